import { verifyPassword } from '../auth/password'
import type { Db } from '../database/schema'
import { DEMO_PASSWORD } from './demo'

/** The names under which the demo is presented. */
export const DEMO_NAMES = [
  'manager',
  'ecole',
  'ecole2',
  'ecole3',
  'ecole-planning',
  'moniteur',
  'candidat',
  'client',
] as const

/**
 * Whether active accounts have the public password of the demo. It is asked at each start, so only hashes that can be
 * the demo's are checked: those of the names that it presents, and those that several accounts share.
 */
export async function hasDemoAccounts(db: Db): Promise<boolean> {
  const named = await db
    .selectFrom('utilisateur')
    .select('motDePasse')
    .where('actif', '=', 1)
    .where('username', 'in', DEMO_NAMES)
    .orderBy('id')
    .execute()
  const shared = await db
    .selectFrom('utilisateur')
    .select('motDePasse')
    .where('actif', '=', 1)
    .groupBy('motDePasse')
    .having((eb) => eb.fn.countAll<number>(), '>', 1)
    .orderBy('motDePasse')
    .execute()
  const hashes = new Set([...named, ...shared].map(({ motDePasse }) => motDePasse))
  for (const hash of hashes) if (await verifyPassword(DEMO_PASSWORD, hash)) return true
  return false
}

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
