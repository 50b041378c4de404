import type { Trx } from '../database/schema'
import { addDays } from '../rules/time'
import { PERMIS } from './permis'

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

/** Licence categories and three schools, the first two with a package that runs; the schools' ids. */
export async function seedEcoles(trx: Trx, today: string): Promise<number[]> {
  await trx
    .insertInto('permi')
    .values([...PERMIS])
    .execute()
  const ids: number[] = []
  for (const { started, ...ecole } of ECOLES) {
    const createdAt = `${addDays(today, started)}T08:00:00.000Z`
    const { id } = await trx
      .insertInto('auto_ecole')
      .values({ ...ecole, logo: null, pays: 'TN', createdAt, updatedAt: createdAt })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.push(id)
    if (ecole.statut !== 'ACTIVE') continue
    const dates = { dateDebut: addDays(today, -60), dateFin: addDays(today, 305), createdAt, updatedAt: createdAt }
    await trx
      .insertInto('package_ecole')
      .values({ idAutoEcole: id, nom: 'Essentiel', limiteCandidats: null, limiteMoniteurs: null, ...dates })
      .execute()
  }
  return ids
}
