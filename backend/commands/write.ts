import type { Caller } from '../caller'
import type { Trx } from '../database/schema'
import type { Deps } from '../deps'
import { forbidden } from '../errors'

/** What every write works with: one transaction, one moment, one author. */
export interface Write {
  trx: Trx
  deps: Deps
  caller: Caller
  moment: Date
  /** The moment as it is stored. */
  now: string
}

/** Runs a write in one transaction: all of it, or nothing when anything in it throws. */
export function write<T>(deps: Deps, caller: Caller, work: (write: Write) => Promise<T>): Promise<T> {
  const moment = deps.clock()
  return deps.db.transaction().execute((trx) => work({ trx, deps, caller, moment, now: moment.toISOString() }))
}

/** The caller's own school. @throws 403 for whoever has none */
export function schoolOf(caller: Caller): number {
  if (caller.idAutoEcole === null) throw forbidden()
  return caller.idAutoEcole
}
