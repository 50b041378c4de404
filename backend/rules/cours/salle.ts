import { EXTRA_SECONDS, type Phase, type StepInput } from '@contract/cours/salle'

/** The stored state of a room. */
export interface RoomState {
  status: Exclude<Phase, 'CLOSED'>
  /** The place of the question on the screen, from 0; 0 in the lobby too. */
  rang: number
  /** The moment until which the question takes answers; null in the lobby. */
  deadline: string | null
  /** The moment at which a room that nobody ends is over. */
  closesAt: string
}

/** The phase at a moment: a deadline in the past closes the answers, whatever is stored. */
export function phaseOf({ status, deadline, closesAt }: RoomState, now: string): Phase {
  if (closesAt <= now) return 'FINISHED'
  return status === 'OPEN' && deadline !== null && deadline <= now ? 'CLOSED' : status
}

/** The moment (UTC text) `seconds` later. */
const later = (moment: string, seconds: number) => new Date(Date.parse(moment) + seconds * 1000).toISOString()

interface Room {
  /** Number of questions of the room. */
  total: number
  /** Seconds for which each question takes answers. */
  seconds: number
  now: string
}

type Change = Pick<RoomState, 'status' | 'rang' | 'deadline'>

/**
 * The state after a step of the host; null when the step is not allowed now. A step names its question, so that a
 * repeated step, or one from an outdated tab, changes nothing.
 */
export function after(state: RoomState, { step, rang }: StepInput, { total, seconds, now }: Room): Change | null {
  const phase = phaseOf(state, now)
  const takesAnswers = phase === 'OPEN' || phase === 'CLOSED'
  if (phase === 'FINISHED') return null
  if (step === 'open') {
    const isNext = phase === 'WAITING' ? rang === 0 : phase === 'REVEALED' && rang === state.rang + 1
    return isNext && rang < total ? { status: 'OPEN', rang, deadline: later(now, seconds) } : null
  }
  if (rang !== state.rang) return null
  if (step === 'finish') return { status: 'FINISHED', rang, deadline: state.deadline }
  if (!takesAnswers) return null
  if (step === 'reveal') return { status: 'REVEALED', rang, deadline: phase === 'OPEN' ? now : state.deadline }
  if (step === 'close') return phase === 'OPEN' ? { status: 'OPEN', rang, deadline: now } : null
  const from = phase === 'OPEN' ? (state.deadline ?? now) : now
  return { status: 'OPEN', rang, deadline: later(from, EXTRA_SECONDS) }
}

/** Seconds left for answers by the clock of the server; null when none are taken. */
export function secondsLeft(state: RoomState, now: string): number | null {
  if (phaseOf(state, now) !== 'OPEN' || state.deadline === null) return null
  return Math.max(0, (Date.parse(state.deadline) - Date.parse(now)) / 1000)
}

/** The topics of which a group knows the least, the weakest first. */
export function weakestTopics<Topic>(
  topics: readonly { topic: Topic; questions: number; known: number }[],
  count: number,
): Topic[] {
  const share = ({ questions, known }: { questions: number; known: number }) => known / Math.max(1, questions)
  return [...topics]
    .filter(({ questions }) => questions > 0)
    .sort((one, other) => share(one) - share(other))
    .slice(0, count)
    .map(({ topic }) => topic)
}
