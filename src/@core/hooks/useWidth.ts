import { type RefObject, useLayoutEffect, useState } from 'react'

/** The width of an element in steps, so that a drawing changes only a few times while a window is resized. */
export function useWidth(element: RefObject<HTMLElement | null>, step = 40): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const box = element.current
    if (!box) return
    const measure = () => setWidth(Math.floor(box.clientWidth / step) * step)
    measure()
    if (!('ResizeObserver' in window)) return
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    return () => observer.disconnect()
  }, [element, step])
  return width
}
