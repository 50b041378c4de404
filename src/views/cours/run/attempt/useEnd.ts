import { toast } from '@core/components/messages/toast'
import { confirmDialog } from '@core/dialogs/dialogs'
import { problemOf } from '@src/redux/answers/problemOf'
import type { RunningAttempt } from '@src/redux/code-course/attempt'
import { readAgain } from '@src/redux/code-course/send'
import { selectWaiting } from '@src/redux/code-course/slice'
import { useAbandonAttemptMutation, useCompleteAttemptMutation } from '@src/redux/code-course/tentative'
import { useAppDispatch, useAppStore } from '@src/redux/hooks'
import { useTranslation } from 'react-i18next'

/** Ends an attempt or gives it up, once every answer to it has been sent. */
export function useEnd({ id, mode }: Pick<RunningAttempt, 'id' | 'mode'>, send: () => Promise<void>) {
  const { t } = useTranslation('cours')
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const [complete, completing] = useCompleteAttemptMutation()
  const [abandon, abandoning] = useAbandonAttemptMutation()
  const endBy = async (end: (id: number) => PromiseLike<{ error?: unknown }>, cut: string) => {
    await send()
    const isSent = !selectWaiting(store.getState()).some(({ idTentative }) => idTentative === id)
    const { error } = isSent ? await end(id) : { error: undefined }
    const problem = error ? problemOf(error) : undefined
    if (!isSent || problem?.status === 0) toast.error(cut, { id: 'course-end' })
    // It was over already: by its time, or in another tab.
    else if (problem) await dispatch(readAgain(id))
  }
  const finish = () => endBy(complete, t('run.notEnded'))
  const giveUp = async () => {
    const isExam = mode === 'EXAM'
    const title = t(isExam ? 'exam.giveUpTitle' : 'run.giveUpTitle')
    const text = t(isExam ? 'exam.giveUpText' : 'run.giveUpText')
    if (await confirmDialog({ title, text, danger: true })) await endBy(abandon, t('run.notGivenUp'))
  }
  return { finish, giveUp, isEnding: completing.isLoading || abandoning.isLoading }
}
