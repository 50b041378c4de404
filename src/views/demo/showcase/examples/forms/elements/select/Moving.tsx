import { RichSelect } from '@src/views/demo/showcase/parts/select/RichSelect'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const PERMITS = ['A', 'A1', 'B', 'BE', 'C', 'D'].map((permit) => ({ value: permit, label: permit }))

export function Moving() {
  const { t } = useTranslation('demoForms')
  const [chosen, setChosen] = useState(PERMITS.slice(1, 4))
  return (
    <RichSelect
      aria-label={t('word.permitsMoving')}
      value={chosen}
      options={PERMITS}
      onChange={setChosen}
      several
      animated
    />
  )
}
