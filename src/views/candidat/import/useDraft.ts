import type { Spreadsheet } from '@core/spreadsheet/types'
import { importClosed, importOpened, importRead, selectImport, selectImportKnown } from '@src/redux/candidat/slice'
import { useAppDispatch, useAppSelector } from '@src/redux/hooks'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'
import { columnsFound, type ImportDraft, type ImportFile } from './draft'
import { loadDraft, saveDraft } from './draftStore'

const SAVE_DELAY_MS = 300

export interface ImportState {
  /** False until the stored import of this tab was read. */
  loaded: boolean
  draft: ImportDraft | null
  /** Starts an import with a parsed file. */
  open: (file: File, spreadsheet: Spreadsheet) => void
}

/** The import in the store together with its file, which a store cannot hold. */
function useImport(person: number): ImportState {
  const comes = useRef(useNavigationType() === 'PUSH')
  const dispatch = useAppDispatch()
  const progress = useAppSelector(selectImport)
  const loaded = useAppSelector(selectImportKnown)
  // Always updated just before the progress, never alone.
  const source = useRef<ImportFile | null>(null)
  useEffect(() => {
    let current = true
    void loadDraft(person).then((kept) => {
      if (!current) return
      if (!kept || (comes.current && kept.step === 'report')) return dispatch(importRead(null))
      const { file, spreadsheet, ...progress } = kept
      source.current = { file, spreadsheet }
      dispatch(importRead(progress))
    })
    return () => {
      current = false
      dispatch(importClosed())
    }
  }, [person, dispatch])
  const draft = useMemo(() => (progress && source.current ? { ...source.current, ...progress } : null), [progress])
  const open = useCallback(
    (file: File, spreadsheet: Spreadsheet) => {
      source.current = { file, spreadsheet }
      dispatch(importOpened(columnsFound(spreadsheet)))
    },
    [dispatch],
  )
  return { loaded, draft, open }
}

/**
 * The import of this tab, stored on the device at each change. A finished one is shown again after a reload and on
 * Back; a new visit starts a new import.
 */
export function useDraft(person: number): ImportState {
  const state = useImport(person)
  const { draft, loaded } = state
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
    // Unsaved changes are stored immediately before a reload or a navigation.
    const flush = () => unsaved.current?.()
    window.addEventListener('pagehide', flush)
    return () => {
      window.removeEventListener('pagehide', flush)
      flush()
    }
  }, [])
  return state
}
