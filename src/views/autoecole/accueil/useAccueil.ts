import { type Accueil, ARCHIVE_MAX_BYTES, type EcoleDeFichier } from '@contract/plateforme/archiveEcole'
import { api } from '@src/redux/api'
import { previewArchive, sendMoveIn } from '@src/redux/autoecole/archive'
import { useAppDispatch } from '@src/redux/hooks'
import { useState } from 'react'

interface Chosen {
  name: string
  bytes: ArrayBuffer
  ecoles: readonly EcoleDeFichier[]
}

/** The work in progress: `sent` is the share of the file that was sent, 1 while the server works. */
interface Work {
  of: 'reading' | 'writing'
  name: string
  sent: number
}

/** Reads a file of schools and imports one of them. */
export function useAccueil() {
  const dispatch = useAppDispatch()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [work, setWork] = useState<Work | null>(null)
  /** The name of a file that is too large to be sent. */
  const [tooLarge, setTooLarge] = useState<string | null>(null)
  const [done, setDone] = useState<Accueil | null>(null)

  const begin = (of: Work['of'], name: string) => {
    setWork({ of, name, sent: 0 })
    return (sent: number) => setWork({ of, name, sent })
  }
  async function choose(file: File) {
    setChosen(null)
    setDone(null)
    setTooLarge(file.size > ARCHIVE_MAX_BYTES ? file.name : null)
    if (file.size > ARCHIVE_MAX_BYTES) return
    const onSent = begin('reading', file.name)
    const bytes = await file.arrayBuffer()
    const { data } = await previewArchive(bytes, onSent)
    setWork(null)
    if (data) setChosen({ name: file.name, bytes, ecoles: data.ecoles })
  }
  async function take({ id, nom }: EcoleDeFichier) {
    if (!chosen) return
    const { data } = await sendMoveIn(id, chosen.bytes, begin('writing', nom))
    setWork(null)
    if (!data) return
    setChosen(null)
    setDone(data)
    dispatch(api.util.invalidateTags(['AutoEcole']))
  }
  return { chosen, work, tooLarge, done, choose, take }
}
