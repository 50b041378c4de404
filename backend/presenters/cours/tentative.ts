import type { Asked, Solution, Tentative, TentativeSummary } from '@contract/cours/tentative'
import type { Caller } from '../../caller'
import type { ChoicesOf, QuestionRow } from '../../database/cours/question'
import type { AskedRow, TentativeRow } from '../../database/cours/tentative'
import { isSealed, statusAt } from '../../rules/cours/grade'

/** Seconds left by the clock of the server; null without a limit or when it is over. */
export function secondsLeft(
  { deadline, status }: Pick<TentativeRow, 'deadline' | 'status'>,
  now: string,
): number | null {
  if (deadline === null || status !== 'STARTED') return null
  return Math.max(0, Math.ceil((Date.parse(deadline) - Date.parse(now)) / 1000))
}

export function presentSummary(row: TentativeRow, now: string): TentativeSummary {
  const { id, mode, idSerie, idExamenBlanc, startedAt, total, answered, late, passMark, idCandidat } = row
  const status = statusAt(row, now)
  const isHidden = mode === 'EXAM' && status === 'STARTED'
  return {
    id,
    mode,
    status,
    title: { fr: row.titleFr, ar: row.titleAr },
    idSerie,
    idExamenBlanc,
    startedAt,
    endedAt: row.endedAt ?? (status === 'COMPLETED' ? row.deadline : null),
    total,
    answered,
    late,
    passMark,
    correct: isHidden ? null : row.correct,
    passed: mode === 'EXAM' && status === 'COMPLETED' ? row.correct >= (passMark ?? 0) : null,
    idCandidat,
    candidat: row.nom === null ? null : `${row.prenom} ${row.nom}`,
  }
}

/** The data with which the questions of an attempt are presented. */
export interface Contents {
  questions: ReadonlyMap<number, QuestionRow>
  choices: ChoicesOf
  kept: ReadonlySet<number>
}

export function solutionOf(row: QuestionRow, choices: ChoicesOf, isCorrect: boolean): Solution {
  const right = (choices.get(row.id) ?? []).filter(({ isRight }) => isRight === 1).map(({ id }) => id)
  return {
    correct: isCorrect,
    right,
    explanation: { fr: row.explanationFr, ar: row.explanationAr },
    source: { fr: row.sourceFr, ar: row.sourceAr },
  }
}

/** A question of an attempt, with its solution only when it may be shown. */
export function presentAsked(asked: AskedRow, { questions, choices, kept }: Contents, isKnown: boolean): Asked {
  const { rang, idQuestion } = asked
  const row = questions.get(idQuestion)
  if (!row) throw new Error(`Question ${idQuestion} of an attempt is missing`)
  const offered = choices.get(idQuestion) ?? []
  return {
    rang,
    idQuestion,
    topic: row.topic,
    picture: row.picture,
    text: { fr: row.textFr, ar: row.textAr },
    choices: offered.map(({ id, textFr, textAr }) => ({ id, fr: textFr, ar: textAr })),
    several: offered.filter(({ isRight }) => isRight === 1).length > 1,
    kept: kept.has(idQuestion),
    // The cast is safe: only `keepAnswer` writes this JSON.
    chosen: asked.choices === null ? null : (JSON.parse(asked.choices) as number[]),
    solution: isKnown ? solutionOf(row, choices, asked.correct === 1) : null,
    late: asked.late === 1,
  }
}

/**
 * An attempt with its questions. Solutions are shown for answered questions of a study session, and for all questions
 * of an exam that is over. The author of an exam sees them once no late answer can arrive any more.
 */
export function presentTentative(
  row: TentativeRow,
  asked: readonly AskedRow[],
  contents: Contents,
  { caller, now }: { caller: Pick<Caller, 'id'>; now: string },
): Tentative {
  const summary = presentSummary(row, now)
  const isOver = summary.status !== 'STARTED'
  const sealed = row.idUtilisateur === caller.id && isSealed(row, now)
  const isKnown = ({ answeredAt }: AskedRow) => (isOver && !sealed) || (row.mode === 'STUDY' && answeredAt !== null)
  return {
    ...summary,
    sealed,
    secondsLeft: isOver ? null : secondsLeft(row, now),
    questions: asked.map((one) => presentAsked(one, contents, isKnown(one))),
  }
}
