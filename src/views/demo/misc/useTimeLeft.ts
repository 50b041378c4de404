import { useEffect, useState } from 'react'

const SECOND_MS = 1000

export const UNITS = [
  { name: 'days', seconds: 86_400 },
  { name: 'hours', seconds: 3600 },
  { name: 'minutes', seconds: 60 },
  { name: 'seconds', seconds: 1 },
] as const

type Unit = (typeof UNITS)[number]['name']

/** The sample opening: the first day of the month after next, in UTC. */
function openingAfter(now: Date): number {
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, 1)
}

/** Seconds as days, hours, minutes and seconds. */
export function partsOf(total: number): Record<Unit, number> {
  const parts: Record<Unit, number> = { days: 0, hours: 0, minutes: 0, seconds: 0 }
  let rest = Math.max(0, Math.floor(total))
  for (const { name, seconds } of UNITS) {
    parts[name] = Math.floor(rest / seconds)
    rest %= seconds
  }
  return parts
}

/** The time until the opening, counted every second. */
export function useTimeLeft(): Record<Unit, number> {
  const [opening] = useState(() => openingAfter(new Date()))
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS)
    return () => clearInterval(timer)
  }, [])
  return partsOf((opening - now) / SECOND_MS)
}
