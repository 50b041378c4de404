import type { CandidatSelection } from '@contract/ecole/candidat'
import { toast } from '@core/components/toast'
import { confirmDialog } from '@core/dialogs/dialogs'
import { fullName } from '@core/format/names'
import { aheadOf } from '@src/redux/aheadOf'
import { candidatApi } from '@src/redux/candidat/candidat'
import { candidatOptimisticApi } from '@src/redux/candidat/optimistic'
import { useAppDispatch } from '@src/redux/hooks'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

interface Person {
  id: number
  nom: string
  prenom: string
}

const { setCandidatArchived } = candidatOptimisticApi.endpoints
const { archiveCandidats } = candidatApi.endpoints

/** Archives or brings back one candidate; what is still planned is cancelled with it when that is wanted. */
function useChangeOne() {
  const dispatch = useAppDispatch()
  const { t } = useTranslation('candidat')
  return useCallback(
    async (person: Person, archived: boolean): Promise<boolean> => {
      // Not bound to the page: an undo from a toast may come after it was left.
      const set = async (annuler = false) =>
        (await dispatch(setCandidatArchived.initiate({ id: person.id, archived, annuler }, { track: false }))).error
      const refused = await set()
      const count = refused ? aheadOf(refused) : 0
      if (count === 0) return refused === undefined
      const words = {
        title: t('archiveAhead.title', { count }),
        text: t('archiveAhead.text', { name: fullName(person) }),
      }
      return (await confirmDialog({ ...words, danger: true })) && (await set(true)) === undefined
    },
    [dispatch, t],
  )
}

/** Archives or brings back many in one request; those to whom it was done, or null. */
function useChangeMany() {
  const dispatch = useAppDispatch()
  const { t } = useTranslation('candidat')
  return useCallback(
    async (selection: CandidatSelection, archived: boolean): Promise<number[] | null> => {
      const set = (annuler = false) =>
        dispatch(archiveCandidats.initiate({ archived, annuler, selection }, { track: false }))
      const { data, error } = await set()
      const count = error ? aheadOf(error) : 0
      if (count === 0) return data?.ids ?? null
      const words = { title: t('archiveAhead.title', { count }), text: t('archiveAhead.manyText') }
      return (await confirmDialog({ ...words, danger: true })) ? ((await set(true)).data?.ids ?? null) : null
    },
    [dispatch, t],
  )
}

const wordsOf = (archived: boolean) => (archived ? ('archive.done' as const) : ('archive.undone' as const))

/** Archives candidates, or brings them back, and offers to undo it. */
export function useArchive() {
  const { t } = useTranslation('candidat')
  const changeOne = useChangeOne()
  const changeMany = useChangeMany()
  /** All of a selection, in one request; the undo names them, for a filter shows them no more. */
  const many = useCallback(
    async function change(selection: CandidatSelection, archived: boolean, isUndo = false): Promise<void> {
      const ids = await changeMany(selection, archived)
      if (!ids) return
      const text = t(`${wordsOf(archived)}Many`, { count: ids.length })
      toast.success(text, isUndo ? undefined : { undo: () => void change({ ids }, !archived, true) })
    },
    [changeMany, t],
  )
  const one = useCallback(
    async function change(person: Person, archived: boolean, isUndo = false): Promise<void> {
      if (!(await changeOne(person, archived))) return
      const text = t(wordsOf(archived), { count: 1, name: fullName(person) })
      toast.success(text, isUndo ? undefined : { undo: () => void change(person, !archived, true) })
    },
    [changeOne, t],
  )
  return { one, many }
}
