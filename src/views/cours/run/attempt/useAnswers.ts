import type { WaitingAnswer } from '@src/redux/code-course/attempt'
import { giveAnswer, sendWaiting } from '@src/redux/code-course/send'
import { selectIsCut, selectWaiting } from '@src/redux/code-course/slice'
import { useAppDispatch, useAppSelector } from '@src/redux/hooks'
import { useCallback } from 'react'
import { tellRefusal } from '../../tellRefusal'

const refused = (...[refusal]: Parameters<typeof tellRefusal>) => void tellRefusal(refusal)

/**
 * Gives answers: stored on the device first, then sent immediately or as soon as there is a network again
 * (`useSending`).
 */
export function useAnswers() {
  const dispatch = useAppDispatch()
  const waits = useAppSelector(selectWaiting).length
  const isCut = useAppSelector(selectIsCut)
  const send = useCallback(() => dispatch(sendWaiting(refused)), [dispatch])
  const give = useCallback((answer: WaitingAnswer) => void dispatch(giveAnswer(answer, refused)), [dispatch])
  return { give, send, waits, isCut }
}
