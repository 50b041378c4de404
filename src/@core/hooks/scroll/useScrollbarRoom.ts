import { useLayoutEffect, useState } from 'react'

/** The width of the browser's scrollbar in pixels; 0 where it overlays the page. */
function scrollbarWidth(): number {
  const probe = document.createElement('div')
  probe.style.cssText = 'position:fixed;inline-size:80px;block-size:80px;overflow:scroll;visibility:hidden'
  document.body.append(probe)
  const width = probe.offsetWidth - probe.clientWidth
  probe.remove()
  return width
}

const keep = (width: number) => document.documentElement.style.setProperty('--scrollbar', `${width}px`)

/** Keeps the width of a scrollbar in `--scrollbar`, for the layout that reserves its space; zooming changes it. */
export function useScrollbarRoom() {
  // Measured before the first drawing, while the page is nearly empty: right after it, measuring would force a layout
  // of the whole page, a tenth of a second on a slow phone.
  const [first] = useState(scrollbarWidth)
  useLayoutEffect(() => {
    const measure = () => keep(scrollbarWidth())
    keep(first)
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [first])
}
