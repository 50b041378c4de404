import { InputField } from '@core/form/fields/InputField'
import { useTranslation } from 'react-i18next'

export function Basic() {
  const { t } = useTranslation('demoForms')
  return (
    <div className="form-grid">
      <InputField label={t('word.name')} />
      <InputField label={t('word.phone')} type="tel" hint={t('word.phoneHint')} />
      <InputField label={t('word.email')} type="email" placeholder="nom@exemple.tn" />
      <InputField label={t('word.cin')} inputMode="numeric" maxLength={8} required />
    </div>
  )
}
