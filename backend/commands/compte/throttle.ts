import type { Deps } from '../../deps'
import { HttpError } from '../../errors'

/** How often something may be tried, by what names who tries: `signup:device:…`, `signup:tous`. */
export interface Frein {
  cle: string
  max: number
  minutes: number
}

/**
 * Counts a try under each of its keys, in a transaction of its own: one that fails afterwards has been made all the same.
 * A count begins with the first try and is forgotten when its minutes are over. A refused try is not counted.
 * @throws 429 with the seconds to wait, once any of the counts is full
 */
export async function freiner({ db, clock }: Deps, freins: Frein[]): Promise<void> {
  const now = clock()
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('limite').where('expiresAt', '<=', now.toISOString()).execute()
    for (const { cle, max, minutes } of freins) {
      const { nombre, expiresAt } = await trx
        .insertInto('limite')
        .values({ cle, nombre: 1, expiresAt: new Date(now.getTime() + minutes * 60_000).toISOString() })
        .onConflict((conflict) => conflict.column('cle').doUpdateSet((eb) => ({ nombre: eb('limite.nombre', '+', 1) })))
        .returning(['nombre', 'expiresAt'])
        .executeTakeFirstOrThrow()
      if (nombre <= max) continue
      const seconds = Math.max(1, Math.ceil((Date.parse(expiresAt) - now.getTime()) / 1000))
      throw new HttpError(429, 'too_many', { details: { seconds } })
    }
  })
}
