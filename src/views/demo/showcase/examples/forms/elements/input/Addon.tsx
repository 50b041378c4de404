import { IconButton } from '@core/components/IconButton'
import { InputField } from '@core/form/fields/InputField'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function Addon() {
  const { t } = useTranslation('demoForms')
  const [text, setText] = useState('Sousse')
  return (
    <InputField
      label={t('word.city')}
      value={text}
      onChange={({ target }) => setText(target.value)}
      addon={<IconButton icon={X} label={t('word.clear')} onClick={() => setText('')} />}
    />
  )
}
