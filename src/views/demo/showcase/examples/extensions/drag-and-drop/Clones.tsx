import { Button } from '@core/components/Button'
import { placed, SortableList } from '@src/views/demo/showcase/parts/SortableList'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function Clones() {
  const { t } = useTranslation('demoExtensions')
  const [kinds, setKinds] = useState([t('word.stepCode'), t('word.stepPark'), t('word.stepRoad')])
  const [planned, setPlanned] = useState<readonly string[]>([])
  // The list of kinds keeps an item that is dragged from it: the plan gets a numbered copy.
  const add = (item: string, index: number) => {
    if (planned.includes(item)) setPlanned(placed(planned, item, index))
    else if (kinds.includes(item)) setPlanned(placed(planned, `${item} ${planned.length + 1}`, index))
  }
  return (
    <div className="showcase-columns">
      <div>
        <h3>{t('word.kinds')}</h3>
        <SortableList
          label={t('word.kinds')}
          group="kinds"
          items={kinds}
          onPlace={(item, index) => kinds.includes(item) && setKinds(placed(kinds, item, index))}
        />
      </div>
      <div>
        <h3>{t('word.plan')}</h3>
        <SortableList label={t('word.plan')} group="kinds" items={planned} onPlace={add} />
        <div className="showcase-row">
          {kinds.map((kind) => (
            <Button key={kind} size="sm" onClick={() => add(kind, planned.length)}>
              {t('word.addOne', { item: kind })}
            </Button>
          ))}
        </div>
      </div>
    </div>
  )
}
