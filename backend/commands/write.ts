import type { Caller } from '../caller'
import type { Trx } from '../database/schema'
import { schoolTurn, transact } from '../database/transact'
import type { Deps } from '../deps'
import { forbidden, HttpError } from '../errors'

/** The context of a write: one transaction, one moment, one author. */
export interface Write {
  trx: Trx
  deps: Deps
  caller: Caller
  moment: Date
  /** The moment in stored form. */
  now: string
  /** The management has approved the caller's action, so no ceiling of the cash desk applies. */
  isApproved?: true
}

/** Runs a write in one transaction, which rolls back when anything in it throws. */
export function write<T>(deps: Deps, caller: Caller, work: (write: Write) => Promise<T>): Promise<T> {
  const moment = deps.clock()
  const run = (trx: Trx) => work({ trx, deps, caller, moment, now: moment.toISOString() })
  return transact(deps.db, run, schoolTurn(caller.idAutoEcole))
}

/**
 * Runs the deciding transaction of a command that has several. Its result is the answer, and an idempotency key makes
 * it run once. A refusal that is returned instead of thrown commits the writes made with it, such as a counted try.
 */
export async function decide<T>(deps: Deps, work: (trx: Trx) => Promise<T | HttpError>): Promise<T> {
  const outcome = await (deps.once ? deps.once(work) : transact(deps.db, work))
  if (outcome instanceof HttpError) throw outcome
  return outcome
}

/** The caller's own school. @throws 403 for callers without one */
export function schoolOf(caller: Caller): number {
  if (caller.idAutoEcole === null) throw forbidden()
  return caller.idAutoEcole
}
