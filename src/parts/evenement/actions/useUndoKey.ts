import { useEffect, useRef } from 'react'
import { useUndo } from './useUndo'

/** Elements with the browser's own undo, and dialogs. */
const ELSEWHERE = 'input, textarea, select, [contenteditable="true"], .modal'

/** Ctrl+Z undoes the last move, resize or cancellation, within a minute. */
export function useUndoKey(onStale: (id: number) => void) {
  const { undoLast } = useUndo({ onStale })
  const latest = useRef(undoLast)
  latest.current = undoLast
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'z' || event.shiftKey || event.altKey || !(event.ctrlKey || event.metaKey)) return
      if (event.defaultPrevented || (event.target instanceof Element && event.target.closest(ELSEWHERE))) return
      if (!document.querySelector('.modal.show') && latest.current()) event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
