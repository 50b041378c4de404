import { DAY_MS } from '@contract/clock/moments'
import { LATE_DAYS } from '@contract/cours/tentative'

/** True when exactly the right answers were chosen. */
export function isCorrect(chosen: readonly number[], right: readonly number[]): boolean {
  const asked = new Set(right)
  const given = new Set(chosen)
  return asked.size === given.size && [...given].every((id) => asked.has(id))
}

/** Maximum number of times that a question is asked in one study session, the first time included. */
const MAX_TIMES = 3

/** Whether a question comes again later in a study session. */
export const comesAgain = (isRight: boolean, timesAsked: number): boolean => !isRight && timesAsked < MAX_TIMES

interface Timed {
  startedAt: string
  deadline: string | null
}

/** Whether the end of an exam is so recent that an answer given in time may still arrive. */
const mayStillArrive = (deadline: string, now: string) => Date.parse(now) - Date.parse(deadline) <= LATE_DAYS * DAY_MS

/**
 * The moment at which an answer counts as given. After the time of an exam, an answer is accepted for some days if its
 * device reports that seconds were left when it was given; null when it came too late.
 */
export function givenAt({ startedAt, deadline }: Timed, secondsLeft: number | undefined, now: string): string | null {
  if (deadline === null || now < deadline) return now
  const end = Date.parse(deadline)
  if (!secondsLeft || !mayStillArrive(deadline, now)) return null
  return new Date(Math.max(Date.parse(startedAt), end - secondsLeft * 1000)).toISOString()
}

/**
 * Whether an exam whose time is over still takes answers given within it. Until its author ends it, they see no
 * solutions, because somebody who has seen them could still answer.
 */
export const isSealed = ({ status, deadline }: { status: string; deadline: string | null }, now: string): boolean =>
  status === 'STARTED' && deadline !== null && deadline <= now && mayStillArrive(deadline, now)

/** The status of an attempt at a moment: an exam past its deadline is over, even when nobody has ended it. */
export function statusAt<Status extends 'STARTED' | 'COMPLETED' | 'ABANDONED'>(
  { status, deadline }: { status: Status; deadline: string | null },
  now: string,
): Status | 'COMPLETED' {
  return status === 'STARTED' && deadline !== null && deadline <= now ? 'COMPLETED' : status
}
