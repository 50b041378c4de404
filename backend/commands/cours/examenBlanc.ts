import { type ExamenBlanc, type ExamenBlancInput, examenBlancInput } from '@contract/cours/examenBlanc'
import type { Caller } from '../../caller'
import type { Bit } from '../../database/bit'
import {
  type ExamenBlancRow,
  findExamenBlanc,
  insertExamenBlanc,
  removeExamenBlanc,
  updateExamenBlanc,
} from '../../database/cours/examenBlanc'
import { askableByTopic } from '../../database/cours/question'
import type { Conn, Trx } from '../../database/schema'
import type { Deps } from '../../deps'
import { HttpError, notFound, stale, wrongState } from '../../errors'
import { presentExamenBlanc } from '../../presenters/cours/examenBlanc'
import { type Write, write } from '../write'

/** @throws 404 when there is no such mock exam */
export async function mustFindExamenBlanc(db: Conn, id: number): Promise<ExamenBlancRow> {
  const row = await findExamenBlanc(db, id)
  if (!row) throw notFound()
  return row
}

const answer = async ({ trx }: Write, id: number): Promise<ExamenBlanc> =>
  presentExamenBlanc(await mustFindExamenBlanc(trx, id))

export const createExamenBlanc = (deps: Deps, caller: Caller, input: ExamenBlancInput): Promise<ExamenBlanc> =>
  write(deps, caller, async (work) => answer(work, await insertExamenBlanc(work.trx, input, false, work.now)))

/** @throws 404, 409 with the current exam when somebody else has saved it since it was read */
export const saveExamenBlanc = (
  deps: Deps,
  caller: Caller,
  id: number,
  { version, ...input }: ExamenBlancInput & { version: number },
): Promise<ExamenBlanc> =>
  write(deps, caller, async (work) => {
    const row = await mustFindExamenBlanc(work.trx, id)
    if (row.version !== version) throw stale(presentExamenBlanc(row))
    if (row.published) await refuseTooFew(work.trx, input.parts)
    await updateExamenBlanc(work.trx, id, input, work.now)
    return answer(work, id)
  })

/** @throws 409 when a topic has fewer published questions than the exam asks */
async function refuseTooFew(trx: Trx, parts: ExamenBlancInput['parts']): Promise<void> {
  const questions = await askableByTopic(trx, null)
  const missing = parts.filter(({ topic, nombre }) => (questions.get(topic)?.length ?? 0) < nombre)
  if (missing.length > 0) throw new HttpError(409, 'too_few_questions', { details: { missing } })
}

/** @throws 404, 409 when it is in that state already, or a topic has too few questions */
export const publishExamenBlanc = (deps: Deps, caller: Caller, id: number, published: Bit): Promise<ExamenBlanc> =>
  write(deps, caller, async (work) => {
    const row = await mustFindExamenBlanc(work.trx, id)
    if (row.published === published) throw wrongState()
    if (published) await refuseTooFew(work.trx, row.parts)
    await updateExamenBlanc(work.trx, id, { published }, work.now)
    return answer(work, id)
  })

const copied = (title: ExamenBlanc['title']) => ({
  fr: `${title.fr.slice(0, 70)} (copie)`,
  ar: `${title.ar.slice(0, 70)} (نسخة)`,
})

/** Copies a mock exam; the copy is not published. */
export const duplicateExamenBlanc = (deps: Deps, caller: Caller, id: number): Promise<ExamenBlanc> =>
  write(deps, caller, async (work) => {
    const shown = presentExamenBlanc(await mustFindExamenBlanc(work.trx, id))
    const input = examenBlancInput.parse({
      title: copied(shown.title),
      durationMinutes: shown.durationMinutes,
      passMark: shown.passMark,
      parts: shown.parts,
    })
    return answer(work, await insertExamenBlanc(work.trx, input, false, work.now))
  })

/** @throws 404 */
export const deleteExamenBlanc = (deps: Deps, caller: Caller, id: number): Promise<void> =>
  write(deps, caller, async ({ trx }) => {
    await mustFindExamenBlanc(trx, id)
    await removeExamenBlanc(trx, id)
  })
