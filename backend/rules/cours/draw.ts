import type { Topic } from '@contract/cours/topic'

/** Returns a whole number from 0 to `count` - 1. */
export type Pick = (count: number) => number

/**
 * Draws `count` different items in random order (the first steps of a Fisher–Yates shuffle); all items when there are
 * fewer.
 */
export function sample<Item>(items: readonly Item[], count: number, pick: Pick): Item[] {
  const left = [...items]
  const drawn: Item[] = []
  while (drawn.length < count && left.length > 0) {
    const [item] = left.splice(pick(left.length), 1)
    if (item !== undefined) drawn.push(item)
  }
  return drawn
}

/** The questions of an exam by its shares of topics, mixed; null when a topic has too few. */
export function drawExam(
  parts: readonly { topic: Topic; nombre: number }[],
  questionsOf: ReadonlyMap<Topic, readonly number[]>,
  pick: Pick,
): number[] | null {
  const drawn = parts.map(({ topic, nombre }) => ({ nombre, ids: sample(questionsOf.get(topic) ?? [], nombre, pick) }))
  if (drawn.some(({ nombre, ids }) => ids.length < nombre)) return null
  const all = drawn.flatMap(({ ids }) => ids)
  return sample(all, all.length, pick)
}

/** A question as a study session sees it. Moments are UTC text. */
export interface Candidate {
  idQuestion: number
  /** The moment from which it is due; null when it was never answered. */
  due: string | null
  /** Whether the last answer was wrong. */
  isMistake: boolean
  kept: boolean
}

/**
 * The questions of a study session in this order: mistakes, due questions with the most overdue first, questions that
 * the person marked, then new ones in their order.
 */
export function studyOrder(candidates: readonly Candidate[], now: string, count: number): number[] {
  const mistakes = candidates.filter((one) => one.isMistake)
  const isDue = (one: Candidate): one is Candidate & { due: string } => one.due !== null && one.due <= now
  const late = candidates
    .filter(isDue)
    .filter((one) => !one.isMistake)
    .sort((one, other) => one.due.localeCompare(other.due))
  const due = [...mistakes, ...late]
  const kept = candidates.filter((one) => one.kept && !due.includes(one))
  const fresh = candidates.filter((one) => one.due === null && !one.kept && !one.isMistake)
  return [...due, ...kept, ...fresh].slice(0, count).map(({ idQuestion }) => idQuestion)
}
