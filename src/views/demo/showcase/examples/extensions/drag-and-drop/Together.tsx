import { Button } from '@core/components/Button'
import { placed, SortableList } from '@src/views/demo/showcase/parts/SortableList'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

const PEOPLE = ['Amine', 'Leïla', 'Sami', 'Zeineb', 'Farah']

export function Together() {
  const { t } = useTranslation('demoExtensions')
  const id = useId()
  const [people, setPeople] = useState(PEOPLE)
  const [chosen, setChosen] = useState<readonly string[]>(['Sami', 'Farah'])
  const toggle = (one: string) =>
    setChosen(chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one])
  // The selected items move together with the dragged one, in their order.
  const place = (item: string, index: number) => {
    if (!chosen.includes(item)) return setPeople(placed(people, item, index))
    const moving = people.filter((one) => chosen.includes(one))
    const staying = people.filter((one) => !chosen.includes(one))
    const before = people.slice(0, index).filter((one) => !chosen.includes(one)).length
    setPeople([...staying.slice(0, before), ...moving, ...staying.slice(before)])
  }
  return (
    <>
      <fieldset className="showcase-row">
        <legend className="form-label">{t('word.moveTogether')}</legend>
        {people.map((one) => (
          <div key={one} className="form-check">
            <input
              id={`${id}-${one}`}
              type="checkbox"
              className="form-check-input"
              checked={chosen.includes(one)}
              onChange={() => toggle(one)}
            />
            <label className="form-check-label" htmlFor={`${id}-${one}`}>
              {one}
            </label>
          </div>
        ))}
      </fieldset>
      <SortableList label={t('word.candidates')} group="together" items={people} onPlace={place} />
      <div className="showcase-row">
        <Button disabled={chosen.length === 0} onClick={() => chosen[0] && place(chosen[0], 0)}>
          {t('word.allToTop')}
        </Button>
      </div>
    </>
  )
}
