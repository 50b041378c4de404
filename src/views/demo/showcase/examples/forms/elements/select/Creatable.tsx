import { RichSelect } from '@src/views/demo/showcase/parts/select/RichSelect'
import type { RichOption } from '@src/views/demo/showcase/parts/select/richSelectProps'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const CITIES = ['Tunis', 'Sfax', 'Sousse'].map((city) => ({ value: city, label: city }))

export function Creatable() {
  const { t } = useTranslation('demoForms')
  const [chosen, setChosen] = useState<RichOption[]>([])
  return (
    <>
      <RichSelect aria-label={t('word.cityOrNew')} value={chosen} options={CITIES} onChange={setChosen} creatable />
      <p role="status">{chosen[0]?.label ?? ''}</p>
    </>
  )
}
