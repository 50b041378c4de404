import { keyAsRead } from '@core/platform/direction'
import { useEffect, useEffectEvent } from 'react'
import { toggleFullScreen } from './useFullScreen'
import type { Host } from './useHost'

/** What Space and Enter press, and where people type. A radio button, such as a language, needs only the arrows. */
const PRESSED = 'a, button, summary'
const TYPED = 'input:not([type="radio"]), select, textarea, [role="dialog"], .swal2-container'

/** Whether a key belongs to what has the focus. */
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

/** The keys of the host, those of a presenter's remote among them. */
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
