import { selectUserData } from '@src/redux/auth/slice'
import { readKept } from '@src/redux/code-course/send'
import { onOtherTabsAnswers } from '@src/redux/code-course/stored'
import { useAppDispatch, useAppSelector } from '@src/redux/hooks'
import { useEffect, useLayoutEffect } from 'react'
import { useAnswers } from './useAnswers'

/** The pause between two attempts to send, besides the moment when the network returns. */
const RETRY_MS = 5000

/** Sends the waiting answers while an attempt is on the screen, and follows the answers of other tabs. */
export function useSending(): void {
  const dispatch = useAppDispatch()
  const person = useAppSelector(selectUserData)?.connect.id ?? 0
  const { send, waits } = useAnswers()
  useLayoutEffect(() => {
    const read = () => void dispatch(readKept())
    read()
    return onOtherTabsAnswers(person, read)
  }, [dispatch, person])
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
}
