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
import { outcomeOf, readAnswers, retractAnswer, sendAnswers } from './send'

/** The retry interval of the queue, besides the moment when the network returns. */
const RETRY_MS = 30_000

/** Loads the stored queue, and follows changes by other tabs. */
function useKeptAnswers(person: number): void {
  const dispatch = useAppDispatch()
  useLayoutEffect(() => {
    const read = () => void dispatch(readAnswers(person))
    read()
    return onStoredChange(read)
  }, [dispatch, person])
}

/**
 * The answers of the signed-in instructor to their lessons: stored on this device first, then sent immediately or when
 * the network is back. No answer is lost, and none overwrites another user's.
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
  const outcome = useCallback((key: string) => dispatch(outcomeOf(person, key)), [dispatch, person])
  return { pending, queue, outcome, forget, retract }
}
