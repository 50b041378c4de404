import { type RefObject, useEffect } from 'react'

/**
 * Locks the page's scroll position during a mouse drag: near the edge of the window the library scrolls the page as
 * well as the frame, and the title would end up under the navbar.
 */
export function useSteadyPage(frame: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const root = frame.current
    let top: number | null = null
    const hold = ({ pointerType }: PointerEvent) => {
      top = pointerType === 'mouse' ? window.scrollY : null
    }
    const release = () => {
      if (top !== null && window.scrollY !== top) window.scrollTo({ top })
      top = null
    }
    root?.addEventListener('pointerdown', hold)
    window.addEventListener('pointerup', release)
    return () => {
      root?.removeEventListener('pointerdown', hold)
      window.removeEventListener('pointerup', release)
    }
  }, [frame])
}
