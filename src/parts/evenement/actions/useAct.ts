import { type Evenement, type EvenementAvant, isExam } from '@contract/planning/evenement'
import { toast } from '@core/components/toast'
import {
  type EvenementAct,
  useActOnEvenementMutation,
  useRestoreEvenementsMutation,
} from '@src/redux/calendar/evenement'
import { versionToActOn } from '@src/redux/calendar/versionToActOn'
import { useAppDispatch } from '@src/redux/hooks'
import { problemOf } from '@src/redux/problemOf'
import { useCallback, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useTellProblem } from './useTellProblem'

const DONE: Record<EvenementAct['verb'], string> = {
  cancel: 'act.done.cancel',
  attest: 'act.done.attest',
  'no-show': 'act.done.noShow',
  result: 'act.done.result',
  reopen: 'act.done.reopen',
  start: 'act.done.start',
}

/** The same, of another version of the event. */
const withVersion = (act: EvenementAct, version: number): EvenementAct =>
  // Each verb keeps its own body; the compiler cannot see that through the union.
  ({ ...act, body: { ...act.body, version } }) as EvenementAct

/** Says of an event what happened to it; whoever may take it back is offered to. */
export function useAct(canReopen: boolean) {
  const { t } = useTranslation('evenement')
  const tell = useTellProblem()
  const dispatch = useAppDispatch()
  const [send, { isLoading }] = useActOnEvenementMutation()
  const [restore] = useRestoreEvenementsMutation()

  async function run(act: EvenementAct): Promise<Evenement | null> {
    const version = await versionToActOn(dispatch, act)
    const { data, error } = await send(withVersion(act, version))
    if (!data) {
      tell(problemOf(error))
      return null
    }
    const avant = 'avant' in data ? data.avant : null
    const reopen = () => void run({ id: act.id, verb: 'reopen', body: { version: data.version } })
    const undo = avant ? () => void planAgain(avant) : reopen
    const isExamCancelled = act.verb === 'cancel' && isExam(data.extendedProps.calendar)
    const done = isExamCancelled ? t('act.done.cancelExam') : t(DONE[act.verb], { count: avant?.length ?? 1 })
    toast.success(done, canReopen && act.verb !== 'reopen' ? { undo } : {})
    return data
  }

  /** Plans all that was cancelled again, each with its own people and time. */
  async function planAgain(avant: EvenementAvant[]): Promise<void> {
    const { data, error } = await restore(avant)
    if (data) toast.success(t('act.done.reopen'))
    else tell(problemOf(error))
  }

  const latest = useRef(run)
  latest.current = run
  const act = useCallback((asked: EvenementAct) => latest.current(asked), [])
  return { act, isPending: isLoading }
}

export type Act = ReturnType<typeof useAct>['act']
