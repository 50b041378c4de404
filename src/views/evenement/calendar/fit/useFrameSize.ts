import { type RefObject, useLayoutEffect, useState } from 'react'

export interface Size {
  width: number
  height: number
  /** The browser's text size, relative to the usual one. */
  scale: number
}

/** The default where elements have no size. */
const USUAL = { width: 1120, height: 640 }
/** The usual text size of browsers, in pixels. */
const USUAL_TEXT = 16

const textScale = () =>
  (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || USUAL_TEXT) / USUAL_TEXT

/** The size of an element; null until it is measured, which happens before the first paint. */
export function useFrameSize(frame: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null)
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    const measure = () =>
      setSize((old) => {
        const { clientWidth: width, clientHeight: height } = element
        const scale = textScale()
        if (width === 0) return old ?? { ...USUAL, scale }
        return old?.width === width && old.height === height && old.scale === scale ? old : { width, height, scale }
      })
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame])
  return size
}
