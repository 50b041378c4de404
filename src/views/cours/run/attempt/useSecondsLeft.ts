import { type Clock, secondsAt } from '@src/redux/code-course/attempt'
import { useEffect, useState } from 'react'

const TICK_MS = 250

/** Seconds left, counted from the server's figure by a clock that users cannot change; null without a limit. */
export function useSecondsLeft(clock: Clock | null): number | null {
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    if (!clock) return
    const tick = () => setNow(performance.now())
    tick()
    const timer = setInterval(tick, TICK_MS)
    return () => clearInterval(timer)
  }, [clock])
  return clock && secondsAt(clock, now)
}
