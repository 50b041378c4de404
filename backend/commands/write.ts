import type { Caller } from '../caller'
import type { Trx } from '../database/schema'
import { transact } from '../database/transact'
import type { Deps } from '../deps'
import { forbidden, HttpError } from '../errors'

/** What every write works with: one transaction, one moment, one author. */
export interface Write {
  trx: Trx
  deps: Deps
  caller: Caller
  moment: Date
  /** The moment as it is stored. */
  now: string
}

/** Runs a write in the transaction of its request: all of it, or nothing when anything in it throws. */
export function write<T>(deps: Deps, caller: Caller, work: (write: Write) => Promise<T>): Promise<T> {
  const moment = deps.clock()
  return transact(deps.db, (trx) => work({ trx, deps, caller, moment, now: moment.toISOString() }))
}

/**
 * Of a command with several transactions the one that counts, and whose result is the answer: done once for a request with
 * a key. A refusal that is returned, not thrown, keeps what was written with it, such as a try that was counted.
 */
export async function decide<T>(deps: Deps, work: (trx: Trx) => Promise<T | HttpError>): Promise<T> {
  const outcome = await (deps.once ? deps.once(work) : transact(deps.db, work))
  if (outcome instanceof HttpError) throw outcome
  return outcome
}

/** The caller's own school. @throws 403 for whoever has none */
export function schoolOf(caller: Caller): number {
  if (caller.idAutoEcole === null) throw forbidden()
  return caller.idAutoEcole
}
