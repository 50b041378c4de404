import { useStored } from '@core/hooks/useStored'
import { useEffect, useRef } from 'react'

const STORED = 'raccourcis'

/** Keys of one letter can be turned off: who dictates to the computer would press them without meaning to. */
export function useShortcutsSwitch() {
  const [stored, setStored] = useStored(STORED)
  return { isOn: stored !== 'non', setOn: (isOn: boolean) => setStored(isOn ? null : 'non') }
}

const BUSY = 'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"], .modal'

/** Keys of one letter for the whole page, wherever nobody is typing: `useShortcuts({ t: goToToday })`. */
export function useShortcuts(keys: Readonly<Record<string, (() => void) | undefined>>) {
  const { isOn } = useShortcutsSwitch()
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    if (!isOn) return
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.target instanceof Element && event.target.closest(BUSY)) return
      if (document.querySelector('.modal.show')) return
      const act = latest.current[event.key.toLowerCase()]
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOn])
}
