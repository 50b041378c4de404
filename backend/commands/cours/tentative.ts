import { dayIn } from '@contract/clock/wall'
import type { Answered, AnswerInput, Tentative } from '@contract/cours/tentative'
import type { Caller } from '../../caller'
import { bit } from '../../database/bit'
import { memoiresOf, memoryOf, saveKept, saveMemory } from '../../database/cours/memoire'
import { choicesOf, findQuestion, findQuestions, type QuestionRow } from '../../database/cours/question'
import {
  type AskedRow,
  askAgain,
  askedIn,
  endTentative,
  findTentative,
  keepAnswer,
  type TentativeRow,
} from '../../database/cours/tentative'
import type { Conn } from '../../database/schema'
import type { Deps } from '../../deps'
import { HttpError, invalid, notFound, wrongState } from '../../errors'
import {
  type Contents,
  presentAsked,
  presentTentative,
  secondsLeft,
  solutionOf,
} from '../../presenters/cours/tentative'
import { comesAgain, givenAt, isCorrect, statusAt } from '../../rules/cours/grade'
import { remember } from '../../rules/cours/memory'
import { type Write, write } from '../write'
import { courseAccessFor } from './access'

/** The context in which an attempt is read: inside a write, or on its own. */
interface Reading {
  trx: Conn
  caller: Caller
  now: string
}

/** @throws 404 when there is no such attempt for this caller */
async function mustFindTentative(
  db: Conn,
  caller: Caller,
  action: 'read' | 'update',
  id: number,
): Promise<TentativeRow> {
  const row = await findTentative(db, caller, action, id)
  if (!row) throw notFound()
  return row
}

async function contentsOf(db: Conn, idUtilisateur: number, ids: readonly number[]): Promise<Contents> {
  const questions = new Map((await findQuestions(db, ids)).map((row) => [row.id, row]))
  const memoires = await memoiresOf(db, idUtilisateur)
  const kept = new Set([...memoires.values()].filter((one) => one.kept).map(({ idQuestion }) => idQuestion))
  return { questions, choices: await choicesOf(db, ids), kept }
}

/** An attempt with its questions. @throws 404 */
export async function readTentative({ trx, caller, now }: Reading, id: number): Promise<Tentative> {
  const row = await mustFindTentative(trx, caller, 'read', id)
  const asked = await askedIn(trx, id)
  const ids = asked.map(({ idQuestion }) => idQuestion)
  return presentTentative(row, asked, await contentsOf(trx, row.idUtilisateur, ids), { caller, now })
}

/** An attempt that nobody has ended yet. @throws 404, 409 */
async function mustBeOpenAttempt({ trx, caller }: Write, id: number): Promise<TentativeRow> {
  const row = await mustFindTentative(trx, caller, 'update', id)
  if (row.status !== 'STARTED') throw wrongState()
  return row
}

/**
 * The attempt that takes an answer, and the moment at which the answer counts as given. A study session needs the
 * course to be still open; an exam that was begun may be finished.
 * @throws 403, 404, 409 when the attempt is over or the answer was given after its time
 */
async function mustTakeAnswer(work: Write, id: number, { secondsLeft: left }: AnswerInput) {
  const { trx, caller, moment, now } = work
  const row = await mustBeOpenAttempt(work, id)
  const answeredAt = givenAt(row, left, now)
  if (answeredAt === null) throw new HttpError(409, 'time_over')
  if (row.mode === 'STUDY' && row.idCandidat !== null) {
    const { open } = await courseAccessFor(trx, row.idCandidat, dayIn(moment, caller.pays))
    if (!open) throw new HttpError(403, 'course_closed')
  }
  return { row, answeredAt, late: bit(statusAt(row, now) !== 'STARTED') }
}

/** The question at a place of an attempt, which must not have an answer yet. @throws 409, 422 */
function mustBeOpen(asked: readonly AskedRow[], rang: number): AskedRow {
  const one = asked.find((row) => row.rang === rang)
  if (!one) throw invalid({ rang: 'unknown' })
  if (one.answeredAt !== null) throw new HttpError(409, 'already_answered')
  return one
}

