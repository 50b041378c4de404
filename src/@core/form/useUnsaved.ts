import { useEffect } from 'react'
import { holdUnsaved } from './unsaved'

/** While something is unsaved: the browser asks before it closes the tab, and a sign-out in any tab asks too. */
export function useUnsaved(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return
    const release = holdUnsaved()
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => {
      release()
      window.removeEventListener('beforeunload', warn)
    }
  }, [isUnsaved])
}
