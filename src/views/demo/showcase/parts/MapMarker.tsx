import type { ReactNode } from 'react'
import { pointOf } from './OwnMap'
import type { Place } from './tunisia'

interface MapMarkerProps {
  at: Place
  name: string
  isChosen?: boolean
  onChoose?: () => void
  /** A drawing of its own in the place of the pin. */
  children?: ReactNode
}

/** A place on the map: a button with the name of the place. */
export function MapMarker({ at, name, isChosen = false, onChoose, children }: MapMarkerProps) {
  const { x, y } = pointOf(at)
  return (
    // biome-ignore lint/a11y/useSemanticElements: inside a drawing there are no buttons
    <g
      className={isChosen ? 'map-marker is-chosen' : 'map-marker'}
      transform={`translate(${x} ${y})`}
      role="button"
      tabIndex={0}
      aria-label={name}
      aria-pressed={isChosen}
      onClick={(event) => {
        event.stopPropagation()
        onChoose?.()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        onChoose?.()
      }}
    >
      <title>{name}</title>
      {children ?? <path d="M0 0c-3-6-7-9-7-14a7 7 0 0 1 14 0c0 5-4 8-7 14z" />}
    </g>
  )
}
