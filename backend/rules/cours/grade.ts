import { LATE_DAYS } from '@contract/cours/tentative'

/** True when exactly the right answers were chosen. */
export function isCorrect(chosen: readonly number[], right: readonly number[]): boolean {
  const asked = new Set(right)
  const given = new Set(chosen)
  return asked.size === given.size && [...given].every((id) => asked.has(id))
}

/** How often a question that went wrong comes again in the same study session. */
const MAX_TIMES = 3

/** Whether a question comes again later in a study session. */
export const comesAgain = (isRight: boolean, timesAsked: number): boolean => !isRight && timesAsked < MAX_TIMES

const DAY_MS = 86_400_000

interface Timed {
  startedAt: string
  deadline: string | null
}

/** Whether it is so soon after the end of an exam that an answer given in time may still arrive. */
const mayStillArrive = (deadline: string, now: string) => Date.parse(now) - Date.parse(deadline) <= LATE_DAYS * DAY_MS

/**
 * When an answer counts as given. One that arrives after the time of an exam counts for some days, if its device says
 * that seconds were left when it was given; null when it came too late.
 */
export function givenAt({ startedAt, deadline }: Timed, secondsLeft: number | undefined, now: string): string | null {
  if (deadline === null || now < deadline) return now
  const end = Date.parse(deadline)
  if (!secondsLeft || !mayStillArrive(deadline, now)) return null
  return new Date(Math.max(Date.parse(startedAt), end - secondsLeft * 1000)).toISOString()
}

/**
 * Whether an exam whose time is over still takes answers that were given within it. Until its author ends it they read
 * no solution: whoever has read them could answer late.
 */
export const isSealed = ({ status, deadline }: { status: string; deadline: string | null }, now: string): boolean =>
  status === 'STARTED' && deadline !== null && deadline <= now && mayStillArrive(deadline, now)

/** The status of an attempt at a moment: an exam past its deadline is over, also when nobody has ended it. */
export function statusAt<Status extends 'STARTED' | 'COMPLETED' | 'ABANDONED'>(
  { status, deadline }: { status: Status; deadline: string | null },
  now: string,
): Status | 'COMPLETED' {
  return status === 'STARTED' && deadline !== null && deadline <= now ? 'COMPLETED' : status
}
