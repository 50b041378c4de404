import { useEffect, useState } from 'react'
import { isWaiting } from '../answers/isWaiting'
import { useAppStore } from '../hooks'

/** The first page counts as loaded when no request was pending for this long: its code may still be loading. */
const ROUND_MS = 500
const QUIET_ROUNDS = 4

const pause = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds))

/** Whether the first page after the sign-in shows its content: code that it does not need is loaded from then on. */
export function useFirstPageLoaded(): boolean {
  const store = useAppStore()
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    let isHere = true
    const watch = async () => {
      for (let quiet = 0; quiet < QUIET_ROUNDS; quiet += 1) {
        await pause(ROUND_MS)
        if (!isHere) return
        if (isWaiting(store.getState())) quiet = -1
      }
      setLoaded(true)
    }
    void watch()
    return () => {
      isHere = false
    }
  }, [store])
  return isLoaded
}
