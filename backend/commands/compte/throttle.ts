import { countTry, forgetOldCounts } from '../../database/compte/limite'
import type { Deps } from '../../deps'
import { tooMany } from '../../errors'

/** How often something may be tried, by what names who tries: `signup:device:…`, `signup:tous`. */
export interface Limit {
  cle: string
  max: number
  minutes: number
}

/**
 * Counts a try under each of its keys, in a transaction of its own: one that fails afterwards has been made all the same.
 * A count begins with the first try and is forgotten when its minutes are over. A refused try is not counted.
 * @throws 429 with the seconds to wait, once any of the counts is full
 */
export async function throttle({ db, clock }: Deps, limits: Limit[]): Promise<void> {
  const now = clock()
  await db.transaction().execute(async (trx) => {
    await forgetOldCounts(trx, now.toISOString())
    for (const { cle, max, minutes } of limits) {
      const { nombre, expiresAt } = await countTry(trx, cle, new Date(now.getTime() + minutes * 60_000).toISOString())
      if (nombre > max) throw tooMany(expiresAt, now)
    }
  })
}
