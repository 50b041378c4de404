import { type PointerEvent, type ReactNode, useRef } from 'react'
import { placeAt, pointOf } from './projection'
import type { Place } from './tunisia'

interface MapMarkerProps {
  at: Place
  name: string
  isChosen?: boolean
  onChoose?: () => void
  /** Called with the place under the pointer while the marker is dragged. */
  onDrag?: (place: Place) => void
  /** A drawing in place of the pin. */
  children?: ReactNode
}

/** Pointer handlers that drag the marker. */
function useDragging(onDrag?: (place: Place) => void) {
  const isHeld = useRef(false)
  if (!onDrag) return {}
  const end = () => {
    isHeld.current = false
  }
  return {
    onPointerDown: (event: PointerEvent<SVGGElement>) => {
      // Keeps the map from moving too.
      event.stopPropagation()
      event.currentTarget.setPointerCapture(event.pointerId)
      isHeld.current = true
    },
    onPointerMove: (event: PointerEvent<SVGGElement>) => {
      const place = isHeld.current && placeAt(event.currentTarget.ownerSVGElement, event)
      if (place) onDrag(place)
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}

/** A place on the map: a button with the name of the place. */
export function MapMarker({ at, name, isChosen = false, onChoose, onDrag, children }: MapMarkerProps) {
  const { x, y } = pointOf(at)
  const dragging = useDragging(onDrag)
  return (
    // biome-ignore lint/a11y/useSemanticElements: inside a drawing there are no buttons
    <g
      className={['map-marker', isChosen ? 'is-chosen' : '', onDrag ? 'is-movable' : ''].join(' ').trim()}
      transform={`translate(${x} ${y})`}
      role="button"
      tabIndex={0}
      aria-label={name}
      aria-pressed={isChosen}
      {...dragging}
      onClick={(event) => {
        event.stopPropagation()
        onChoose?.()
      }}
      onDoubleClick={(event) => event.stopPropagation()}
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
