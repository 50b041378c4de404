import { addMinutes } from '@contract/clock/moments'
import { dayIn } from '@contract/clock/wall'
import type { CourseAccess } from '@contract/ecole/codeAcces'
import type { Caller } from '../../caller'
import { countTry, findCount, forgetCount } from '../../database/compte/limite'
import { candidatOfAccount } from '../../database/ecole/candidat/person'
import { findByCode, markUsed } from '../../database/ecole/codeAcces'
import type { Conn } from '../../database/schema'
import { beyondSchool } from '../../database/transact'
import type { Deps } from '../../deps'
import { forbidden, HttpError, tooMany } from '../../errors'
import { codeState } from '../../presenters/ecole/codeAcces'
import { courseAccessFor } from '../cours/access'
import { decide, type Write } from '../write'

/** Maximum wrong codes of one person before they must wait. */
const MAX_WRONG = 5
const WAIT_MINUTES = 15

const keyOf = (caller: Caller) => `code:${caller.id}`

/** The caller's own file. @throws 403 for callers who are not candidates */
async function ownFile(db: Conn, caller: Caller) {
  const own = await candidatOfAccount(db, caller.id)
  if (!own) throw forbidden()
  return own
}

/** The refusal for a person with too many wrong codes; null when they may try. */
async function refusalToTry({ trx, caller, moment, now }: Write): Promise<HttpError | null> {
  const count = await findCount(trx, keyOf(caller), now)
  return count && count.nombre >= MAX_WRONG ? tooMany(count.expiresAt, moment) : null
}

/**
 * Counts a wrong code in the transaction that checked it: of a hundred concurrent tries, at most five are checked.
 * The count begins with the first one and expires after its minutes.
 */
async function countWrong({ trx, caller, now }: Write): Promise<void> {
  await countTry(trx, keyOf(caller), addMinutes(now, WAIT_MINUTES), now)
}

/** Whether the course is open to the candidate signed in, and until when. */
export async function courseAccessOf({ db, clock }: Deps, caller: Caller): Promise<CourseAccess> {
  const { id } = await ownFile(db, caller)
  return courseAccessFor(db, id, dayIn(clock(), caller.pays))
}

/** The reason why a code does not open the course to this candidate. Never reveals whose code it is. */
function refusalOf(
  row: Awaited<ReturnType<typeof findByCode>>,
  own: { id: number; idAutoEcole: number },
  today: string,
): 'code_unknown' | 'code_foreign' | 'code_taken' | 'code_inactive' | 'code_expired' | null {
  if (!row) return 'code_unknown'
  if (row.idAutoEcole !== own.idAutoEcole) return 'code_foreign'
  if (row.idCandidat !== own.id) return 'code_taken'
  const etat = codeState(row, today)
  if (etat === 'RUNNING') return null
  return etat === 'INACTIVE' ? 'code_inactive' : 'code_expired'
}

/**
 * Redeems a candidate's code, which opens the course.
 * @throws 409 with the fault of the code, which is counted; the sixth wrong code is a 429 with the seconds to wait
 */
export async function consumeCode(deps: Deps, caller: Caller, code: string): Promise<CourseAccess> {
  const own = await ownFile(deps.db, caller)
  return decide(deps, async (trx) => {
    const moment = deps.clock()
    const work: Write = { trx, deps, caller, moment, now: moment.toISOString() }
    const { now } = work
    // Returned, not thrown: throwing a refusal would roll back its own count.
    const tooEarly = await refusalToTry(work)
    if (tooEarly) return tooEarly
    // Searches all schools, because a code of another school gets its own refusal.
    const row = await beyondSchool(trx, () => findByCode(trx, code))
    const reason = refusalOf(row, own, dayIn(moment, caller.pays))
    if (reason !== null || !row) {
      await countWrong(work)
      return new HttpError(409, reason ?? 'code_unknown')
    }
    await markUsed(trx, row.id, row.premiereUtilisation ?? now, now)
    await forgetCount(trx, keyOf(caller))
    return courseAccessOf({ ...deps, db: trx }, caller)
  })
}
