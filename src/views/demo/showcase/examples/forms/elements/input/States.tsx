import { InputField } from '@core/form/fields/InputField'
import { useTranslation } from 'react-i18next'

export function States() {
  const { t } = useTranslation('demoForms')
  return (
    <div className="form-grid">
      <InputField label={t('word.faulty')} defaultValue="1234" code="invalid" />
      <InputField label={t('word.missing')} required code="required" />
      <InputField label={t('word.disabled')} defaultValue="Tunis" disabled />
      <InputField label={t('word.readOnly')} defaultValue="VL-2026-0042" readOnly />
    </div>
  )
}
