import type { CandidatDocument, DocumentInput } from '@contract/candidat'
import { useNoteDocumentMutation } from '@src/redux/candidat/optimisticApi'
import { useCallback, useRef, useState } from 'react'
import { useAutosave } from './useAutosave'

const inputOf = ({ recu, dateExpiration, note }: CandidatDocument): DocumentInput => ({ recu, dateExpiration, note })
const isSame = (one: DocumentInput, other: DocumentInput) =>
  one.recu === other.recu &&
  (one.dateExpiration || null) === (other.dateExpiration || null) &&
  (one.note?.trim() || null) === (other.note?.trim() || null)

/** A paper edited in place: what is typed, saved by itself, and the way back to what it was. */
export function usePaper(id: number, paper: CandidatDocument) {
  const { type } = paper
  const [note] = useNoteDocumentMutation()
  const stored = inputOf(paper)
  /** What is typed and not stored yet; otherwise the stored paper is shown, as it may change elsewhere. */
  const [typed, setTyped] = useState<DocumentInput | null>(null)
  const [before, setBefore] = useState<DocumentInput | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const known = useRef(stored)
  known.current = typed ? known.current : stored

  const save = useCallback(
    async (input: DocumentInput) => {
      const { error } = await note({ id, type, input })
      setFault(error && 'errors' in error ? (Object.values(error.errors ?? {})[0] ?? null) : null)
      if (error) return false
      setBefore(known.current)
      setTyped((current) => (current === input ? null : current))
      return true
    },
    [note, id, type],
  )
  const { state, change, flush } = useAutosave(save)
  const edit = (part: Partial<DocumentInput>) => {
    const next = { ...(typed ?? stored), ...part }
    setTyped(next)
    change(next)
  }
  const undo = () => {
    if (!before) return
    edit(before)
    void flush()
  }
  const value = typed ?? stored
  return { value, state, fault, edit, flush, undo: before && !isSame(before, value) ? undo : undefined }
}
