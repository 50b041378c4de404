import { InputField } from '@core/form/fields/InputField'
import { useTranslation } from 'react-i18next'

/** The same four fields for each layout. */
export function SampleFields() {
  const { t } = useTranslation('demoForms')
  return (
    <>
      <InputField label={t('word.name')} name="nom" />
      <InputField label={t('word.email')} name="email" type="email" />
      <InputField label={t('word.phone')} name="telephone" type="tel" />
      <InputField label={t('word.city')} name="ville" />
    </>
  )
}
