import { Button } from '@core/components/Button'
import { placed, SortableList } from '@src/views/demo/showcase/parts/SortableList'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const PEOPLE = { morning: ['Amine', 'Leïla'], evening: ['Sami', 'Zeineb', 'Farah'] }

export function TwoLists() {
  const { t } = useTranslation('demoExtensions')
  const [lists, setLists] = useState(PEOPLE)
  const place = (to: keyof typeof PEOPLE) => (item: string, index: number) =>
    setLists(({ morning, evening }) => {
      const left = { morning: morning.filter((one) => one !== item), evening: evening.filter((one) => one !== item) }
      return { ...left, [to]: placed(to === 'morning' ? morning : evening, item, index) }
    })
  const first = lists.evening[0]
  return (
    <div className="showcase-columns">
      <div>
        <h3>{t('word.morning')}</h3>
        <SortableList label={t('word.morning')} group="people" items={lists.morning} onPlace={place('morning')} />
        {first ? (
          <Button size="sm" onClick={() => place('morning')(first, lists.morning.length)}>
            {t('word.toMorning', { item: first })}
          </Button>
        ) : null}
      </div>
      <div>
        <h3>{t('word.evening')}</h3>
        <SortableList label={t('word.evening')} group="people" items={lists.evening} onPlace={place('evening')} />
      </div>
    </div>
  )
}
