import { Stepper } from '@src/views/demo/showcase/parts/Stepper'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function Inline() {
  const { t } = useTranslation('demoForms')
  const [seats, setSeats] = useState(4)
  return <Stepper label={t('word.seats')} value={seats} onChange={setSeats} max={9} inline />
}
