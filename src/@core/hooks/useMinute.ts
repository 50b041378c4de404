import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/** Draws anew every minute what depends on the time of day; answers the moment, ISO 8601 in UTC. */
export function useMinute(): string {
  const [, setCount] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setCount((count) => count + 1), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return new Date().toISOString()
}
