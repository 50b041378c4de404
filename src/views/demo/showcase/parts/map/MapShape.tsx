import { type ReactNode, useState } from 'react'
import { placeAt, pointOf } from './projection'
import type { Place } from './tunisia'

interface MapShapeProps {
  name: string
  /** The place of its text, unless the text follows the pointer. */
  at: Place
  /** When the text is visible: while the part is pointed at, beside the pointer, or always. */
  tip: 'pointed' | 'follows' | 'always'
  onPress?: () => void
  children: ReactNode
}

/** A part of the map with its own text; it reacts to presses if `onPress` is given. */
export function MapShape({ name, at, tip, onPress, children }: MapShapeProps) {
  const [pointed, setPointed] = useState<Place | null>(null)
  const place = tip === 'follows' ? pointed : at
  const isShown = tip === 'always' || pointed !== null
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its role says whether it can be pressed */}
      <g
        className="map-shape"
        role={onPress ? 'button' : 'img'}
        tabIndex={0}
        aria-label={name}
        onClick={onPress}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return
          event.preventDefault()
          onPress?.()
        }}
        onPointerMove={(event) => setPointed(placeAt(event.currentTarget.ownerSVGElement, event) ?? at)}
        onPointerLeave={() => setPointed(null)}
        onFocus={() => setPointed(at)}
        onBlur={() => setPointed(null)}
      >
        {children}
      </g>
      {isShown && place ? (
        <text {...pointOf(place)} dy={-10} className="map-tip" aria-hidden>
          {name}
        </text>
      ) : null}
    </>
  )
}
