import { useLayoutEffect } from 'react'

/** How wide the browser draws a scrollbar; nothing where it lies over the page. */
function scrollbarWidth(): number {
  const probe = document.createElement('div')
  probe.style.cssText = 'position:fixed;inline-size:80px;block-size:80px;overflow:scroll;visibility:hidden'
  document.body.append(probe)
  const width = probe.offsetWidth - probe.clientWidth
  probe.remove()
  return width
}

/** Keeps the width of a scrollbar in `--scrollbar`, for the layout that leaves room for it; zooming changes it. */
export function useScrollbarRoom() {
  useLayoutEffect(() => {
    const measure = () => document.documentElement.style.setProperty('--scrollbar', `${scrollbarWidth()}px`)
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [])
}
