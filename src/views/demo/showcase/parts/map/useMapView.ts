import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { SIZE } from './projection'

/** The largest zoom: enough to separate Tunis and Ariana. */
const CLOSEST = 8
/** The distance that an arrow key moves the map, as a share of the visible part. */
const STEP = 0.1
/** A pointer that moves less is a press. */
const SLACK = 4
const WAYS: Record<string, readonly [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

const between = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** The visible part of the map: zoomed, and moved by the pointer or the arrow keys. */
export function useMapView(onView?: (kind: 'zoom' | 'move') => void) {
  const [view, setView] = useState({ zoom: 1, x: SIZE.width / 2, y: SIZE.height / 2 })
  const held = useRef<{ x: number; y: number; hasMoved: boolean } | null>(null)
  const [width, height] = [SIZE.width / view.zoom, SIZE.height / view.zoom]
  const left = between(view.x - width / 2, 0, SIZE.width - width)
  const top = between(view.y - height / 2, 0, SIZE.height - height)
  const by = (x: number, y: number) => setView({ ...view, x: left + width / 2 + x, y: top + height / 2 + y })
  const zoomBy = (factor: number) => {
    setView({ x: left + width / 2, y: top + height / 2, zoom: between(view.zoom * factor, 1, CLOSEST) })
    onView?.('zoom')
  }
  return {
    box: { left, top, width, height },
    isClosest: view.zoom >= CLOSEST,
    isFarthest: view.zoom <= 1,
    zoomBy,
    /** Whether the pointer has moved the map before it was lifted: then it was no press. */
    hasMoved: () => held.current?.hasMoved ?? false,
    onKeyDown: (event: KeyboardEvent) => {
      const way = WAYS[event.key]
      if (!way || view.zoom === 1) return
      event.preventDefault()
      by(way[0] * STEP * width, way[1] * STEP * height)
      onView?.('move')
    },
    drag: {
      onPointerDown: ({ clientX, clientY }: PointerEvent) => {
        held.current = { x: clientX, y: clientY, hasMoved: false }
      },
      onPointerMove: ({ clientX, clientY, buttons, currentTarget, pointerId }: PointerEvent<SVGSVGElement>) => {
        const from = held.current
        if (!from || buttons === 0 || view.zoom === 1) return
        const [x, y] = [clientX - from.x, clientY - from.y]
        if (!from.hasMoved && Math.hypot(x, y) < SLACK) return
        // The map follows a pointer that leaves it.
        currentTarget.setPointerCapture(pointerId)
        const points = width / (currentTarget.clientWidth || SIZE.width)
        held.current = { x: clientX, y: clientY, hasMoved: true }
        by(-x * points, -y * points)
      },
      onPointerUp: () => {
        if (held.current?.hasMoved) onView?.('move')
      },
    },
  }
}
