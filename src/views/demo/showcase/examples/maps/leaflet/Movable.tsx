import { Button } from '@core/components/Button'
import { MapMarker } from '@src/views/demo/showcase/parts/map/MapMarker'
import { MapPopup } from '@src/views/demo/showcase/parts/map/MapPopup'
import { OwnMap } from '@src/views/demo/showcase/parts/map/OwnMap'
import type { Place } from '@src/views/demo/showcase/parts/map/tunisia'
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

const WAYS = [
  { key: 'north', icon: ArrowUp, by: [0, 0.1] },
  { key: 'south', icon: ArrowDown, by: [0, -0.1] },
  { key: 'west', icon: ArrowLeft, by: [-0.1, 0] },
  { key: 'east', icon: ArrowRight, by: [0.1, 0] },
] as const

export function Movable() {
  const { t } = useTranslation('demoCharts')
  const id = useId()
  const [at, setAt] = useState<Place>([9.7, 35.68])
  const [isMovable, setMovable] = useState(true)
  const [isOpen, setOpen] = useState(true)
  const where = { longitude: at[0].toFixed(2), latitude: at[1].toFixed(2) }
  return (
    <>
      <OwnMap
        label={t('word.movable')}
        above={(styleAt) =>
          isOpen ? (
            <MapPopup title={t('word.meetingPoint')} style={styleAt(at)} onClose={() => setOpen(false)}>
              <div className="form-check">
                <input
                  id={id}
                  type="checkbox"
                  className="form-check-input"
                  checked={isMovable}
                  onChange={({ target }) => setMovable(target.checked)}
                />
                <label className="form-check-label" htmlFor={id}>
                  {t('word.canBeMoved')}
                </label>
              </div>
            </MapPopup>
          ) : null
        }
      >
        <MapMarker
          name={t('word.meetingPoint')}
          at={at}
          isChosen={isMovable}
          onChoose={() => setOpen(true)}
          onDrag={isMovable ? setAt : undefined}
        />
      </OwnMap>
      <div className="showcase-row">
        {WAYS.map(({ key, icon, by }) => (
          <Button
            key={key}
            size="sm"
            icon={icon}
            disabled={!isMovable}
            onClick={() => setAt([at[0] + by[0], at[1] + by[1]])}
          >
            {t(`word.way.${key}`)}
          </Button>
        ))}
      </div>
      <p role="status">{t('word.where', where)}</p>
    </>
  )
}
