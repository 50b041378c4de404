import { type RefObject, useLayoutEffect, useState } from 'react'

export interface Size {
  width: number
  height: number
}

/** The default where elements have no size. */
const USUAL: Size = { width: 1120, height: 640 }

/** The size of an element; null until it is measured, which happens before the first paint. */
export function useFrameSize(frame: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null)
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    const measure = () =>
      setSize((old) => {
        const { clientWidth: width, clientHeight: height } = element
        if (width === 0) return old ?? USUAL
        return old?.width === width && old.height === height ? old : { width, height }
      })
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame])
  return size
}
