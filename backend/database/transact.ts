import type { Db, Trx } from './schema'

/** Runs in the open transaction, or in a new one: all of it, or nothing when anything in it throws. */
export function transact<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  // `isTransaction` is the only sign that a database is a transaction.
  return db.isTransaction ? work(db as Trx) : db.transaction().execute(work)
}
