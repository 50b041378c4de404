import { InputField } from '@core/form/fields/InputField'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function Valid() {
  const { t } = useTranslation('demoForms')
  const [phone, setPhone] = useState('98123456')
  const isValid = /^\d{8}$/.test(phone)
  return (
    <InputField
      label={t('word.phone')}
      type="tel"
      value={phone}
      hint={isValid ? t('word.phoneRead') : t('word.phoneHint')}
      code={isValid ? null : 'invalid'}
      onChange={({ target }) => setPhone(target.value)}
    />
  )
}
