import { addMinutes } from '@contract/clock/moments'
import { type Joined, MAX_PARTICIPANTS } from '@contract/cours/salle'
import { randomToken } from '../../../auth/crypto'
import type { Caller } from '../../../caller'
import { countTry, findCount } from '../../../database/compte/limite'
import {
  insertParticipant,
  lockSalle,
  openSalle,
  type ParticipantRow,
  participantsOf,
  type SalleRow,
  salleById,
} from '../../../database/cours/salle'
import { candidatOfAccount } from '../../../database/ecole/candidat/person'
import type { Trx } from '../../../database/schema'
import type { Deps } from '../../../deps'
import { forbidden, HttpError, tooMany } from '../../../errors'
import { presentPlace } from '../../../presenters/cours/salle'
import { decide } from '../../write'
import { roomOf } from './room'

const WAIT_MINUTES = 15
/** Maximum wrong codes of one account or device before it must wait. */
const MAX_WRONG = 8
/** Maximum wrong codes of guests behind one address, which a whole classroom may share. */
const MAX_WRONG_SENDER = 100

interface Count {
  cle: string
  max: number
}

/**
 * Counts a wrong code in the transaction that checked it. Refusals are returned, because throwing them would roll the
 * count back.
 */
function guarded(
  deps: Deps,
  counts: readonly Count[],
  attempt: (trx: Trx, moment: Date) => Promise<Joined | HttpError>,
): Promise<Joined> {
  return decide(deps, async (trx) => {
    const moment = deps.clock()
    const now = moment.toISOString()
    for (const { cle, max } of counts) {
      const count = await findCount(trx, cle, now)
      if (count && count.nombre >= max) return tooMany(count.expiresAt, moment)
    }
    const outcome = await attempt(trx, moment)
    if (outcome instanceof HttpError && outcome.code === 'salle_unknown') {
      const until = addMinutes(now, WAIT_MINUTES)
      for (const { cle } of counts) await countTry(trx, cle, until, now)
    }
    return outcome
  })
}

/** The refusal for a room that is over, belongs to another school, or never existed: all get the same answer. */
const unknown = () => new HttpError(404, 'salle_unknown')

const answer = async (trx: Trx, row: SalleRow, own: ParticipantRow, now: string): Promise<Joined> => ({
  jeton: own.jeton,
  place: presentPlace(await roomOf(trx, await salleById(trx, row.id), now), own),
})

/** Gives a place in a room, or the candidate's existing one, unless the room is full. */
async function take(
  trx: Trx,
  row: SalleRow,
  who: { idCandidat: number | null; nom: string },
  now: string,
): Promise<Joined | HttpError> {
  await lockSalle(trx, row.id)
  const present = await participantsOf(trx, [row.id])
  const known = who.idCandidat === null ? undefined : present.find(({ idCandidat }) => idCandidat === who.idCandidat)
  if (known) return answer(trx, row, known, now)
  if (present.length >= MAX_PARTICIPANTS) return new HttpError(409, 'salle_full')
  const own = await insertParticipant(trx, { ...who, idSalle: row.id, jeton: randomToken(), createdAt: now })
  return answer(trx, row, own, now)
}

/**
 * Gives the candidate a place in a room of their own school, or the one that they have already.
 * @throws 404 for an unknown code, 409 when it is full, 429 after too many wrong codes
 */
export async function joinSalle(deps: Deps, caller: Caller, code: string): Promise<Joined> {
  const own = await candidatOfAccount(deps.db, caller.id)
  if (!own) throw forbidden()
  return guarded(deps, [{ cle: `salle:${caller.id}`, max: MAX_WRONG }], async (trx, moment) => {
    const now = moment.toISOString()
    const row = await openSalle(trx, code, now)
    if (row?.idAutoEcole !== own.idAutoEcole) return unknown()
    return take(trx, row, { idCandidat: own.id, nom: `${own.prenom} ${own.nom}` }, now)
  })
}

/** A name that no other participant has: a second Sami becomes « Sami 2 ». */
function freeName(prenom: string, taken: readonly string[]): string {
  let name = prenom
  for (let number = 2; taken.includes(name); number += 1) name = `${prenom} ${number}`
  return name
}

/**
 * Gives a person without an account a place in a room.
 * @throws 404 for an unknown code, 409 where guests may not join or when it is full, 429 after too many wrong codes
 */
export function joinAsGuest(
  deps: Deps,
  input: { code: string; prenom: string },
  { deviceId, sender }: { deviceId: string; sender: string },
): Promise<Joined> {
  const counts = [
    { cle: `salle:device:${deviceId}`, max: MAX_WRONG },
    { cle: `salle:sender:${sender}`, max: MAX_WRONG_SENDER },
  ]
  return guarded(deps, counts, async (trx, moment) => {
    const now = moment.toISOString()
    const row = await openSalle(trx, input.code, now)
    if (!row) return unknown()
    if (row.invites === 0) return new HttpError(409, 'salle_members')
    const taken = (await participantsOf(trx, [row.id])).map(({ nom }) => nom)
    return take(trx, row, { idCandidat: null, nom: freeName(input.prenom, taken) }, now)
  })
}
