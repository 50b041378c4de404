import { toast } from '@core/components/toast'
import { errorDialog } from '@core/dialogs/dialogs'
import type { WaitingAnswer } from '@src/redux/code-course/attempt'
import { giveAnswer, type Refusal, sendWaiting } from '@src/redux/code-course/send'
import { selectIsCut, selectWaiting } from '@src/redux/code-course/slice'
import { useAppDispatch, useAppSelector } from '@src/redux/hooks'
import { useCallback, useEffect } from 'react'
import { useTranslation } from 'react-i18next'

/** The pause between two attempts to send, besides the moment when the network returns. */
const RETRY_MS = 5000

const TOLD = ['already_answered', 'time_over', 'state'] as const

/** Says why an answer was not taken. */
function useTellRefusal() {
  const { t } = useTranslation('cours')
  return useCallback(
    ({ code, message }: Refusal) => {
      const known = TOLD.find((one) => one === code)
      if (known) toast.info(t(`refused.${known}`), { id: 'course-refused' })
      else void errorDialog(message)
    },
    [t],
  )
}

/** Gives answers: kept on the device, sent at once or as soon as there is a network again. */
export function useAnswers() {
  const dispatch = useAppDispatch()
  const refused = useTellRefusal()
  const waits = useAppSelector(selectWaiting).length
  const isCut = useAppSelector(selectIsCut)
  const send = useCallback(() => dispatch(sendWaiting(refused)), [dispatch, refused])
  const isWaiting = waits > 0
  useEffect(() => {
    if (!isWaiting) return
    const again = () => void send()
    again()
    const timer = setInterval(again, RETRY_MS)
    window.addEventListener('online', again)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', again)
    }
  }, [isWaiting, send])
  const give = useCallback((answer: WaitingAnswer) => void dispatch(giveAnswer(answer, refused)), [dispatch, refused])
  return { give, send, waits, isCut }
}
