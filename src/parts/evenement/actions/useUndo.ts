import { toast } from '@core/components/messages/toast'
import { changeNoted, selectLastChange, type Undoable } from '@src/redux/calendar/slice'
import { type Undone, undo } from '@src/redux/calendar/undo'
import { useAppDispatch, useAppStore } from '@src/redux/hooks'
import { useTranslation } from 'react-i18next'
import { keepForNextAnswer } from '../details/keepAttested'
import { NEWS } from './news'
import { useTellMoved } from './useTellMoved'
import { useTellProblem } from './useTellProblem'
import { useTellReopened } from './useTellReopened'

interface UndoOptions {
  /** Another user has changed a moved event: shows its current state. */
  onStale?: (id: number) => void
}

/** Reports the result of an undo. */
function useTellUndone({ onStale }: UndoOptions) {
  const { t } = useTranslation('evenement')
  const tellMoved = useTellMoved()
  const tellProblem = useTellProblem()
  const tellReopened = useTellReopened()
  return ({ change, events, count, problem, refus }: Undone) => {
    if (problem) {
      tellProblem(problem)
      if (change.kind === 'move' && problem.code === 'stale') onStale?.(change.moved.idEvenement)
    } else if (change.kind === 'move') {
      const back = events.find(({ idEvenement }) => idEvenement === change.moved.idEvenement)
      if (back) tellMoved(change.moved, back, count)
    } else if (change.kind === 'cancel') toast.success(t('act.done.reopen'), { id: NEWS })
    else if (change.kind === 'plan') toast.success(t('form.unplanned', { count }), { id: NEWS })
    else tellReopened(count, refus ?? [])
  }
}

/** Records changes that can be undone, and undoes them. */
export function useUndo(options: UndoOptions = {}) {
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const tell = useTellUndone(options)

  async function takeBack(key: string): Promise<void> {
    const undone = await dispatch(undo(key))
    if (!undone) return
    tell(undone)
    const { change, count } = undone
    if (change.kind === 'answer' && change.attested && count > 0) keepForNextAnswer(change.attested)
  }
  /** Returns the undo function of the change, for the button of its toast. */
  function note(change: Undoable): () => void {
    const { key } = dispatch(changeNoted(change)).payload
    return () => void takeBack(key)
  }
  /** Undoes the last change; false when none is recent enough. */
  function undoLast(): boolean {
    const key = selectLastChange(store.getState(), Date.now())
    if (key === undefined) return false
    void takeBack(key)
    return true
  }
  return { note, undoLast }
}
