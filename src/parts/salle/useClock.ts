import type { Clock } from '@src/redux/code-course/attempt'
import { useMemo } from 'react'

/** Seconds left as the server said, with the moment at which its answer arrived. */
export function useClock(secondsLeft: number | null, fulfilledTimeStamp: number | undefined): Clock | null {
  return useMemo(
    () =>
      secondsLeft === null
        ? null
        : { secondsLeft, at: performance.now() - Math.max(0, Date.now() - (fulfilledTimeStamp ?? Date.now())) },
    [secondsLeft, fulfilledTimeStamp],
  )
}
