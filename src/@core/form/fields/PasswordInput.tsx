import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from 'reactstrap'
import { InputField } from './InputField'

/** A password input without a form library, with a button that reveals the text. */
export function PasswordInput({
  autoComplete = 'current-password',
  ...props
}: Omit<ComponentProps<typeof InputField>, 'type' | 'addon'>) {
  const { t } = useTranslation('common')
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <InputField
      {...props}
      autoComplete={autoComplete}
      type={isShown ? 'text' : 'password'}
      addon={
        <Button
          type="button"
          color="ghost"
          className="btn-icon field-addon"
          aria-label={t('form.showPassword')}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <Icon aria-hidden size={18} strokeWidth={1.75} />
        </Button>
      }
    />
  )
}
