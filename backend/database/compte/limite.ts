import type { Db, Trx } from '../schema'

/** How often something was tried, until the count is forgotten. */
export interface Count {
  nombre: number
  expiresAt: string
}

/** The count under a key that still runs at `now`. */
export const findCount = (db: Db | Trx, cle: string, now: string): Promise<Count | undefined> =>
  db
    .selectFrom('limite')
    .select(['nombre', 'expiresAt'])
    .where('cle', '=', cle)
    .where('expiresAt', '>', now)
    .executeTakeFirst()

/** Counts a try under a key. `expiresAt` is that of a count that begins with it; one that runs keeps its own. */
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

/** Forgets the counts that have run out by `now`. */
export const forgetOldCounts = (trx: Trx, now: string) =>
  trx.deleteFrom('limite').where('expiresAt', '<=', now).execute()