/** Asks a wrongly answered question again at the end of a study session. */
async function again(
  { trx, caller }: Write,
  { idTentative, idQuestion }: AskedRow,
  question: QuestionRow,
): Promise<Answered['again']> {
  const rang = await askAgain(trx, idTentative, idQuestion)
  const contents = { ...(await contentsOf(trx, caller.id, [idQuestion])), questions: new Map([[idQuestion, question]]) }
  const asked = { idTentative, rang, idQuestion, answeredAt: null, correct: null, choices: null, late: 0 as const }
  return presentAsked(asked, contents, false)
}

/**
 * Stores the answer to a question of an attempt, once.
 * @throws 403 where the course of a study session has closed, 404, 409 when it was answered before or given after the
 *   time, 422 for choices of another question
 */
export function answerQuestion(deps: Deps, caller: Caller, id: number, input: AnswerInput): Promise<Answered> {
  return write(deps, caller, async (work) => {
    const { trx, moment, now } = work
    const { row, answeredAt, late } = await mustTakeAnswer(work, id, input)
    const asked = await askedIn(trx, id)
    const one = mustBeOpen(asked, input.rang)
    const question = await findQuestion(trx, one.idQuestion)
    if (!question) throw notFound()
    const choices = await choicesOf(trx, [question.id])
    const offered = choices.get(question.id) ?? []
    const chosen = [...new Set(input.choices)]
    if (chosen.some((choice) => !offered.some(({ id: known }) => known === choice)))
      throw invalid({ choices: 'unknown' })
    const right = offered.filter(({ isRight }) => isRight === 1).map((choice) => choice.id)
    const correct = isCorrect(chosen, right)
    const kept = await keepAnswer(trx, one, { choices: chosen, correct: bit(correct), answeredAt, late })
    if (!kept) throw new HttpError(409, 'already_answered')
    const whose = { idUtilisateur: row.idUtilisateur, idQuestion: question.id }
    const memory = remember(await memoryOf(trx, whose.idUtilisateur, whose.idQuestion), correct, moment)
    await saveMemory(trx, whose, memory, correct)
    const isStudy = row.mode === 'STUDY'
    const times = asked.filter(({ idQuestion }) => idQuestion === question.id).length
    const repeated = isStudy && comesAgain(correct, times) ? await again(work, one, question) : null
    return {
      solution: isStudy ? solutionOf(question, choices, correct) : null,
      again: repeated,
      answered: row.answered + 1,
      total: row.total + (repeated ? 1 : 0),
      secondsLeft: secondsLeft(row, now),
    }
  })
}

/**
 * Ends an attempt; questions without an answer count as wrong. An exam whose time is over gets the end of its time as
 * its end, takes no late answers from now on, and shows its solutions.
 * @throws 404, 409 when it was ended
 */
export const completeTentative = (deps: Deps, caller: Caller, id: number): Promise<Tentative> =>
  write(deps, caller, async (work) => {
    const { deadline } = await mustBeOpenAttempt(work, id)
    const endedAt = deadline !== null && deadline < work.now ? deadline : work.now
    await endTentative(work.trx, id, { status: 'COMPLETED', endedAt })
    return readTentative(work, id)
  })

/** Abandons an attempt. @throws 404, 409 when it is over */
export const abandonTentative = (deps: Deps, caller: Caller, id: number): Promise<Tentative> =>
  write(deps, caller, async (work) => {
    const row = await mustBeOpenAttempt(work, id)
    if (statusAt(row, work.now) !== 'STARTED') throw new HttpError(409, 'time_over')
    await endTentative(work.trx, id, { status: 'ABANDONED', endedAt: work.now })
    return readTentative(work, id)
  })

/** Marks a question to see it again, or removes the mark. @throws 422 for an unknown question */
export const keepQuestion = (
  deps: Deps,
  caller: Caller,
  { idQuestion, kept }: { idQuestion: number; kept: boolean },
): Promise<void> =>
  write(deps, caller, async ({ trx }) => {
    if (!(await findQuestion(trx, idQuestion))) throw invalid({ idQuestion: 'unknown' })
    await saveKept(trx, { idUtilisateur: caller.id, idQuestion }, kept)
  })
