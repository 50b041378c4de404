import type { CandidatDetail, CandidatDocument, DocumentInput } from '@contract/ecole/candidat'
import type { Problem } from '@core/http/problem'
import { candidatApi } from '@src/redux/candidat/candidat'
import { useNoteDocumentMutation } from '@src/redux/candidat/optimistic'
import { useAppDispatch } from '@src/redux/hooks'
import { useCallback, useRef, useState } from 'react'
import { candidatRecord } from '../form/values'
import { useAutosave } from './useAutosave'

/** The editable data of a paper. */
type Noted = Omit<DocumentInput, 'version'>

const inputOf = ({ recu, dateDocument, dateExpiration, note }: CandidatDocument): Noted => ({
  recu,
  dateDocument,
  dateExpiration,
  note,
})
const isSame = (one: Noted, other: Noted) =>
  one.recu === other.recu &&
  (one.dateDocument || null) === (other.dateDocument || null) &&
  (one.dateExpiration || null) === (other.dateExpiration || null) &&
  (one.note?.trim() || null) === (other.note?.trim() || null)

const isOlder = (one: CandidatDocument, other: CandidatDocument) => one.version < other.version

/** The faults of a refusal by field, and the file as another user saved it if that is the reason. */
function refusalOf(error: object | undefined): { faults: Record<string, string>; current: CandidatDetail | null } {
  const { errors, code, details }: Partial<Problem> = error ?? {}
  return { faults: errors ?? {}, current: code === 'stale' ? candidatRecord.currentOf(details) : null }
}

/** A paper edited in place: its unsaved values, the automatic save, and undo. */
export function usePaper(id: number, paper: CandidatDocument) {
  const { type } = paper
  const dispatch = useAppDispatch()
  const [note] = useNoteDocumentMutation()
  const stored = inputOf(paper)
  /** The unsaved values; otherwise the stored paper is shown, which may change elsewhere. */
  const [typed, setTyped] = useState<Noted | null>(null)
  const [before, setBefore] = useState<Noted | null>(null)
  const [faults, setFaults] = useState<Record<string, string>>({})
  /** The paper as another user saved it during the edit. */
  const [rival, setRival] = useState<CandidatDocument | null>(null)
  const known = useRef(paper)
  // The answer to a save arrives before the sheet is updated: later edits are based on the answer.
  if (!typed && !isOlder(paper, known.current)) known.current = paper

  const save = useCallback(
    async (input: Noted) => {
      const { data, error } = await note({ id, type, input: { ...input, version: known.current.version } })
      const refusal = refusalOf(error)
      const current = (data ?? refusal.current)?.documents.find((one) => one.type === type)
      setFaults(refusal.faults)
      setRival(data ? null : (current ?? null))
      if (!data) return false
      setBefore(inputOf(known.current))
      known.current = current ?? known.current
      setTyped((now) => (now === input ? null : now))
      return true
    },
    [note, id, type],
  )
  const { state, change, flush, drop } = useAutosave(save)
  const edit = (part: Partial<Noted>) => {
    const next = { ...(typed ?? stored), ...part }
    setTyped(next)
    change(next)
  }
  const undo = () => {
    if (!before) return
    edit(before)
    void flush()
  }
  /** Saves the typed values on top of the other user's version. */
  const retry = () => {
    known.current = rival ?? known.current
    void flush()
  }
  /** A field saves when it loses the focus, except during a conflict, where the user must choose. */
  const leave = () => {
    if (!rival) void flush()
  }
  /** Discards the typed values in favour of the other user's. */
  const giveIn = () => {
    if (!rival) return
    drop()
    setTyped(null)
    setRival(null)
    dispatch(
      candidatApi.util.updateQueryData('candidat', id, ({ documents }) => {
        const shown = documents.findIndex((one) => one.type === type)
        documents[shown] = rival
      }),
    )
  }
  const value = typed ?? stored
  const canUndo = before && !isSame(before, value)
  return { value, state, faults, rival, edit, leave, undo: canUndo ? undo : undefined, retry, giveIn }
}
