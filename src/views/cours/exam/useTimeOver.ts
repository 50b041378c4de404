import type { RunningAttempt } from '@src/redux/code-course/attempt'
import { readAgain } from '@src/redux/code-course/send'
import { useAppDispatch } from '@src/redux/hooks'
import { useEffect } from 'react'
import { useSecondsLeft } from '../run/attempt/useSecondsLeft'

/** Returns the seconds left; when they end, the attempt is read from the server, whose clock decides. */
export function useTimeOver({ id, clock }: RunningAttempt, send: () => Promise<void>): number | null {
  const dispatch = useAppDispatch()
  const secondsLeft = useSecondsLeft(clock)
  const isOver = secondsLeft === 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks once more where the server counts another second
  useEffect(() => {
    if (isOver) void send().then(() => dispatch(readAgain(id)))
  }, [isOver, clock, id])
  return secondsLeft
}
