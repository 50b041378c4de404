import { chunks } from '../chunks'
import type { Conn, Db, Trx } from '../schema'

/** A number of tries, and the moment at which the count expires. */
export interface Count {
  nombre: number
  expiresAt: string
}

/** The count under a key that has not expired at `now`. */
export const findCount = (db: Conn, cle: string, now: string): Promise<Count | undefined> =>
  db
    .selectFrom('limite')
    .select(['nombre', 'expiresAt'])
    .where('cle', '=', cle)
    .where('expiresAt', '>', now)
    .executeTakeFirst()

/**
 * Counts a try under a key. `expiresAt` applies only when this try begins a new count: the first one, or the first one
 * after the last count has expired at `now`. It touches no other key, so that tries under different keys do not
 * conflict.
 */
export async function countTry(trx: Trx, cle: string, expiresAt: string, now: string): Promise<Count> {
  return trx
    .insertInto('limite')
    .values({ cle, nombre: 1, expiresAt })
    .onConflict((conflict) =>
      conflict.column('cle').doUpdateSet((eb) => {
        const current = eb.case().when('limite.expiresAt', '>', now)
        return {
          nombre: current
            .then(eb('limite.nombre', '+', 1))
            .else(1)
            .end(),
          expiresAt: current.then(eb.ref('limite.expiresAt')).else(eb.ref('excluded.expiresAt')).end(),
        }
      }),
    )
    .returning(['nombre', 'expiresAt'])
    .executeTakeFirstOrThrow()
}

/** Keys of one statement. */
const PART = 1000

/** Those of the keys whose count has not expired at `now`. */
export async function runningAmong(db: Conn, cles: readonly string[], now: string): Promise<Set<string>> {
  const running = new Set<string>()
  for (const part of chunks(cles, PART)) {
    const rows = db.selectFrom('limite').select('cle').where('cle', 'in', part).where('expiresAt', '>', now)
    for (const { cle } of await rows.execute()) running.add(cle)
  }
  return running
}

/** Begins a count under each of the keys. */
export async function beginCounts(trx: Trx, cles: readonly string[], expiresAt: string): Promise<void> {
  for (const part of chunks(cles, PART)) {
    await trx
      .insertInto('limite')
      .values(part.map((cle) => ({ cle, nombre: 1, expiresAt })))
      .onConflict((conflict) => conflict.column('cle').doUpdateSet({ nombre: 1, expiresAt }))
      .execute()
  }
}

export const setCountExpiry = (trx: Trx, cle: string, expiresAt: string) =>
  trx.updateTable('limite').set({ expiresAt }).where('cle', '=', cle).execute()

export const forgetCount = (trx: Trx, cle: string) => trx.deleteFrom('limite').where('cle', '=', cle).execute()

/**
 * Deletes the counts that have expired at `now`; returns their number. Reading all counts would make the transaction of
 * a try conflict with every other try, so a job of its own does it.
 * @param db outside a transaction
 */
export async function forgetOldCounts(db: Db, now: string): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('limite').where('expiresAt', '<=', now).executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
