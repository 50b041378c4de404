import { selectUserData } from '@src/redux/auth/slice'
import { useAppSelector } from '@src/redux/hooks'
import { useEffect } from 'react'
import { setUndoOwner, undoLast } from './undoStack'

/** Where the browser takes back what was typed, and where a question waits for its answer. */
const ELSEWHERE = 'input, textarea, select, [contenteditable="true"], .modal'

/** Ctrl+Z takes back the last move, change of length or cancellation, for a minute. */
export function useUndoKey() {
  const idUser = useAppSelector(selectUserData)?.connect.id
  useEffect(() => setUndoOwner(idUser), [idUser])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'z' || event.shiftKey || event.altKey || !(event.ctrlKey || event.metaKey)) return
      if (event.defaultPrevented || (event.target instanceof Element && event.target.closest(ELSEWHERE))) return
      if (!document.querySelector('.modal.show') && undoLast()) event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
