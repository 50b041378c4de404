import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { whilePageGrows } from './whilePageGrows'

/** A slow machine still loads the parts of a page after many seconds. */
const PATIENCE_MS = 60_000

/**
 * Keeps the part that the address names (`#paiements`) at the top while the parts above it load: the router scrolls
 * once, before they are there.
 */
export function useHashScroll(): void {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes when the same link is followed again
  useEffect(() => {
    const part = document.getElementById(hash.slice(1))
    if (!part || !('ResizeObserver' in window)) return
    const show = () => part.scrollIntoView({ block: 'start', behavior: 'instant' })
    show()
    return whilePageGrows({
      onGrow: () => {
        show()
        return false
      },
      patienceMs: PATIENCE_MS,
    })
  }, [hash, key])
}
