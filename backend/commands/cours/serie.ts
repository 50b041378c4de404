import type { Serie, SerieInput } from '@contract/cours/serie'
import { type SerieFile, serieFile } from '@contract/cours/serieFile'
import { type FieldErrors, fieldErrors } from '@contract/errors'
import { z } from 'zod'
import type { Caller } from '../../caller'
import type { Bit } from '../../database/bit'
import { choicesOf, questionsOfSerie, referencesTaken, updateQuestion } from '../../database/cours/question'
import { findSerie, insertSerie, listSeries, removeSerie, type SerieRow, updateSerie } from '../../database/cours/serie'
import { addSerieFile } from '../../database/cours/serieFile'
import type { Conn, Trx } from '../../database/schema'
import type { Deps } from '../../deps'
import { conflict, HttpError, invalid, notFound, stale, wrongState } from '../../errors'
import { fileQuestionOf } from '../../presenters/cours/question'
import { presentSerie } from '../../presenters/cours/serie'
import { type Write, write } from '../write'
import { groundFaults } from './bases'

/** @throws 404 when there is no such series */
export async function mustFindSerie(db: Conn, id: number): Promise<SerieRow> {
  const row = await findSerie(db, id)
  if (!row) throw notFound()
  return row
}

const answer = async ({ trx }: Write, id: number): Promise<Serie> => presentSerie(await mustFindSerie(trx, id))

export const createSerie = (deps: Deps, caller: Caller, input: SerieInput): Promise<Serie> =>
  write(deps, caller, async (work) => answer(work, await insertSerie(work.trx, input, false, work.now)))

/** @throws 404, 409 with the current series when somebody else has saved it since it was read */
export const saveSerie = (
  deps: Deps,
  caller: Caller,
  id: number,
  { version, ...input }: SerieInput & { version: number },
): Promise<Serie> =>
  write(deps, caller, async (work) => {
    const row = await mustFindSerie(work.trx, id)
    if (row.version !== version) throw stale(presentSerie(row))
    await updateSerie(work.trx, id, input, work.now)
    return answer(work, id)
  })

/** @throws 404, 409 when it is in that state already, or has no published question */
export const publishSerie = (deps: Deps, caller: Caller, id: number, published: Bit): Promise<Serie> =>
  write(deps, caller, async (work) => {
    const row = await mustFindSerie(work.trx, id)
    if (row.published === published) throw wrongState()
    const questions = published ? await questionsOfSerie(work.trx, id) : []
    if (published && !questions.some((one) => one.published)) throw new HttpError(409, 'too_few_questions')
    await updateSerie(work.trx, id, { published }, work.now)
    return answer(work, id)
  })

/** Refuses an order that does not name every item once: somebody else may have added one. @throws 409 */
function refuseOther(wanted: readonly number[], known: readonly number[]): void {
  const isSame = new Set(wanted).size === known.length && known.every((id) => wanted.includes(id))
  if (!isSame || wanted.length !== known.length) throw conflict({ ids: 'unknown' })
}

/** Puts the series of a topic in order. @throws 409 unless each of them is named once */
export const orderSeries = (
  deps: Deps,
  caller: Caller,
  { topic, ids }: { topic: SerieRow['topic']; ids: number[] },
): Promise<void> =>
  write(deps, caller, async ({ trx, now }) => {
    const known = (await listSeries(trx, true)).filter((row) => row.topic === topic)
    const ordered = ids.map((id) => known.find((row) => row.id === id))
    refuseOther(
      ids,
      known.map(({ id }) => id),
    )
    for (const [index, row] of ordered.entries()) {
      if (row && row.rang !== index + 1) await updateSerie(trx, row.id, { rang: index + 1 }, now)
    }
  })

/** Puts the questions of a series in order. @throws 404, 409 unless each of them is named once */
export const orderQuestions = (deps: Deps, caller: Caller, idSerie: number, ids: number[]): Promise<void> =>
  write(deps, caller, async ({ trx, now }) => {
    await mustFindSerie(trx, idSerie)
    const known = await questionsOfSerie(trx, idSerie)
    refuseOther(
      ids,
      known.map(({ id }) => id),
    )
    for (const [index, id] of ids.entries()) {
      if (known.find((row) => row.id === id)?.rang !== index + 1)
        await updateQuestion(trx, id, { rang: index + 1 }, now)
    }
  })

/** @throws 404, 409 while it has questions */
export const deleteSerie = (deps: Deps, caller: Caller, id: number): Promise<void> =>
  write(deps, caller, async ({ trx }) => {
    const row = await mustFindSerie(trx, id)
    if (row.questions > 0) throw new HttpError(409, 'serie_not_empty')
    await removeSerie(trx, id)
  })

/** A series as a file, which can be imported again. */
export async function serieFileOf(db: Conn, id: number): Promise<SerieFile> {
  const row = await mustFindSerie(db, id)
  const questions = await questionsOfSerie(db, id)
  const choices = await choicesOf(
    db,
    questions.map((question) => question.id),
  )
  const title = { fr: row.titleFr, ar: row.titleAr }
  return {
    title,
    topic: row.topic,
    permis: row.permis,
    questions: questions.map((one) => fileQuestionOf(one, choices)),
  }
}

/**
 * Adds a series from a file.
 * @throws 422 naming all its faults, including references that are taken or come twice, and invalid facts and pictures
 */
export const importSerie = (deps: Deps, caller: Caller, file: unknown): Promise<Serie> =>
  write(deps, caller, async (work) => {
    const parsed = serieFile.safeParse(file, { reportInput: true })
    // For the same field, a fault of form is more precise than one of content.
    const faults = { ...(await faultsIn(work.trx, file)), ...(parsed.success ? {} : fieldErrors(parsed.error)) }
    if (!parsed.success || Object.keys(faults).length > 0) throw invalid(faults)
    return answer(work, await addSerieFile(work.trx, parsed.data, false, work.now))
  })

/** The fields read from the questions of a file, even if the file has other faults. */
const readable = z.object({ id: z.unknown(), base: z.unknown(), picture: z.unknown() }).partial().catch({})
const questionsIn = (file: unknown) => z.object({ questions: z.array(readable) }).safeParse(file).data?.questions ?? []

/** The faults of a file that the schema cannot find, by field. */
async function faultsIn(trx: Trx, file: unknown): Promise<FieldErrors> {
  const questions = questionsIn(file)
  const references = questions.map(({ id }) => id)
  const taken = await referencesTaken(
    trx,
    references.filter((one) => typeof one === 'string'),
  )
  const isTwice = (one: unknown, index: number) =>
    typeof one === 'string' && (taken.has(one) || references.indexOf(one) !== index)
  const grounds = await groundFaults(trx, questions)
  return Object.fromEntries(
    questions.flatMap(({ id }, index) => [
      ...(isTwice(id, index) ? [[`questions.${index}.id`, 'duplicate'] as const] : []),
      ...Object.entries(grounds[index] ?? {}).map(([field, code]) => [`questions.${index}.${field}`, code] as const),
    ]),
  )
}
