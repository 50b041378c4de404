import { useLatest } from '@core/hooks/useLatest'
import { useStored } from '@core/hooks/useStored'
import { useEffect } from 'react'

const STORED = 'raccourcis'

/** Single-letter shortcuts can be turned off: dictation software would trigger them accidentally. */
export function useShortcutsSwitch() {
  const [stored, setStored] = useStored(STORED)
  return { isOn: stored !== 'non', setOn: (isOn: boolean) => setStored(isOn ? null : 'non') }
}

const BUSY = 'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"], .modal'

/** Single-letter shortcuts of a page, inactive while typing: `useShortcuts({ t: goToToday })`. */
export function useShortcuts(keys: Readonly<Record<string, (() => void) | undefined>>) {
  const { isOn } = useShortcutsSwitch()
  const latest = useLatest(keys)
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
