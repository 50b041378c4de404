import { onStoredChange } from '@core/platform/storage'
import { useCallback, useEffect, useLayoutEffect } from 'react'
import { selectUserData } from '../../auth/slice'
import { useAppDispatch, useAppSelector } from '../../hooks'
import {
  answerForgotten,
  answerQueued,
  type LeconAnswer,
  type PendingAnswer,
  selectPending,
  selectWaits,
} from '../slice'
import { readAnswers, retractAnswer, sendAnswers } from './send'

/** How often what waits is tried again, beside the moment at which the network comes back. */
const RETRY_MS = 30_000

/** Shows what is kept on this device, in whichever tab it was said. */
function useKeptAnswers(person: number): void {
  const dispatch = useAppDispatch()
  useLayoutEffect(() => {
    const read = () => void dispatch(readAnswers(person))
    read()
    return onStoredChange(read)
  }, [dispatch, person])
}

/**
 * What the person signed in answers for their lessons: kept on this device first, then sent, at once or when the network is
 * back. Nothing said is lost, and nothing overwrites what somebody else has said before.
 */
export function useDayAnswers() {
  const person = useAppSelector(selectUserData)?.connect.id ?? 0
  const dispatch = useAppDispatch()
  useKeptAnswers(person)
  const pending = useAppSelector(selectPending)
  const waits = useAppSelector(selectWaits)
  const send = useCallback(() => void dispatch(sendAnswers(person)), [dispatch, person])

  useEffect(() => {
    if (!waits) return
    send()
    const timer = setInterval(send, RETRY_MS)
    window.addEventListener('online', send)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', send)
    }
  }, [waits, send])

  const queue = useCallback(
    (answer: LeconAnswer, lecon: PendingAnswer['lecon']): string => {
      const { entry } = dispatch(answerQueued(person, answer, lecon, new Date().toISOString())).payload
      send()
      return entry.key
    },
    [dispatch, person, send],
  )
  const forget = useCallback((key: string) => void dispatch(answerForgotten({ person, key })), [dispatch, person])
  const retract = useCallback((key: string) => dispatch(retractAnswer(person, key)), [dispatch, person])
  return { pending, queue, forget, retract }
}
