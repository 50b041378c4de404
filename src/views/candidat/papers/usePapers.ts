import type { CandidatDocument } from '@contract/ecole/candidat'
import { PAPIERS_MAX, type Papier } from '@contract/ecole/papier'
import { toast } from '@core/components/messages/toast'
import {
  useAddPapierMutation,
  useRemovePapierMutation,
  useReplacePapierMutation,
  useRestorePapierMutation,
} from '@src/redux/candidat/papier'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type FileFault, type Prepared, prepareFile } from './prepareFile'

/** A file being uploaded; a failed one stays until it is retried or dropped. */
export interface Upload extends Prepared {
  key: number
  state: 'sending' | 'failed'
}

export interface Refused {
  nom: string
  fault: FileFault
}

/** Uploads of a paper's files: prepared in the browser, then sent one after the other. */
export function useUploads(id: number, { type, papiers }: CandidatDocument) {
  const [add] = useAddPapierMutation()
  const [uploads, setUploads] = useState<Upload[]>([])
  const [refused, setRefused] = useState<Refused[]>([])
  const [isPreparing, setIsPreparing] = useState(false)
  const keys = useRef(0)

  const giveUp = (key: number) => setUploads((all) => all.filter((one) => one.key !== key))
  const mark = (upload: Upload) => setUploads((all) => [...all.filter(({ key }) => key !== upload.key), upload])

  const sendOne = async (upload: Upload) => {
    mark({ ...upload, state: 'sending' })
    const { data } = await add({ id, type, nom: upload.nom, file: upload.file })
    if (data) giveUp(upload.key)
    else mark({ ...upload, state: 'failed' })
  }

  const addFiles = async (files: readonly File[]) => {
    const room = PAPIERS_MAX - papiers.length - uploads.length
    setRefused(files.slice(room).map(({ name }) => ({ nom: name, fault: 'max' })))
    for (const file of files.slice(0, room)) {
      setIsPreparing(true)
      const prepared = await prepareFile(file)
      setIsPreparing(false)
      if (typeof prepared === 'string') setRefused((all) => [...all, { nom: file.name, fault: prepared }])
      else {
        keys.current += 1
        await sendOne({ ...prepared, key: keys.current, state: 'sending' })
      }
    }
  }
  return { uploads, refused, isPreparing, addFiles, retry: sendOne, giveUp }
}

/** Changes of an existing file, each with undo. */
export function usePapierChanges(id: number) {
  const { t } = useTranslation('candidat')
  const [replace] = useReplacePapierMutation()
  // From the choice of the file on: a large picture takes its time before it is sent.
  const [isReplacing, setIsReplacing] = useState(false)
  const [removeIt] = useRemovePapierMutation()
  const [restore] = useRestorePapierMutation()
  const undo = ({ id: papier }: Papier) => ({ undo: () => void restore({ id, papier }) })

  const remove = async (papier: Papier) => {
    const { data } = await removeIt({ id, papier: papier.id })
    if (data) toast.success(t('papers.files.removed'), undo(papier))
  }
  /** @returns why the file was refused */
  const replaceBy = async (papier: Papier, file: File): Promise<FileFault | null> => {
    setIsReplacing(true)
    try {
      const prepared = await prepareFile(file)
      if (typeof prepared === 'string') return prepared
      const { data } = await replace({ id, papier: papier.id, ...prepared })
      if (data) toast.success(t('papers.files.replaced'), undo(papier))
      return null
    } finally {
      setIsReplacing(false)
    }
  }
  return { remove, replaceBy, isReplacing }
}
