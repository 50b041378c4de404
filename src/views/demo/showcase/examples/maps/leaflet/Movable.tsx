import { Button } from '@core/components/Button'
import { MapMarker } from '@src/views/demo/showcase/parts/MapMarker'
import { OwnMap } from '@src/views/demo/showcase/parts/OwnMap'
import type { Place } from '@src/views/demo/showcase/parts/tunisia'
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const WAYS = [
  { key: 'north', icon: ArrowUp, by: [0, 0.1] },
  { key: 'south', icon: ArrowDown, by: [0, -0.1] },
  { key: 'west', icon: ArrowLeft, by: [-0.1, 0] },
  { key: 'east', icon: ArrowRight, by: [0.1, 0] },
] as const

export function Movable() {
  const { t } = useTranslation('demoCharts')
  const [at, setAt] = useState<Place>([10.1, 35.68])
  const where = { longitude: at[0].toFixed(2), latitude: at[1].toFixed(2) }
  return (
    <>
      <OwnMap label={t('word.movable')} onPress={setAt}>
        <MapMarker name={t('word.meetingPoint')} at={at} isChosen />
      </OwnMap>
      <div className="showcase-row">
        {WAYS.map(({ key, icon, by }) => (
          <Button key={key} size="sm" icon={icon} onClick={() => setAt([at[0] + by[0], at[1] + by[1]])}>
            {t(`word.way.${key}`)}
          </Button>
        ))}
      </div>
      <p role="status">{t('word.where', where)}</p>
    </>
  )
}
