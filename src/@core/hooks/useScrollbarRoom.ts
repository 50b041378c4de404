import { useLayoutEffect } from 'react'

/** The width of the browser's scrollbar; 0 where it overlays the page. */
function scrollbarWidth(): number {
  const probe = document.createElement('div')
  probe.style.cssText = 'position:fixed;inline-size:80px;block-size:80px;overflow:scroll;visibility:hidden'
  document.body.append(probe)
  const width = probe.offsetWidth - probe.clientWidth
  probe.remove()
  return width
}

/** Keeps the width of a scrollbar in `--scrollbar`, for the layout that reserves its space; zooming changes it. */
export function useScrollbarRoom() {
  useLayoutEffect(() => {
    const measure = () => document.documentElement.style.setProperty('--scrollbar', `${scrollbarWidth()}px`)
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [])
}
