import { missingArabic, type Question, type QuestionInput, type QuestionUpdate } from '@contract/cours/question'
import type { FieldErrors } from '@contract/errors'
import { randomInt } from '../../auth/crypto'
import type { Caller } from '../../caller'
import type { Bit } from '../../database/bit'
import {
  answersTo,
  choicesOf,
  findQuestion,
  insertQuestions,
  nextQuestionRang,
  type QuestionRow,
  referencesTaken,
  removeQuestion,
  saveChoices,
  updateQuestion,
  wasAsked,
} from '../../database/cours/question'
import { findSerie } from '../../database/cours/serie'
import type { Conn, Trx } from '../../database/schema'
import type { Deps } from '../../deps'
import { HttpError, invalid, notFound, stale, wrongState } from '../../errors'
import { presentQuestion } from '../../presenters/cours/question'
import { type Write, write } from '../write'
import { loadBases, refuseAsking, refuseGround } from './bases'

/** @throws 404 when there is no such question */
async function mustFindQuestion(db: Conn, id: number): Promise<QuestionRow> {
  const row = await findQuestion(db, id)
  if (!row) throw notFound()
  return row
}

/** Questions for their authors, with the numbers of answers so far. */
export async function presentQuestions(db: Conn, rows: readonly QuestionRow[]): Promise<Question[]> {
  const ids = rows.map(({ id }) => id)
  const [choices, answers] = [await choicesOf(db, ids), await answersTo(db, ids)]
  const { FACTS } = await loadBases()
  return rows.map((row) => presentQuestion(row, { choices, answers, fact: FACTS.get(row.base) ?? null }))
}

/** @throws 404 when there is no such question */
export async function readQuestion(db: Conn, id: number): Promise<Question> {
  const [shown] = await presentQuestions(db, [await mustFindQuestion(db, id)])
  if (!shown) throw notFound()
  return shown
}

const answer = ({ trx }: Write, id: number): Promise<Question> => readQuestion(trx, id)

/** A new reference: the topic and four digits that no question has. */
async function freeReference(trx: Trx, topic: string): Promise<string> {
  for (;;) {
    const reference = `${topic}-${1000 + randomInt(9000)}`
    if ((await referencesTaken(trx, [reference])).size === 0) return reference
  }
}

/** @throws 422 for an unknown series */
async function topicOf(trx: Trx, idSerie: number): Promise<string> {
  const serie = await findSerie(trx, idSerie)
  if (!serie) throw invalid({ idSerie: 'unknown' })
  return serie.topic
}

/** @throws 422 for an unknown series, an uncertain or unknown fact or picture, or a fact that is asked already */
export const createQuestion = (deps: Deps, caller: Caller, input: QuestionInput): Promise<Question> =>
  write(deps, caller, async (work) => {
    const { trx, now } = work
    const { idSerie, ...content } = input
    const reference = await freeReference(trx, await topicOf(trx, idSerie))
    await refuseGround(trx, content)
    const [id = 0] = await insertQuestions(trx, idSerie, [{ ...content, reference }], false, now)
    return answer(work, id)
  })

/** @throws 422 naming each choice that does not belong to the question, or comes twice */
async function refuseForeign(trx: Trx, idQuestion: number, choices: QuestionUpdate['choices']): Promise<void> {
  const known = new Set(((await choicesOf(trx, [idQuestion])).get(idQuestion) ?? []).map(({ id }) => id))
  const faults: FieldErrors = {}
  for (const [index, { id }] of choices.entries()) {
    // A choice named once is removed from the known ones, so naming it twice is a fault.
    if (id !== null && !known.delete(id)) faults[`choices.${index}.id`] = 'unknown'
  }
  if (Object.keys(faults).length > 0) throw invalid(faults)
}

/**
 * Refuses a question without all its Arabic texts once learners see it, or have seen it: their results show its texts.
 * @throws 422 naming each missing text
 */
async function refuseUnfinished(trx: Trx, row: QuestionRow, content: Omit<QuestionUpdate, 'version'>): Promise<void> {
  const faults = missingArabic(content)
  if (Object.keys(faults).length === 0) return
  if (row.published || (await wasAsked(trx, row.id))) throw invalid(faults)
}

/**
 * @throws 404, 422 for a foreign choice, a missing Arabic text of a question that learners see, or an invalid fact or
 *   picture, 409 with the current question when somebody else has saved it since it was read
 */
export const saveQuestion = (
  deps: Deps,
  caller: Caller,
  id: number,
  { version, choices, ...content }: QuestionUpdate,
): Promise<Question> =>
  write(deps, caller, async (work) => {
    const { trx, now } = work
    const row = await mustFindQuestion(trx, id)
    if (row.version !== version) throw stale(await readQuestion(trx, id))
    await refuseForeign(trx, id, choices)
    await refuseUnfinished(trx, row, { ...content, choices })
    await refuseGround(trx, content, id)
    await updateQuestion(trx, id, content, now)
    await saveChoices(trx, id, choices)
    return answer(work, id)
  })

/**
 * @throws 404, 409 when it is in that state already, an Arabic text is missing, its fact or picture is not valid, or
 *   another question asks the same fact
 */
export const publishQuestion = (deps: Deps, caller: Caller, id: number, published: Bit): Promise<Question> =>
  write(deps, caller, async (work) => {
    const row = await mustFindQuestion(work.trx, id)
    if (row.published === published) throw wrongState()
    if (published) {
      await refuseAsking(work.trx, row, id)
      const missing = missingArabic(await readQuestion(work.trx, id))
      if (Object.keys(missing).length > 0) throw new HttpError(409, 'question_unfinished')
    }
    await updateQuestion(work.trx, id, { published }, work.now)
    return answer(work, id)
  })

/**
 * Moves a question to the end of another series.
 * @throws 404, 422 for an unknown series, 409 when it is there already
 */
export const moveQuestion = (deps: Deps, caller: Caller, id: number, idSerie: number): Promise<Question> =>
  write(deps, caller, async (work) => {
    const { trx, now } = work
    const row = await mustFindQuestion(trx, id)
    await topicOf(trx, idSerie)
    if (row.idSerie === idSerie) throw wrongState()
    await updateQuestion(trx, id, { idSerie, rang: await nextQuestionRang(trx, idSerie) }, now)
    return answer(work, id)
  })

/** @throws 404, 409 when it was asked in an attempt */
export const deleteQuestion = (deps: Deps, caller: Caller, id: number): Promise<void> =>
  write(deps, caller, async ({ trx }) => {
    await mustFindQuestion(trx, id)
    if (await wasAsked(trx, id)) throw new HttpError(409, 'question_asked')
    await removeQuestion(trx, id)
  })
