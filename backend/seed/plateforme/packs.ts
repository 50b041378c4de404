import { addDays } from '@contract/clock/days'
import type { Frequence } from '@contract/plateforme/pack'
import type { Trx } from '../../database/schema'
import { lastDay } from '../../rules/plateforme/package'
import { notAfter } from '../notAfter'

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
  {
    nom: 'Pro semestriel',
    description: 'Le pack Pro payé pour six mois, moins cher.',
    prix: 540_000,
    frequence: 'annually',
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

/** The packs of the platform: a trial, two monthly ones, one half-yearly. */
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

/** The terms of a pack that requests and packages copy. */
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
  today: string
  dateDebut: string
  dateFin: string
  idDemande?: number
}

/** A package that begins later was asked for yesterday. */
const give = (trx: Trx, idAutoEcole: number, pack: Pack, { today, ...given }: Given) => {
  const at = `${notAfter(addDays(today, -1), given.dateDebut)}T08:00:00.000Z`
  return trx
    .insertInto('package_ecole')
    .values({ ...offreOf(pack), ...given, idAutoEcole, createdAt: at, updatedAt: at })
    .execute()
}

/** An accepted request for a pack with its renewals: one package per period. */
async function subscribe(
  trx: Trx,
  idAutoEcole: number,
  pack: Pack,
  { start, periods, today }: { start: string; periods: number; today: string },
) {
  const idDemande = await ask(trx, idAutoEcole, pack, { at: `${addDays(start, -1)}T09:30:00.000Z`, accepted: true })
  let dateDebut = start
  for (let period = 0; period < periods; period += 1) {
    const dateFin = lastDay(dateDebut, pack.frequence)
    await give(trx, idAutoEcole, pack, { today, dateDebut, dateFin, ...(period === 0 && { idDemande }) })
    dateDebut = addDays(dateFin, 1)
  }
}

/**
 * Packs, and the packages of the demo schools. The first school has an unlimited pack for a year, because a demo must
 * neither expire nor refuse an import; it began with the trial. The second pays monthly, has renewed in advance, and
 * requests another pack.
 */
export async function seedPacks(trx: Trx, [first, second]: number[], today: string): Promise<void> {
  const [essai, essentiel, pro, semestriel] = await insertPacks(trx, `${addDays(today, -500)}T08:00:00.000Z`)
  if (!essai || !essentiel || !pro || !semestriel) return
  const start = addDays(today, -60)
  if (first !== undefined) {
    await subscribe(trx, first, semestriel, { start, periods: 2, today })
    await give(trx, first, essai, { today, dateDebut: addDays(start, -7), dateFin: addDays(start, -1) })
  }
  if (second !== undefined) {
    await subscribe(trx, second, essentiel, { start, periods: 6, today })
    await ask(trx, second, pro, { at: `${addDays(today, -1)}T10:15:00.000Z`, accepted: false })
  }
}
