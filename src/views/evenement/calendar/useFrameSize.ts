import { type RefObject, useLayoutEffect, useState } from 'react'

export interface Size {
  width: number
  height: number
}

/** As good as any where nothing has a size. */
const USUAL: Size = { width: 1120, height: 640 }

/** How large an element is drawn; null until it is measured, which is before anything is seen. */
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
