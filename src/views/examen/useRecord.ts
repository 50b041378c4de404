import type { Examen } from '@contract/planning/examen'
import { toast } from '@core/components/messages/toast'
import { problemOf } from '@src/redux/answers/problemOf'
import { evenementApi } from '@src/redux/calendar/evenement'
import { isForPage } from '@src/redux/failures'
import { useAppDispatch } from '@src/redux/hooks'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

export type Outcome = 'SUCCESS' | 'FAILED' | 'NO_SHOW'

/** The id and version of an exam as it was read. */
type Read = Pick<Examen, 'idEvenement' | 'version' | 'candidat'>

/** The verb of an outcome with its arguments. */
function actOf(version: number, outcome: Outcome | null, note?: string) {
  if (outcome === null) return { verb: 'reopen' as const, body: { version } }
  if (outcome === 'NO_SHOW') return { verb: 'no-show' as const, body: { version, note } }
  return { verb: 'result' as const, body: { version, status: outcome, note } }
}

const { actOnEvenement } = evenementApi.endpoints

/** Records or withdraws an exam's result; each can be undone from its toast. */
export function useRecord() {
  const dispatch = useAppDispatch()
  const { t } = useTranslation('examen')
  return useCallback(
    async function record(exam: Read, outcome: Outcome | null, note?: string): Promise<boolean> {
      const { idEvenement: id, version, candidat: name } = exam
      const act = actOf(version, outcome, note)
      // Not bound to the page: the undo of a toast may run after leaving it.
      const { data, error } = await dispatch(actOnEvenement.initiate({ id, ...act }, { track: false }))
      if (!data) {
        const problem = problemOf(error)
        if (isForPage(problem)) toast.error(problem.message)
        return false
      }
      const saved = { ...exam, version: data.version }
      if (outcome === null) toast.success(t('reopened', { name }))
      else toast.success(t(`recorded.${outcome}`, { name }), { undo: () => void record(saved, null) })
      return true
    },
    [dispatch, t],
  )
}
