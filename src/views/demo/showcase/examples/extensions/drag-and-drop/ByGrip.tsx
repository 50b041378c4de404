import { placed, SortableList } from '@src/views/demo/showcase/parts/SortableList'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function ByGrip() {
  const { t } = useTranslation('demoExtensions')
  const [cities, setCities] = useState(['Tunis', 'Sfax', 'Sousse', 'Bizerte'])
  return (
    <SortableList
      label={t('word.cities')}
      group="cities"
      items={cities}
      byGrip
      onPlace={(item, index) => setCities((before) => placed(before, item, index))}
    />
  )
}
