import { IconButton } from '@core/components/IconButton'
import { Minus, Plus } from 'lucide-react'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { OUTLINE, type Place } from './tunisia'

const WEST = 7
const NORTH = 37.6
/** Points per degree; a degree of longitude is shorter here than one of latitude. */
const SCALE = { x: 62, y: 74 }
const SIZE = { width: 320, height: 552 }

export const pointOf = ([longitude, latitude]: Place) => ({
  x: (longitude - WEST) * SCALE.x,
  y: (NORTH - latitude) * SCALE.y,
})
const placeOf = (x: number, y: number): Place => [WEST + x / SCALE.x, NORTH - y / SCALE.y]

const shape = OUTLINE.map((place, index) => {
  const { x, y } = pointOf(place)
  return `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`
}).join('')

interface OwnMapProps {
  label: string
  /** Whether the tiles of the sea and the lines of the grid are drawn. */
  grid?: boolean
  onPress?: (place: Place) => void
  children?: ReactNode
}

/** A map that is drawn by us, without a network: an outline, a grid of degrees, and what is put on it. */
export function OwnMap({ label, grid = true, onPress, children }: OwnMapProps) {
  const { t } = useTranslation('demoCharts')
  const [zoom, setZoom] = useState(1)
  const [width, height] = [SIZE.width / zoom, SIZE.height / zoom]
  const press = (event: MouseEvent<SVGSVGElement>) => {
    const matrix = event.currentTarget.getScreenCTM()
    if (!matrix) return
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse())
    onPress?.(placeOf(x, y))
  }
  return (
    <div className="own-map">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: what a press does, a button beside the map does as well */}
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing, not a part of a form */}
      <svg
        viewBox={`${(SIZE.width - width) / 2} ${((SIZE.height - height) / 2) * (zoom > 1 ? 0.4 : 1)} ${width} ${height}`}
        role="group"
        aria-label={label}
        onClick={press}
      >
        <rect width={SIZE.width} height={SIZE.height} className="map-sea" />
        <path d={`${shape}Z`} className="map-land" />
        {grid ? <path d={gridPath()} className="map-grid" /> : null}
        {children}
      </svg>
      <div className="map-zoom">
        <IconButton icon={Plus} label={t('word.closer')} disabled={zoom >= 3} onClick={() => setZoom(zoom + 0.5)} />
        <IconButton icon={Minus} label={t('word.farther')} disabled={zoom <= 1} onClick={() => setZoom(zoom - 0.5)} />
      </div>
    </div>
  )
}

function gridPath(): string {
  const rows = [31, 32, 33, 34, 35, 36, 37].map((latitude) => `M0 ${pointOf([WEST, latitude]).y}h${SIZE.width}`)
  const columns = [8, 9, 10, 11, 12].map((longitude) => `M${pointOf([longitude, NORTH]).x} 0v${SIZE.height}`)
  return [...rows, ...columns].join('')
}
