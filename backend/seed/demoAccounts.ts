import { verifyPassword } from '../auth/password'
import type { Db } from '../database/schema'
import { DEMO_PASSWORD } from './demo'

/** How many active accounts have the public password of the demo: a server must not be open to them. */
export async function demoAccounts(db: Db): Promise<number> {
  const hashes = await db
    .selectFrom('utilisateur')
    .select(['motDePasse', (eb) => eb.fn.countAll<number>().as('count')])
    .where('actif', '=', 1)
    .groupBy('motDePasse')
    .execute()
  let open = 0
  for (const { motDePasse, count } of hashes) {
    // The demo gives one hash to all: one of each password that somebody chose is checked.
    if (await verifyPassword(DEMO_PASSWORD, motDePasse)) open += Number(count)
  }
  return open
}
