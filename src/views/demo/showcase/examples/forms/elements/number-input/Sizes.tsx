import { Stepper } from '@src/views/demo/showcase/parts/Stepper'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function Sizes() {
  const { t } = useTranslation('demoForms')
  const [hours, setHours] = useState(3)
  return (
    <div className="form-grid">
      <Stepper label={t('word.size.small')} value={hours} onChange={setHours} size="sm" />
      <Stepper label={t('word.size.medium')} value={hours} onChange={setHours} />
      <Stepper label={t('word.size.large')} value={hours} onChange={setHours} size="lg" />
    </div>
  )
}
