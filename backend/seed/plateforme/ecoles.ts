import { addDays } from '@contract/clock/days'
import type { Trx } from '../../database/schema'
import { PERMIS } from '../ecole/permis'
import { seedPacks } from './packs'

const ECOLES = [
  {
    nom: 'Auto-école El Menzah',
    matricule: 'AE-1-2041',
    responsable: 'Leïla Cherif',
    telephone: '+21671234101',
    email: 'contact@elmenzah.exemple.tn',
    adresse: '14, rue de Carthage, 1004 El Menzah',
    gouvernorat: 'Tunis',
    statut: 'ACTIVE',
    started: -420,
  },
  {
    nom: 'Auto-école La Corniche',
    matricule: 'AE-4-1187',
    responsable: 'Nizar Kammoun',
    telephone: '+21673234102',
    email: 'contact@lacorniche.exemple.tn',
    adresse: '3, avenue Taïeb-Mehiri, 4000 Sousse',
    gouvernorat: 'Sousse',
    statut: 'ACTIVE',
    started: -200,
  },
  {
    nom: 'Auto-école Les Oliviers',
    matricule: 'AE-6-0932',
    responsable: 'Wafa Zouari',
    telephone: '+21674234103',
    email: 'contact@lesoliviers.exemple.tn',
    adresse: '27, rue Ibn-Khaldoun, 3000 Sfax',
    gouvernorat: 'Sfax',
    statut: 'PENDING',
    started: -3,
  },
] as const

/** Inserts licence categories and three schools, of which the first two are active; returns the schools' ids. */
export async function seedEcoles(trx: Trx, today: string): Promise<number[]> {
  await trx
    .insertInto('permi')
    .values([...PERMIS])
    .execute()
  const ids: number[] = []
  for (const { started, ...ecole } of ECOLES) {
    const createdAt = `${addDays(today, started)}T08:00:00.000Z`
    const approved = ecole.statut === 'ACTIVE' ? { approuveLe: createdAt } : {}
    const { id } = await trx
      .insertInto('auto_ecole')
      .values({ ...ecole, ...approved, logo: null, pays: 'TN', createdAt, updatedAt: createdAt })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.push(id)
  }
  await seedPacks(trx, ids, today)
  return ids
}
