import { addMinutes } from '@contract/clock/moments'
import { SALLE_CODE_LENGTH, SALLE_HOURS, type Salle, type SalleInput, type StepInput } from '@contract/cours/salle'
import { CODE_ALPHABET } from '@contract/ecole/codeAcces'
import { randomInt } from '../../../auth/crypto'
import type { Caller } from '../../../caller'
import { bit } from '../../../database/bit'
import {
  endForgotten,
  insertSalle,
  insertSalleQuestions,
  isCodeTaken,
  lockSalle,
  removeParticipantRow,
  type SalleRow,
  updateSalle,
} from '../../../database/cours/salle'
import { logChange } from '../../../database/ecole/historique'
import { findEvenement } from '../../../database/planning/evenement'
import type { Trx } from '../../../database/schema'
import { beyondSchool } from '../../../database/transact'
import type { Deps } from '../../../deps'
import { HttpError, invalid, notFound, wrongState } from '../../../errors'
import { presentSalle } from '../../../presenters/cours/salle'
import { after, phaseOf } from '../../../rules/cours/salle'
import { schoolOf, type Write, write } from '../../write'
import { drawQuestions, drawWeak } from './draw'
import { recordQuestion } from './record'
import { mustFindSalle, roomOf } from './room'

const answer = async ({ trx, caller, now }: Write, id: number): Promise<Salle> =>
  presentSalle(await roomOf(trx, await mustFindSalle(trx, caller, 'read', id), now))

const drawCode = () =>
  Array.from({ length: SALLE_CODE_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('')

/** A code that no open room has. */
async function freeCode(trx: Trx): Promise<string> {
  let code = drawCode()
  while (await isCodeTaken(trx, code)) code = drawCode()
  return code
}

/** @throws 422 unless the event is a code lesson that the caller may read and that is not cancelled */
async function refuseEvent({ trx, caller }: Write, idEvenement: number | null): Promise<void> {
  if (idEvenement === null) return
  const event = await findEvenement(trx, caller, 'read', idEvenement)
  if (event?.calendar !== 'Hour code' || event.status === 'CANCELLED') throw invalid({ idEvenement: 'unknown' })
}

/** Opens a room. @throws 409 without questions, 422 for an unknown series or lesson */
export function createSalle(deps: Deps, caller: Caller, input: SalleInput): Promise<Salle> {
  return write(deps, caller, async (work) => {
    const { trx, now } = work
    const { source, secondes, invites, classement, idEvenement } = input
    await refuseEvent(work, idEvenement)
    const { title, questions, total } = await drawQuestions(trx, source)
    if (total === 0) throw new HttpError(409, 'too_few_questions')
    // A code is unique on the whole platform, so rooms that were never ended must first be ended, whichever school they
    // belong to.
    const code = await beyondSchool(trx, async () => {
      await endForgotten(trx, now)
      return freeCode(trx)
    })
    const id = await insertSalle(trx, {
      createdAt: now,
      updatedAt: now,
      idAutoEcole: schoolOf(caller),
      idHote: caller.id,
      hote: caller.nomComplet,
      idEvenement,
      code,
      titleFr: title.fr,
      titleAr: title.ar,
      secondes,
      total,
      invites: bit(invites),
      classement: bit(classement),
      faibles: bit('faibles' in source),
      status: 'WAITING',
      rang: 0,
      revelees: 0,
      deadline: null,
      closesAt: addMinutes(now, SALLE_HOURS * 60),
    })
    await insertSalleQuestions(trx, id, questions)
    const after = { title: title.fr, questions: total }
    await logChange(trx, caller, now, { entite: 'salle', id, idAutoEcole: schoolOf(caller), action: 'create', after })
    return answer(work, id)
  })
}

/** A room for its host. @throws 404 */
export async function readSalle({ db, clock }: Deps, caller: Caller, id: number): Promise<Salle> {
  const now = clock().toISOString()
  return presentSalle(await roomOf(db, await mustFindSalle(db, caller, 'read', id), now))
}

/** Locks the room, then reads it. @throws 404 */
async function locked({ trx, caller }: Write, id: number): Promise<SalleRow> {
  await mustFindSalle(trx, caller, 'update', id)
  await lockSalle(trx, id)
  return mustFindSalle(trx, caller, 'update', id)
}

/** Draws the questions of a room on weak points before its first question; returns the number of questions. */
async function drawn({ trx, now }: Write, row: SalleRow): Promise<number> {
  if (row.faibles === 0 || phaseOf(row, now) !== 'WAITING') return row.total
  const questions = await drawWeak(trx, row, now)
  await insertSalleQuestions(trx, row.id, questions)
  return questions.length
}

/** Logs that the host has ended a lesson; a lesson that runs out of time by itself is not logged. */
const logEnd = ({ trx, caller, now }: Write, { id, idAutoEcole, titleFr, revelees }: SalleRow): Promise<void> =>
  logChange(trx, caller, now, {
    entite: 'salle',
    id,
    idAutoEcole,
    action: 'close',
    after: { title: titleFr, questions: revelees },
  })

/** Takes the next step of a room. @throws 404, 409 when the step is not the next one */
export function stepSalle(deps: Deps, caller: Caller, id: number, input: StepInput): Promise<Salle> {
  return write(deps, caller, async (work) => {
    const { trx, now } = work
    const row = await locked(work, id)
    const change = after(row, input, { total: row.total, seconds: row.secondes, now })
    if (!change) throw wrongState()
    const total = input.step === 'open' ? await drawn(work, row) : row.total
    const isReveal = input.step === 'reveal'
    await updateSalle(trx, id, { ...change, total, updatedAt: now, ...(isReveal && { revelees: row.rang + 1 }) })
    if (isReveal) await recordQuestion(work, row)
    if (input.step === 'finish') await logEnd(work, row)
    return answer(work, id)
  })
}

/** Takes somebody out of the lobby. @throws 404, 409 once the first question was asked */
export function removeParticipant(deps: Deps, caller: Caller, id: number, idParticipant: number): Promise<Salle> {
  return write(deps, caller, async (work) => {
    const row = await locked(work, id)
    if (phaseOf(row, work.now) !== 'WAITING') throw wrongState()
    const { numDeletedRows } = await removeParticipantRow(work.trx, id, idParticipant)
    if (numDeletedRows === 0n) throw notFound()
    return answer(work, id)
  })
}
