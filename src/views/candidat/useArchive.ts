import { toast } from '@core/components/toast'
import { confirmDialog } from '@core/dialogs/dialogs'
import { fullName } from '@core/format/names'
import { paths } from '@src/configs/paths'
import { aheadOf } from '@src/redux/aheadOf'
import { countDue } from '@src/redux/calendar/lecon'
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

/** Archives or brings back one candidate; what is still planned is cancelled with it when that is wanted. */
function useChange() {
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

/** Says of those who have just left how many of their lessons nobody has answered for, and leads to them. */
function useTellDue() {
  const { t } = useTranslation('candidat')
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  return useCallback(
    async (people: readonly Person[]) => {
      const counts = await Promise.all(people.map(({ id }) => countDue(dispatch, id)))
      const count = counts.reduce((sum, one) => sum + one, 0)
      if (count === 0) return
      const words = { title: t('archiveDue.title', { count }), text: t('archiveDue.text') }
      if (!(await confirmDialog(words))) return
      const [first, ...others] = people.filter((_person, index) => (counts[index] ?? 0) > 0)
      const one: Record<string, string> = first && others.length === 0 ? { idCandidat: String(first.id) } : {}
      void navigate(`${paths.lecons}?${new URLSearchParams({ etat: 'DUE', ...one })}`)
    },
    [dispatch, navigate, t],
  )
}

/** Archives candidates, or brings them back, and offers to undo it. */
export function useArchive() {
  const { t } = useTranslation('candidat')
  const changeOne = useChange()
  const tellDue = useTellDue()
  return useCallback(
    async function change(people: readonly Person[], archived: boolean, isUndo = false): Promise<void> {
      const settled = await Promise.all(people.map((person) => changeOne(person, archived)))
      const done = people.filter((_person, index) => settled[index])
      const [first] = done
      if (first) {
        const words = { count: done.length, name: fullName(first) }
        const text = archived ? t('archive.done', words) : t('archive.undone', words)
        toast.success(text, isUndo ? undefined : { undo: () => void change(done, !archived, true) })
        if (archived && !isUndo) await tellDue(done)
      }
    },
    [changeOne, tellDue, t],
  )
}
