import type { Db, Trx } from './schema'

/** Runs in the transaction that is open already, or in one of its own: all of it, or nothing when anything in it throws. */
export function transact<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  // That it is one is all that tells a transaction from a database.
  return db.isTransaction ? work(db as Trx) : db.transaction().execute(work)
}
