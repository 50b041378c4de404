import { toast } from '@core/components/toast'
import { readAgain } from '@src/redux/code-course/send'
import { selectWaiting } from '@src/redux/code-course/slice'
import { useCompleteAttemptMutation } from '@src/redux/code-course/tentative'
import { useAppDispatch, useAppStore } from '@src/redux/hooks'
import { problemOf } from '@src/redux/problemOf'
import { useTranslation } from 'react-i18next'

/** Ends an attempt once every answer has been sent. */
export function useFinish(id: number, send: () => Promise<void>) {
  const { t } = useTranslation('cours')
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const [complete, { isLoading }] = useCompleteAttemptMutation()
  const finish = async () => {
    await send()
    const isSent = selectWaiting(store.getState()).length === 0
    const { error } = isSent ? await complete(id) : { error: undefined }
    const problem = error && problemOf(error)
    if (!isSent || problem?.status === 0) toast.error(t('run.notEnded'), { id: 'course-end' })
    // It was over already: by its time, or in another tab.
    else if (problem) await dispatch(readAgain(id))
  }
  return { finish, isFinishing: isLoading }
}
