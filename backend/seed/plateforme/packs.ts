import { addDays } from '@contract/clock/days'
import type { Frequence } from '@contract/plateforme/pack'
import type { Trx } from '../../database/schema'

const PACKS = [
  {
    nom: 'Essai',
    description: 'Une semaine pour découvrir, sans engagement.',
    prix: 0,
    frequence: 'weekly',
    limiteCandidats: 10,
    limiteMoniteurs: 1,
  },
  {
    nom: 'Essentiel',
    description: 'Planning, dossiers et caisse pour une auto-école de quartier.',
    prix: 49_000,
    frequence: 'monthly',
    limiteCandidats: 60,
    limiteMoniteurs: 4,
  },
  {
    nom: 'Pro',
    description: 'Candidats et moniteurs sans limite, pour les équipes qui grandissent.',
    prix: 99_000,
    frequence: 'monthly',
    limiteCandidats: null,
    limiteMoniteurs: null,
  },
] as const

interface Pack {
  id: number
  nom: string
  prix: number
  frequence: Frequence
  limiteCandidats: number | null
  limiteMoniteurs: number | null
}

/** What the platform sells; a trial and two packs by the month. */
async function insertPacks(trx: Trx, now: string): Promise<Pack[]> {
  const packs: Pack[] = []
  for (const pack of PACKS) {
    const { id } = await trx
      .insertInto('pack')
      .values({ ...pack, actif: 1, version: 1, createdAt: now, updatedAt: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    packs.push({ ...pack, id })
  }
  return packs
}

/** Of a pack what a request and a package copy. */
function offreOf({ nom, prix, frequence, limiteCandidats, limiteMoniteurs }: Pack) {
  return { nom, prix, frequence, limiteCandidats, limiteMoniteurs }
}

async function ask(trx: Trx, idAutoEcole: number, pack: Pack, { at, accepted }: { at: string; accepted: boolean }) {
  const { id } = await trx
    .insertInto('demande_pack')
    .values({
      ...offreOf(pack),
      idAutoEcole,
      idPack: pack.id,
      statut: accepted ? 'ACCEPTED' : 'PENDING',
      reponduLe: accepted ? at : null,
      createdAt: at,
      updatedAt: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

interface Given {
  dateDebut: string
  dateFin: string
  idDemande?: number
}

const give = (trx: Trx, idAutoEcole: number, pack: Pack, given: Given) => {
  const at = `${given.dateDebut}T08:00:00.000Z`
  return trx
    .insertInto('package_ecole')
    .values({ ...offreOf(pack), ...given, idAutoEcole, createdAt: at, updatedAt: at })
    .execute()
}

/**
 * Packs, and what the demo schools have of them. Those that work have a year, not a month, and the pack as it was before it
 * had limits: a demo must neither run out nor refuse an import. The first one began with the trial, the second one asks
 * for another pack.
 */
export async function seedPacks(trx: Trx, [first, second]: number[], today: string): Promise<void> {
  const [essai, essentiel, pro] = await insertPacks(trx, `${addDays(today, -500)}T08:00:00.000Z`)
  if (!essai || !essentiel || !pro) return
  const former = { ...essentiel, limiteCandidats: null, limiteMoniteurs: null }
  const year = { dateDebut: addDays(today, -60), dateFin: addDays(today, 305) }
  for (const ecole of [first, second]) {
    if (ecole === undefined) continue
    const at = `${addDays(today, -61)}T09:30:00.000Z`
    await give(trx, ecole, former, { ...year, idDemande: await ask(trx, ecole, former, { at, accepted: true }) })
  }
  if (first !== undefined)
    await give(trx, first, essai, { dateDebut: addDays(today, -67), dateFin: addDays(today, -61) })
  if (second !== undefined) await ask(trx, second, pro, { at: `${addDays(today, -1)}T10:15:00.000Z`, accepted: false })
}
