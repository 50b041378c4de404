import { countTry, forgetOldCounts } from '../../database/compte/limite'
import { transact } from '../../database/transact'
import type { Deps } from '../../deps'
import { tooMany } from '../../errors'

/** Maximum number of tries under a key, such as `signup:device:…` or `signup:tous`. */
export interface Limit {
  cle: string
  max: number
  minutes: number
}

/**
 * Throttles an action; for wrong passwords of an account see `auth/wrongPasswords.ts`. A try is counted under each key
 * in a separate transaction, so that it counts even when it fails later. A count begins with the first try and expires
 * after its minutes. A refused try is not counted.
 * @throws 429 with the seconds to wait, once any of the counts is full
 */
export async function throttle({ db, clock }: Deps, limits: Limit[]): Promise<void> {
  const now = clock()
  await transact(db, async (trx) => {
    await forgetOldCounts(trx, now.toISOString())
    for (const { cle, max, minutes } of limits) {
      const { nombre, expiresAt } = await countTry(trx, cle, new Date(now.getTime() + minutes * 60_000).toISOString())
      if (nombre > max) throw tooMany(expiresAt, now)
    }
  })
}
