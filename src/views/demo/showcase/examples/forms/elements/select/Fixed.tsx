import { RichSelect } from '@src/views/demo/showcase/parts/select/RichSelect'
import type { RichOption } from '@src/views/demo/showcase/parts/select/richSelectProps'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const PERMITS = ['A', 'A1', 'B', 'BE', 'C', 'D'].map((permit) => ({
  value: permit,
  label: permit,
  isFixed: permit === 'B',
}))

export function Fixed() {
  const { t } = useTranslation('demoForms')
  // Licence B is fixed: every school teaches it.
  const [chosen, setChosen] = useState<RichOption[]>(PERMITS.filter(({ value }) => ['A', 'B'].includes(value)))
  return (
    <RichSelect aria-label={t('word.permitsFixed')} value={chosen} options={PERMITS} onChange={setChosen} several />
  )
}
