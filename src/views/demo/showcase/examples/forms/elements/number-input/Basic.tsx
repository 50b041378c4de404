import { Stepper } from '@src/views/demo/showcase/parts/Stepper'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function Basic() {
  const { t } = useTranslation('demoForms')
  const [hours, setHours] = useState(20)
  return (
    <>
      <Stepper label={t('word.hours')} value={hours} onChange={setHours} />
      <p role="status">{t('word.chosenHours', { count: hours })}</p>
    </>
  )
}
