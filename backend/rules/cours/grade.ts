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

/**
 * When an answer counts as given. One that arrives after the time of an exam counts for some days, if its device says
 * that seconds were left when it was given; null when it came too late.
 */
export function givenAt({ startedAt, deadline }: Timed, secondsLeft: number | undefined, now: string): string | null {
  if (deadline === null || now < deadline) return now
  const end = Date.parse(deadline)
  if (!secondsLeft || Date.parse(now) - end > LATE_DAYS * DAY_MS) return null
  return new Date(Math.max(Date.parse(startedAt), end - secondsLeft * 1000)).toISOString()
}

/** The status of an attempt at a moment: an exam past its deadline is over, also when nobody has ended it. */
export function statusAt<Status extends 'STARTED' | 'COMPLETED' | 'ABANDONED'>(
  { status, deadline }: { status: Status; deadline: string | null },
  now: string,
): Status | 'COMPLETED' {
  return status === 'STARTED' && deadline !== null && deadline <= now ? 'COMPLETED' : status
}
