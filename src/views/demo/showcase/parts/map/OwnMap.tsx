import { IconButton } from '@core/components/IconButton'
import { Minus, Plus } from 'lucide-react'
import { type CSSProperties, type MouseEvent, type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { COUNTRY, gridPath, NEIGHBOURS, placeAt, pointOf, SIZE } from './projection'
import { LANDS, type Place } from './tunisia'
import { useMapView } from './useMapView'

/** The latitudes from which the north, the steppe and the desert extend southwards. */
const CLIMATES = [
  { name: 'north', from: 38 },
  { name: 'steppe', from: 35.8 },
  { name: 'desert', from: 33.9 },
] as const

interface OwnMapProps {
  label: string
  /** The country in one colour, or by its climates. */
  base?: 'plain' | 'climates'
  /** Whether the lines of the degrees are drawn. */
  grid?: boolean
  onPress?: (place: Place) => void
  onView?: (kind: 'zoom' | 'move') => void
  /** Elements above the map that are not drawings, such as a box with buttons. */
  above?: (styleAt: (place: Place) => CSSProperties) => ReactNode
  children?: ReactNode
}

/** A drawn map that needs no network: an outline, a grid of degrees, and the given children. */
export function OwnMap({ label, base = 'plain', grid = true, onPress, onView, above, children }: OwnMapProps) {
  const { t, i18n } = useTranslation('demoCharts')
  const id = useId()
  const names = new Intl.DisplayNames(i18n.language, { type: 'region' })
  const { box, isClosest, isFarthest, zoomBy, hasMoved, onKeyDown, drag } = useMapView(onView)
  const press = (event: MouseEvent<SVGSVGElement>) => {
    const place = placeAt(event.currentTarget, event)
    if (place && !hasMoved()) onPress?.(place)
  }
  const styleAt = (place: Place) => {
    const { x, y } = pointOf(place)
    return { left: `${((x - box.left) / box.width) * 100}%`, top: `${((y - box.top) / box.height) * 100}%` }
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move the map while a control in it has the focus
    <div className="own-map" onKeyDown={onKeyDown}>
      <div className="map-sheet">
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: what a press does, a button beside the map does as well */}
        {/* biome-ignore lint/a11y/useSemanticElements: a drawing, not a part of a form */}
        <svg
          viewBox={`${box.left} ${box.top} ${box.width} ${box.height}`}
          role="group"
          aria-label={label}
          className={isFarthest ? undefined : 'is-near'}
          style={{ '--map-nearness': box.width / SIZE.width } as CSSProperties}
          onClick={press}
          onDoubleClick={() => zoomBy(2)}
          {...drag}
        >
          <rect width={SIZE.width} height={SIZE.height} className="map-sea" />
          <path d={NEIGHBOURS} className="map-around" />
          {LANDS.map(({ code, at }) => (
            <text key={code} {...pointOf(at)} className="map-land-name" aria-hidden>
              {names.of(code)}
            </text>
          ))}
          {base === 'climates' ? (
            <>
              <clipPath id={id}>
                <path d={COUNTRY} />
              </clipPath>
              <g clipPath={`url(#${id})`}>
                {CLIMATES.map(({ name, from }) => (
                  <rect
                    key={name}
                    className={`map-${name}`}
                    y={pointOf([0, from]).y}
                    width={SIZE.width}
                    height={SIZE.height}
                  />
                ))}
              </g>
            </>
          ) : null}
          <path d={COUNTRY} className={base === 'plain' ? 'map-land' : 'map-border'} />
          {grid ? <path d={gridPath()} className="map-grid" /> : null}
          {children}
        </svg>
        {above?.(styleAt)}
      </div>
      <div className="map-zoom">
        <IconButton icon={Plus} label={t('word.closer')} disabled={isClosest} onClick={() => zoomBy(2)} />
        <IconButton icon={Minus} label={t('word.farther')} disabled={isFarthest} onClick={() => zoomBy(1 / 2)} />
      </div>
    </div>
  )
}
