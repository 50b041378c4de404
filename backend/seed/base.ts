import { drawPassword } from '../auth/password'
import { createUsers } from '../database/compte/utilisateur'
import type { Db, Trx } from '../database/schema'
import { transact } from '../database/transact'
import { seedCours } from './cours/cours'
import { PERMIS } from './ecole/permis'

/** The first account of an empty platform. Its password must be replaced at the first sign-in. */
export interface FirstAccount {
  username: string
  password: string
}

/** Adds a manager of the platform, whose password must be replaced at the first sign-in. */
async function insertManager(trx: Trx, now: string): Promise<FirstAccount | null> {
  const { password, hash } = await drawPassword()
  const contact = { email: null, telephone: null }
  const person = { idAutoEcole: null, role: 'manager', nom: 'Plateforme', prenom: 'Responsable', ...contact } as const
  const [user] = await createUsers(trx, [{ ...person, motDePasse: hash, now }])
  return user ? { username: user.username, password } : null
}

/**
 * Adds a manager to a platform without one, such as after the import of a school's archive.
 * @returns null when it has one
 */
export const seedManager = (db: Db, now: Date): Promise<FirstAccount | null> =>
  transact(db, async (trx) => {
    const manager = trx.selectFrom('utilisateur').select('id').where('role', '=', 'manager').where('actif', '=', 1)
    return (await manager.limit(1).executeTakeFirst()) ? null : insertManager(trx, now.toISOString())
  })

/**
 * Fills an empty database with the data that every platform starts with: licence categories, the highway-code course
 * and a manager. A database with accounts is left unchanged.
 * @returns the manager's account; null when the database had accounts
 */
export async function seedBase(db: Db, now: Date): Promise<FirstAccount | null> {
  // A large module that is loaded only when the database is filled.
  const { deliveredSeries } = await import('../contents/cours/series')
  return db.transaction().execute(async (trx) => {
    if (await trx.selectFrom('utilisateur').select('id').limit(1).executeTakeFirst()) return null
    const at = now.toISOString()
    await trx
      .insertInto('permi')
      .values([...PERMIS])
      .execute()
    await seedCours({ trx, now: at }, deliveredSeries())
    return insertManager(trx, at)
  })
}
