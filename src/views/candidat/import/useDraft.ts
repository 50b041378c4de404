import { type Dispatch, useEffect, useReducer, useRef, useState } from 'react'
import { useNavigationType } from 'react-router-dom'
import { type ImportAction, type ImportDraft, importReducer } from './draft'
import { loadDraft, saveDraft } from './draftStore'

const SAVE_DELAY_MS = 300

export interface ImportState {
  /** False until it is known whether this tab was importing something. */
  loaded: boolean
  draft: ImportDraft | null
  dispatch: Dispatch<ImportAction>
}

/**
 * The import of this tab, kept on the device at each change. A finished one is shown again after a reload and on the way
 * back; whoever comes to import begins anew.
 */
export function useDraft(person: number): ImportState {
  const comes = useRef(useNavigationType() === 'PUSH')
  const [draft, dispatch] = useReducer(importReducer, null)
  const [loaded, setLoaded] = useState(false)
  useEffect(() => {
    let current = true
    void loadDraft(person).then((kept) => {
      if (!current) return
      if (kept && !(comes.current && kept.step === 'report')) dispatch({ type: 'restored', draft: kept })
      setLoaded(true)
    })
    return () => {
      current = false
    }
  }, [person])
  const unsaved = useRef<(() => void) | null>(null)
  useEffect(() => {
    if (!loaded) return
    const save = () => {
      unsaved.current = null
      void saveDraft(person, draft)
    }
    unsaved.current = save
    const timer = setTimeout(save, SAVE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [draft, loaded, person])
  useEffect(() => {
    // What was changed in the last moment before a reload or another page is saved at once.
    const flush = () => unsaved.current?.()
    window.addEventListener('pagehide', flush)
    return () => {
      window.removeEventListener('pagehide', flush)
      flush()
    }
  }, [])
  return { loaded, draft, dispatch }
}
