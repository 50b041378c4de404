import { MapShape } from '@src/views/demo/showcase/parts/map/MapShape'
import { OwnMap } from '@src/views/demo/showcase/parts/map/OwnMap'
import { pathOf, pointOf } from '@src/views/demo/showcase/parts/map/projection'
import type { Place } from '@src/views/demo/showcase/parts/map/tunisia'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const TUNIS: Place = [10.1, 36.7]
const SAHEL: readonly Place[] = [
  [10.2, 36.1],
  [10.9, 35.7],
  [11.0, 35.2],
  [10.5, 35.0],
  [10.1, 35.5],
]
const SOUTH = { from: pointOf([8.6, 33.6]), to: pointOf([10.4, 32.8]) }

export function Tips() {
  const { t } = useTranslation('demoCharts')
  const [presses, setPresses] = useState(0)
  const { x, y } = pointOf(TUNIS)
  return (
    <OwnMap label={t('word.mapOfTips')}>
      <MapShape
        name={t('word.circlePressed', { count: presses })}
        at={TUNIS}
        tip="pointed"
        onPress={() => setPresses(presses + 1)}
      >
        <circle cx={x} cy={y} r="26" className="map-area" />
      </MapShape>
      <MapShape name={t('word.follows')} at={[10.5, 35.6]} tip="follows">
        <path d={`${pathOf(SAHEL)}Z`} className="map-area map-area-warning" />
      </MapShape>
      <MapShape name={t('word.always')} at={[9.5, 33.1]} tip="always">
        <rect
          x={SOUTH.from.x}
          y={SOUTH.from.y}
          width={SOUTH.to.x - SOUTH.from.x}
          height={SOUTH.to.y - SOUTH.from.y}
          className="map-area map-area-danger"
        />
      </MapShape>
    </OwnMap>
  )
}
