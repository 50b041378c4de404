import { verifyPassword } from '../auth/password'
import type { Db } from '../database/schema'
import { DEMO_PASSWORD } from './demo'

/** Counts the active accounts with the public password of the demo, which a server on the network must not have. */
export async function demoAccounts(db: Db): Promise<number> {
  const hashes = await db
    .selectFrom('utilisateur')
    .select(['motDePasse', (eb) => eb.fn.countAll<number>().as('count')])
    .where('actif', '=', 1)
    .groupBy('motDePasse')
    .execute()
  let open = 0
  for (const { motDePasse, count } of hashes) {
    // All demo accounts share one hash, so each distinct hash is checked once.
    if (await verifyPassword(DEMO_PASSWORD, motDePasse)) open += Number(count)
  }
  return open
}
