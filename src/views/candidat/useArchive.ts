import { toast } from '@core/components/toast'
import { fullName } from '@core/format/names'
import { candidatOptimisticApi } from '@src/redux/candidat/optimisticApi'
import { useAppDispatch } from '@src/redux/hooks'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

interface Person {
  id: number
  nom: string
  prenom: string
}

const { setCandidatArchived } = candidatOptimisticApi.endpoints

/** Archives candidates, or brings them back, and offers to undo it. */
export function useArchive() {
  const dispatch = useAppDispatch()
  const { t } = useTranslation('candidat')
  return useCallback(
    async function change(people: readonly Person[], archived: boolean, isUndo = false): Promise<void> {
      const settle = async (person: Person) => ({
        person,
        // Not bound to the page: an undo from a toast may come after it was left.
        refused: (await dispatch(setCandidatArchived.initiate({ id: person.id, archived }, { track: false }))).error,
      })
      const settled = await Promise.all(people.map(settle))
      const done = settled.filter(({ refused }) => !refused).map(({ person }) => person)
      const [first] = done
      if (first) {
        const words = { count: done.length, name: fullName(first) }
        const text = archived ? t('archive.done', words) : t('archive.undone', words)
        toast.success(text, isUndo ? undefined : { undo: () => void change(done, !archived, true) })
      }
      const refused = settled.find((outcome) => outcome.refused)?.refused
      const count = people.length - done.length
      if (refused) toast.error(refused.message || t('archive.failed', { count }))
    },
    [dispatch, t],
  )
}
