import { Button } from '@core/components/Button'
import { MapMarker } from '@src/views/demo/showcase/parts/map/MapMarker'
import { OwnMap } from '@src/views/demo/showcase/parts/map/OwnMap'
import { apart } from '@src/views/demo/showcase/parts/map/projection'
import { GOVERNORATES, type Place } from '@src/views/demo/showcase/parts/map/tunisia'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const MOST = 5
const CENTRE: Place = [9.6, 34.6]
const nearest = (place: Place) =>
  GOVERNORATES.reduce(
    (best, one) => (apart(one.at, place) < apart(best.at, place) ? one : best),
    GOVERNORATES[0] ?? { name: '', at: place },
  )

export function Events() {
  const { t } = useTranslation('demoCharts')
  const [pressed, setPressed] = useState<Place | null>(null)
  const [news, setNews] = useState<readonly string[]>([])
  const tell = (text: string) => setNews((before) => [text, ...before].slice(0, MOST))
  const press = (place: Place) => {
    setPressed(place)
    tell(t('word.pressedNear', { name: nearest(place).name }))
  }
  return (
    <>
      <OwnMap
        label={t('word.mapOfEvents')}
        onPress={press}
        onView={(kind) => tell(t(kind === 'zoom' ? 'word.hasZoomed' : 'word.hasMoved'))}
      >
        {pressed ? <MapMarker name={nearest(pressed).name} at={pressed} isChosen /> : null}
      </OwnMap>
      <div className="showcase-row">
        <Button onClick={() => press(CENTRE)}>{t('word.pressCentre')}</Button>
      </div>
      <ol aria-live="polite" aria-label={t('word.events')}>
        {news.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same may happen twice
          <li key={index}>{text}</li>
        ))}
      </ol>
    </>
  )
}
