import { keyAsRead } from '@core/platform/direction'
import { useEffect, useEffectEvent } from 'react'
import { toggleFullScreen } from './useFullScreen'
import type { Host } from './useHost'

/**
 * Elements that Space and Enter press, and elements in which people type. A radio button, such as that of a language,
 * needs only the arrows.
 */
const PRESSED = 'a, button, summary'
const TYPED = 'input:not([type="radio"]), select, textarea, [role="dialog"], .swal2-container'

/** Whether the focused element handles a key itself. */
function isTaken(key: string, target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  if (target.closest(TYPED)) return true
  if (target.closest(PRESSED)) return key === ' ' || key === 'Enter'
  return target.matches('input') && key.startsWith('Arrow')
}

function actOf(key: string, { go, extend }: Host): (() => void) | undefined {
  const keys: Record<string, (() => void) | undefined> = {
    ' ': go,
    Enter: go,
    ArrowRight: go,
    PageDown: go,
    ArrowUp: extend,
    f: () => void toggleFullScreen(),
  }
  return keys[key]
}

/** The keys of the host, including those of a presenter's remote. */
export function useHostKeys(host: Host): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return
    if (isTaken(event.key, event.target)) return
    const act = actOf(keyAsRead(event.key), host)
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
