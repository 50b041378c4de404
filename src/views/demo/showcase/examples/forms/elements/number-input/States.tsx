import { Stepper } from '@src/views/demo/showcase/parts/Stepper'
import { useTranslation } from 'react-i18next'

export function States() {
  const { t } = useTranslation('demoForms')
  return (
    <div className="form-grid">
      <Stepper label={t('word.disabled')} value={8} state="disabled" />
      <Stepper label={t('word.readOnly')} value={20} state="readOnly" />
    </div>
  )
}
