import { Stepper } from '@src/views/demo/showcase/parts/Stepper'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function Widths() {
  const { t } = useTranslation('demoForms')
  const [hours, setHours] = useState(20)
  return (
    <div className="showcase-stack">
      <Stepper label={t('word.narrow')} value={hours} onChange={setHours} width="narrow" />
      <Stepper label={t('word.wide')} value={hours} onChange={setHours} width="wide" />
    </div>
  )
}
