import type { ExaminateurInput } from '@contract/planning/examinateur'
import { insertExaminateur } from '../../database/planning/examinateur'
import type { Trx } from '../../database/schema'

/** The examiners by school. */
const EXAMINATEURS: readonly (readonly ExaminateurInput[])[] = [
  [
    {
      nom: 'Belhadj',
      prenom: 'Moncef',
      telephone: '+21698410226',
      centre: 'ATTT Tunis, centre de Borj Chakir',
      etapes: ['circulation', 'parc'],
    },
    {
      nom: 'Hamdi',
      prenom: 'Sonia',
      telephone: '+21622718340',
      centre: 'ATTT Ariana',
      etapes: ['code'],
    },
    {
      nom: 'Jaziri',
      prenom: 'Lotfi',
      telephone: null,
      centre: 'ATTT Ariana',
      etapes: ['circulation', 'parc'],
    },
  ],
  [
    {
      nom: 'Mabrouk',
      prenom: 'Hichem',
      telephone: '+21655903117',
      centre: 'ATTT Sousse',
      etapes: ['circulation', 'parc'],
    },
    {
      nom: 'Trimech',
      prenom: 'Najet',
      telephone: null,
      centre: 'ATTT Sousse',
      etapes: ['code'],
    },
  ],
]

interface Seeding {
  trx: Trx
  now: string
}

/** Inserts the examiners of a demo school; returns their ids. */
export async function seedExaminateurs({ trx, now }: Seeding, idAutoEcole: number, index: number): Promise<number[]> {
  const ids: number[] = []
  for (const input of EXAMINATEURS[index] ?? []) ids.push(await insertExaminateur(trx, input, idAutoEcole, now))
  return ids
}
