import { TOPIC_KEYS } from '@contract/cours/topic'
import { listExamensBlancs } from '../../database/cours/examenBlanc'
import type { KnownCounts } from '../../database/cours/memoire'
import { choiceCounts } from '../../database/cours/question'
import type { Conn } from '../../database/schema'
import { type ExamShape, guessesOf, type TopicState } from '../../rules/cours/readiness'
import type { TopicRecord } from '../../rules/cours/weak'
import type { askableFor } from './learner'

/** A person's state in each topic, from the questions that they may be asked and the counts of all people. */
export const statesOf = (
  questions: Awaited<ReturnType<typeof askableFor>>,
  counts: KnownCounts,
  idUtilisateur: number,
): TopicState[] => recordsOf(questions, counts, idUtilisateur).map(({ wrong: _wrong, ...state }) => state)

/** The same states with the number of questions answered wrong the last time. */
export function recordsOf(
  questions: Awaited<ReturnType<typeof askableFor>>,
  counts: KnownCounts,
  idUtilisateur: number,
): TopicRecord[] {
  return TOPIC_KEYS.map((topic) => {
    const count = counts.find((one) => one.idUtilisateur === idUtilisateur && one.topic === topic)
    const all = questions.filter((one) => one.topic === topic).length
    const known = Math.min(count?.known ?? 0, all)
    return { topic, questions: all, seen: count?.seen ?? 0, known, wrong: count?.wrong ?? 0 }
  })
}

/** The exam that readiness is about: the first published one, with the questions that it draws from. */
export async function usualExam(db: Conn): Promise<ExamShape | null> {
  const [exam] = await listExamensBlancs(db, false)
  if (!exam) return null
  const shares = Object.fromEntries(exam.parts.map(({ topic, nombre }) => [topic, nombre]))
  return { shares, guesses: guessesOf(await choiceCounts(db)), passMark: exam.passMark }
}
