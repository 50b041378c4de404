import { placed, SortableList } from '@src/views/demo/showcase/parts/SortableList'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function Cards() {
  const { t } = useTranslation('demoExtensions')
  const [cars, setCars] = useState(['Clio', 'Polo', 'Ibiza', 'Symbol', 'Picanto', 'Logan'])
  return (
    <SortableList
      label={t('word.cars')}
      group="cars"
      items={cars}
      asCards
      onPlace={(item, index) => setCars((before) => placed(before, item, index))}
    />
  )
}
