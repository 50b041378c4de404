import { areMotionsReduced } from '@core/platform/media'
import { useEffect } from 'react'

const DURATION_MS = 500
const TARGETS = '.btn, .menu-link, [data-ripple]'

function ripple(event: PointerEvent) {
  if (!(event.target instanceof Element)) return
  const target = event.target.closest<HTMLElement>(TARGETS)
  if (!target || target.matches(':disabled, [aria-disabled="true"]')) return
  if (areMotionsReduced()) return
  const box = target.getBoundingClientRect()
  const size = 2 * Math.max(box.width, box.height)
  const drop = document.createElement('span')
  drop.className = 'ripple'
  drop.style.width = drop.style.height = `${size}px`
  drop.style.left = `${event.clientX - box.left - size / 2}px`
  drop.style.top = `${event.clientY - box.top - size / 2}px`
  target.append(drop)
  setTimeout(() => drop.remove(), DURATION_MS)
}

/** Shows a 500 ms ripple on every pressed button, with one listener for the whole page. */
export function useRipple() {
  useEffect(() => {
    document.addEventListener('pointerdown', ripple)
    return () => document.removeEventListener('pointerdown', ripple)
  }, [])
}
