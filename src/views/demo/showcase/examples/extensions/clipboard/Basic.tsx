import { CopyButton } from '@core/components/CopyButton'
import { InputField } from '@core/form/fields/InputField'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function Basic() {
  const { t } = useTranslation('demoExtensions')
  const [text, setText] = useState('VL-2026-0042')
  return (
    <InputField
      label={t('word.accessCode')}
      value={text}
      onChange={({ target }) => setText(target.value)}
      addon={<CopyButton text={text} />}
    />
  )
}
