import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from './TextField'
import type { FieldProps } from './useField'

/** A password, with a button that shows what is typed. */
export function PasswordField({ autoComplete = 'current-password', ...props }: FieldProps & { autoFocus?: boolean }) {
  const { t } = useTranslation('common')
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <TextField
      {...props}
      autoComplete={autoComplete}
      type={isShown ? 'text' : 'password'}
      addon={
        <button
          type="button"
          className="btn btn-ghost btn-icon field-addon"
          aria-label={t('form.showPassword')}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <Icon aria-hidden size={18} strokeWidth={1.75} />
        </button>
      }
    />
  )
}
