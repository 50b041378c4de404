import { useEffect } from 'react'

const WRITES = 'input, textarea, select, [contenteditable="true"], [role="combobox"], [role="menu"], [role="dialog"]'

/** Calls for ← and →, unless they move inside a control. */
export function useArrowKeys(onStep: (step: -1 | 1) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isOwn = event.target instanceof Element && event.target.closest(WRITES) !== null
      if (isOwn || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      if (event.key === 'ArrowLeft') onStep(-1)
      if (event.key === 'ArrowRight') onStep(1)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [onStep])
}
