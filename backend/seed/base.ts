import { drawPassword } from '../auth/password'
import { createUsers } from '../database/compte/utilisateur'
import type { Db } from '../database/schema'
import { seedCours } from './cours/cours'
import { PERMIS } from './ecole/permis'

/** The account that an empty platform begins with; its password must be replaced at the first sign-in. */
export interface FirstAccount {
  username: string
  password: string
}

/**
 * Fills an empty database with what every platform begins with: licence categories, the highway-code course and a
 * manager. A database with accounts is left unchanged.
 * @returns the manager's account; null when the database had accounts
 */
export async function seedBase(db: Db, now: Date): Promise<FirstAccount | null> {
  const { password, hash } = await drawPassword()
  // A large file, needed once.
  const { deliveredSeries } = await import('../contents/cours/series')
  return db.transaction().execute(async (trx) => {
    if (await trx.selectFrom('utilisateur').select('id').limit(1).executeTakeFirst()) return null
    const at = now.toISOString()
    await trx
      .insertInto('permi')
      .values([...PERMIS])
      .execute()
    await seedCours({ trx, now: at }, deliveredSeries())
    const contact = { email: null, telephone: null }
    const person = { idAutoEcole: null, role: 'manager', nom: 'Plateforme', prenom: 'Responsable', ...contact } as const
    const [user] = await createUsers(trx, [{ ...person, motDePasse: hash, now: at }])
    return user ? { username: user.username, password } : null
  })
}
