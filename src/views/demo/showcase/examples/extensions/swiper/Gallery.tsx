import { Clip } from '@src/views/demo/showcase/parts/Clip'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const PLACES = [0.1, 0.35, 0.6, 0.9]

export function Gallery() {
  const { t } = useTranslation('demoExtensions')
  const [chosen, setChosen] = useState(0)
  const name = (index: number) => t('word.picture', { number: index + 1 })
  return (
    <>
      <Clip label={name(chosen)} place={PLACES[chosen] ?? 0} />
      <div className="showcase-row">
        {PLACES.map((place, index) => (
          <button
            key={place}
            type="button"
            className="gallery-thumb"
            aria-pressed={index === chosen}
            onClick={() => setChosen(index)}
          >
            <Clip label={name(index)} place={place} />
          </button>
        ))}
      </div>
    </>
  )
}
