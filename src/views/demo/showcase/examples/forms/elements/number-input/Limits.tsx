import { Stepper } from '@src/views/demo/showcase/parts/Stepper'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function Limits() {
  const { t } = useTranslation('demoForms')
  const [seats, setSeats] = useState(4)
  const [length, setLength] = useState(1.5)
  const [day, setDay] = useState(7)
  return (
    <div className="form-grid">
      <Stepper label={t('word.seats')} value={seats} onChange={setSeats} min={0} max={10} />
      <Stepper label={t('word.length')} value={length} onChange={setLength} step={0.25} max={4} />
      <Stepper label={t('word.weekday')} value={day} onChange={setDay} min={1} max={7} wraps />
    </div>
  )
}
