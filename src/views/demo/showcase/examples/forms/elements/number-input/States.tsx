import { Stepper } from '@src/views/demo/showcase/parts/Stepper'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function States() {
  const { t } = useTranslation('demoForms')
  const [small, setSmall] = useState(3)
  return (
    <div className="form-grid">
      <Stepper label={t('word.size.small')} value={small} onChange={setSmall} size="sm" />
      <Stepper label={t('word.disabled')} value={8} state="disabled" />
      <Stepper label={t('word.readOnly')} value={20} state="readOnly" />
    </div>
  )
}
