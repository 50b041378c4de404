import { type Evenement, isExam } from '@contract/planning/evenement'
import { toast } from '@core/components/messages/toast'
import { useLatest } from '@core/hooks/useLatest'
import { problemOf } from '@src/redux/answers/problemOf'
import { versionToActOn } from '@src/redux/calendar/current'
import { type EvenementAct, useActOnEvenementMutation } from '@src/redux/calendar/evenement'
import { versionsAfter, versionsOf } from '@src/redux/calendar/slice'
import { useAppDispatch } from '@src/redux/hooks'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { NEWS } from './news'
import { useTellProblem } from './useTellProblem'
import { useUndo } from './useUndo'

const DONE: Record<EvenementAct['verb'], string> = {
  cancel: 'act.done.cancel',
  attest: 'act.done.attest',
  'no-show': 'act.done.noShow',
  result: 'act.done.result',
  reopen: 'act.done.reopen',
  start: 'act.done.start',
}

/** The same verb for another version of the event. */
const withVersion = (act: EvenementAct, version: number): EvenementAct =>
  // Each verb keeps its own body; TypeScript cannot express that in the union.
  ({ ...act, body: { ...act.body, version } }) as EvenementAct

/** Runs a verb on an event and offers undo to users who may reopen it. */
export function useAct(canReopen: boolean) {
  const { t } = useTranslation('evenement')
  const tell = useTellProblem()
  const dispatch = useAppDispatch()
  const [send, { isLoading }] = useActOnEvenementMutation()
  const { note } = useUndo()

  async function run(act: EvenementAct): Promise<Evenement | null> {
    const version = await dispatch(versionToActOn(act.id, act.body.version))
    const { data, error } = await send(withVersion(act, version))
    if (!data) {
      tell(problemOf(error))
      return null
    }
    const snapshots = 'before' in data ? data.before : null
    const isExamCancelled = act.verb === 'cancel' && isExam(data.extendedProps.calendar)
    const done = isExamCancelled ? t('act.done.cancelExam') : t(DONE[act.verb], { count: snapshots?.length ?? 1 })
    const undo = canReopen && act.verb !== 'reopen' ? undoOf(data) : null
    toast.success(done, { id: NEWS, ...(undo && { undo, restores: act.verb === 'cancel' }) })
    return data
  }

  /** The undo of a verb: cancelled events are restored with their people and times; any other answer is withdrawn. */
  function undoOf(data: Awaited<ReturnType<typeof send>>['data'] & object): () => void {
    return 'before' in data
      ? note({ kind: 'cancel', snapshots: data.before, versions: versionsAfter(data.before) })
      : // Instructors may undo it too: it is their own answer, given a moment ago.
        note({ kind: 'answer', attested: data, versions: versionsOf([data]) })
  }

  const latest = useLatest(run)
  const act = useCallback((asked: EvenementAct) => latest.current(asked), [])
  return { act, isPending: isLoading }
}

export type Act = ReturnType<typeof useAct>['act']
