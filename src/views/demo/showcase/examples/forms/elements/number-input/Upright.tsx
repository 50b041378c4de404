import { Stepper } from '@src/views/demo/showcase/parts/Stepper'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function Upright() {
  const { t } = useTranslation('demoForms')
  const [hours, setHours] = useState(12)
  return <Stepper label={t('word.hours')} value={hours} onChange={setHours} icons={[ChevronDown, ChevronUp]} upright />
}
