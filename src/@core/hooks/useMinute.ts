import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/** Rerenders every minute; returns the current moment, ISO 8601 in UTC. */
export function useMinute(): string {
  const [, setCount] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setCount((count) => count + 1), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return new Date().toISOString()
}
