import type { Db, Trx } from '../schema'

/** A number of tries, and the moment at which the count expires. */
export interface Count {
  nombre: number
  expiresAt: string
}

/** The count under a key that has not expired at `now`. */
export const findCount = (db: Db | Trx, cle: string, now: string): Promise<Count | undefined> =>
  db
    .selectFrom('limite')
    .select(['nombre', 'expiresAt'])
    .where('cle', '=', cle)
    .where('expiresAt', '>', now)
    .executeTakeFirst()

/** Counts a try under a key. `expiresAt` applies only when this try begins a new count. */
export async function countTry(trx: Trx, cle: string, expiresAt: string): Promise<Count> {
  return trx
    .insertInto('limite')
    .values({ cle, nombre: 1, expiresAt })
    .onConflict((conflict) => conflict.column('cle').doUpdateSet((eb) => ({ nombre: eb('limite.nombre', '+', 1) })))
    .returning(['nombre', 'expiresAt'])
    .executeTakeFirstOrThrow()
}

export const setCountExpiry = (trx: Trx, cle: string, expiresAt: string) =>
  trx.updateTable('limite').set({ expiresAt }).where('cle', '=', cle).execute()

export const forgetCount = (trx: Trx, cle: string) => trx.deleteFrom('limite').where('cle', '=', cle).execute()

/** Deletes the counts that have expired at `now`. */
export const forgetOldCounts = (trx: Trx, now: string) =>
  trx.deleteFrom('limite').where('expiresAt', '<=', now).execute()
