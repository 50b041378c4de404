import { placed, SortableList } from '@src/views/demo/showcase/parts/SortableList'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function Sorting() {
  const { t } = useTranslation('demoExtensions')
  const [items, setItems] = useState([t('word.stepCode'), t('word.stepPark'), t('word.stepRoad'), t('word.stepExam')])
  return (
    <SortableList
      label={t('word.course')}
      group="course"
      items={items}
      onPlace={(item, index) => setItems((before) => placed(before, item, index))}
    />
  )
}
