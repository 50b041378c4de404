import { useEffect, useEffectEvent } from 'react'

export interface RunKeys {
  /** 1 to 4: the choice at this place, from 0. */
  choose?: (index: number) => void
  /** Enter: validates, then goes on. */
  confirm?: () => void
  keep?: () => void
  skip?: () => void
  read?: () => void
}

/** Elements that handle keys themselves. */
const OWN =
  'a, button, select, textarea, input:not([type="radio"], [type="checkbox"]), [role="dialog"], .swal2-container'

function actOf(key: string, keys: RunKeys): (() => void) | undefined {
  const { choose, confirm, keep, skip, read } = keys
  if (/^[1-4]$/.test(key)) return choose && (() => choose(Number(key) - 1))
  const letters: Record<string, (() => void) | undefined> = { g: keep, p: skip, s: skip, l: read, enter: confirm }
  return letters[key.toLowerCase()]
}

/** The keys of a question. */
export function useRunKeys(keys: RunKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return
    const { target } = event
    const isOwn = target instanceof Element && target.closest(OWN) !== null
    // On a button, letters do nothing and Enter presses it.
    const isLetterOnButton = event.key !== 'Enter' && target instanceof Element && target.closest('button') !== null
    if (isOwn && !(isLetterOnButton && !document.querySelector('.swal2-container'))) return
    const act = actOf(event.key, keys)
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
