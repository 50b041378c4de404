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

/** The status of an attempt at a moment: an exam past its deadline is over, also when nobody has ended it. */
export function statusAt<Status extends 'STARTED' | 'COMPLETED' | 'ABANDONED'>(
  { status, deadline }: { status: Status; deadline: string | null },
  now: string,
): Status | 'COMPLETED' {
  return status === 'STARTED' && deadline !== null && deadline <= now ? 'COMPLETED' : status
}
