import type { CandidatSelection } from '@contract/ecole/candidat'
import { toast } from '@core/components/messages/toast'
import { confirmDialog } from '@core/dialogs/dialogs'
import { fullName } from '@core/format/names'
import { paths } from '@src/configs/paths'
import { useAheadWords } from '@src/parts/evenement/useAheadWords'
import { whatIsAhead } from '@src/redux/answers/aheadOf'
import { countDue } from '@src/redux/calendar/lecon'
import { candidatApi } from '@src/redux/candidat/candidat'
import { candidatOptimisticApi } from '@src/redux/candidat/optimistic'
import { useAppDispatch } from '@src/redux/hooks'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'

interface Person {
  id: number
  nom: string
  prenom: string
}

const { setCandidatArchived } = candidatOptimisticApi.endpoints
const { archiveCandidats } = candidatApi.endpoints

/** Archives or unarchives one candidate, optionally cancelling their planned events. */
function useChangeOne() {
  const dispatch = useAppDispatch()
  const { t } = useTranslation('candidat')
  const aheadWords = useAheadWords()
  return useCallback(
    async (person: Person, archived: boolean): Promise<boolean> => {
      // Not bound to the page: the undo of a toast may run after leaving it.
      const set = async (annuler = false) =>
        (await dispatch(setCandidatArchived.initiate({ id: person.id, archived, annuler }, { track: false }))).error
      const refused = await set()
      const ahead = refused ? whatIsAhead(refused) : null
      if (!ahead) return refused === undefined
      const words = {
        title: t('archiveAhead.title', { count: 1, name: fullName(person) }),
        text: aheadWords(ahead, 'archiveAhead.cancelled'),
      }
      return (await confirmDialog({ ...words, danger: true })) && (await set(true)) === undefined
    },
    [dispatch, t, aheadWords],
  )
}

/** Beyond this number of candidates their unanswered lessons are not counted: the list of lessons shows them. */
const COUNTED = 20

/** Reports unanswered lessons of candidates who were just archived, with a link to them. */
function useTellDue() {
  const { t } = useTranslation('candidat')
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  return useCallback(
    async (ids: readonly number[]) => {
      if (ids.length > COUNTED) return
      const counts = await Promise.all(ids.map((id) => countDue(dispatch, id)))
      const count = counts.reduce((sum, one) => sum + one, 0)
      if (count === 0) return
      const words = { title: t('archiveDue.title', { count }), text: t('archiveDue.text') }
      if (!(await confirmDialog(words))) return
      const [first, ...others] = ids.filter((_id, index) => (counts[index] ?? 0) > 0)
      const one: Record<string, string> = first && others.length === 0 ? { idCandidat: String(first) } : {}
      void navigate(`${paths.lecons}?${new URLSearchParams({ etat: 'DUE', ...one })}`)
    },
    [dispatch, navigate, t],
  )
}

/** Archives or unarchives many in one request; returns the affected ones, or null. */
function useChangeMany() {
  const dispatch = useAppDispatch()
  const { t } = useTranslation('candidat')
  const aheadWords = useAheadWords()
  return useCallback(
    async (selection: CandidatSelection, archived: boolean, count: number): Promise<number[] | null> => {
      const set = (annuler = false) =>
        dispatch(archiveCandidats.initiate({ archived, annuler, selection }, { track: false }))
      const { data, error } = await set()
      const ahead = error ? whatIsAhead(error) : null
      if (!ahead) return data?.ids ?? null
      const words = { title: t('archiveAhead.title', { count }), text: aheadWords(ahead, 'archiveAhead.cancelled') }
      return (await confirmDialog({ ...words, danger: true })) ? ((await set(true)).data?.ids ?? null) : null
    },
    [dispatch, t, aheadWords],
  )
}

const wordsOf = (archived: boolean) => (archived ? ('archive.done' as const) : ('archive.undone' as const))

/** Archives or unarchives candidates, and offers undo. */
export function useArchive() {
  const { t } = useTranslation('candidat')
  const changeOne = useChangeOne()
  const changeMany = useChangeMany()
  const tellDue = useTellDue()
  /** A whole selection in one request; the undo needs their ids, because the filter no longer shows them. */
  const many = useCallback(
    async function change(
      selection: CandidatSelection,
      archived: boolean,
      count: number,
      isUndo = false,
    ): Promise<void> {
      const ids = await changeMany(selection, archived, count)
      if (!ids) return
      const text = t(`${wordsOf(archived)}Many`, { count: ids.length })
      toast.success(text, isUndo ? undefined : { undo: () => void change({ ids }, !archived, ids.length, true) })
      if (archived && !isUndo) await tellDue(ids)
    },
    [changeMany, tellDue, t],
  )
  const one = useCallback(
    async function change(person: Person, archived: boolean, isUndo = false): Promise<void> {
      if (!(await changeOne(person, archived))) return
      const text = t(wordsOf(archived), { count: 1, name: fullName(person) })
      toast.success(text, isUndo ? undefined : { undo: () => void change(person, !archived, true) })
      if (archived && !isUndo) await tellDue([person.id])
    },
    [changeOne, tellDue, t],
  )
  return { one, many }
}
