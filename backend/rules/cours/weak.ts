import type { WeakTopic } from '@contract/cours/weak'
import { masteryOf, type TopicState } from './readiness'

/** A topic with the number of its questions whose last answer was wrong. */
export interface TopicRecord extends TopicState {
  wrong: number
}

/** Minimum number of answered questions before anything is said about a person. */
const ENOUGH = 20
/** Minimum number of answered questions before anything is said about a topic. */
const ENOUGH_OF_TOPIC = 5
/** A person who still knows this share of a topic's seen questions is not weak in it. */
const HELD = 0.8
const MOST = 3

export const isEnough = (records: readonly TopicRecord[]): boolean =>
  records.reduce((sum, { seen }) => sum + seen, 0) >= ENOUGH

/** The share of the seen questions that the person knows today. */
const heldOf = ({ known, seen }: TopicRecord) => known / seen

/**
 * The topics that a person remembers least, among the questions they have seen, each with its reason; none without
 * enough answers.
 */
export function weakTopics(records: readonly TopicRecord[]): WeakTopic[] {
  if (!isEnough(records)) return []
  return records
    .filter((one) => one.seen >= ENOUGH_OF_TOPIC && heldOf(one) < HELD)
    .sort((one, other) => heldOf(one) - heldOf(other) || other.wrong - one.wrong)
    .slice(0, MOST)
    .map((one) => {
      const forgotten = Math.max(0, one.seen - one.known - one.wrong)
      const reason = one.wrong >= forgotten ? 'WRONG' : 'FORGOTTEN'
      return {
        topic: one.topic,
        mastery: masteryOf(one),
        seen: one.seen,
        reason,
        count: reason === 'WRONG' ? one.wrong : forgotten,
      }
    })
}
