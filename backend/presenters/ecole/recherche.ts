import { dayIn } from '@contract/clock/wall'
import { availabilityOf } from '@contract/ecole/availability'
import {
  FOUND_PER_KIND,
  type FoundAutoEcole,
  type FoundCandidat,
  type FoundMoniteur,
  type FoundUtilisateur,
  type FoundVehicule,
  type Recherche,
} from '@contract/ecole/recherche'
import { normalisePlate } from '@contract/ecole/vehicule'
import type { Caller } from '../../caller'
import { deskToFind } from '../../database/compte/utilisateurDesk'
import { findCandidats } from '../../database/ecole/candidatRecherche'
import { moniteursToFind } from '../../database/ecole/moniteur'
import { vehiculesToFind, wordsOf } from '../../database/ecole/vehicule'
import { progressionOf } from '../../database/planning/parcours/progression'
import { autoEcolesToFind } from '../../database/plateforme/autoecole'
import type { Db } from '../../database/schema'
import { searchTerms } from '../../database/search'
import { byRank, INSIDE, type Ranked, rankOf } from '../../rules/ecole/recherche'
import { papersState } from '../../rules/ecole/vehicule'

/** A search, with its caller and moment. */
export interface Searching {
  caller: Caller
  q: string
  now: Date
}

type MaybeRanked = Omit<Ranked, 'rank'> & { rank: number | null }

/** The best rows with their ranks; rows without a rank are left out. */
function best<Row extends object>(rows: readonly Row[], of: (row: Row) => MaybeRanked): (Row & { rank: number })[] {
  return rows
    .flatMap((row) => {
      const { rank, ...rest } = of(row)
      return rank === null ? [] : [{ ...rest, rank, row }]
    })
    .sort(byRank)
    .slice(0, FOUND_PER_KIND)
    .map(({ row, rank }) => ({ ...row, rank }))
}

/** A phone number in its stored and in its national form. */
const phones = (telephone: string | null) => [telephone, telephone?.replace(/^\+(216|33)/, '') ?? null]

/** A name in both orders. */
const both = (nom: string | null, prenom: string | null) => [
  `${nom ?? ''} ${prenom ?? ''}`,
  `${prenom ?? ''} ${nom ?? ''}`,
]

async function candidats(db: Db, { caller, q, now }: Searching): Promise<FoundCandidat[]> {
  const terms = searchTerms(q)
  const found = best(await findCandidats(db, caller, q), (row) => ({
    rank:
      rankOf(
        {
          keys: [row.cin, row.passeport, row.email, ...phones(row.telephone)],
          names: [...both(row.nom, row.prenom), ...both(row.nomAr, row.prenomAr)],
        },
        terms,
      ) ?? INSIDE,
    archived: row.archived === 1,
    name: `${row.nom} ${row.prenom}`,
  }))
  const ids = found.map(({ id }) => id)
  const progression = await progressionOf(db, ids, { now, pays: caller.pays })
  return found.map((row) => ({
    ...row,
    archived: row.archived === 1,
    etape: progression.get(row.id)?.etape ?? null,
  }))
}

async function moniteurs(db: Db, { caller, q }: Searching): Promise<FoundMoniteur[]> {
  const terms = searchTerms(q)
  const found = best(await moniteursToFind(db, caller), (row) => ({
    rank: rankOf({ keys: [row.cin, row.email, ...phones(row.telephone)], names: both(row.nom, row.prenom) }, terms),
    archived: row.archived === 1,
    name: `${row.nom} ${row.prenom}`,
  }))
  return found.map(({ disponible, ...row }) => ({
    ...row,
    availability: availabilityOf(disponible === 1),
    archived: row.archived === 1,
  }))
}

async function vehicules(db: Db, { caller, q, now }: Searching): Promise<FoundVehicule[]> {
  const terms = wordsOf(normalisePlate(q))
  const today = dayIn(now, caller.pays)
  const found = best(await vehiculesToFind(db, caller), (row) => ({
    rank: rankOf({ keys: [row.immatriculation], names: both(row.marque, row.modele) }, terms),
    archived: row.archived === 1,
    name: row.immatriculation,
  }))
  return found.map(({ finAssurance, finVisite, finVignette, disponible, ...row }) => ({
    ...row,
    availability: availabilityOf(disponible === 1),
    archived: row.archived === 1,
    papiers: papersState({ finAssurance, finVisite, finVignette }, today),
  }))
}

async function utilisateurs(db: Db, { caller, q }: Searching): Promise<FoundUtilisateur[]> {
  const terms = searchTerms(q)
  const found = best(await deskToFind(db, caller), (row) => ({
    rank: rankOf({ keys: [row.username, row.email, ...phones(row.telephone)], names: [row.nomComplet] }, terms),
    archived: row.actif === 0,
    name: row.nomComplet,
  }))
  return found.map(({ id, rank, username, nomComplet, email, telephone, acces, actif, ecole }) => ({
    ...{ id, rank, username, nomComplet, email, telephone, ecole },
    acces: acces ?? 'tout',
    active: actif === 1,
  }))
}

async function autoecoles(db: Db, { caller, q }: Searching): Promise<FoundAutoEcole[]> {
  const terms = searchTerms(q)
  return best(await autoEcolesToFind(db, caller), (row) => ({
    rank: rankOf(
      {
        keys: [row.matricule, row.email, ...phones(row.telephone)],
        names: [row.nom, row.responsable, row.gouvernorat],
      },
      terms,
    ),
    archived: row.statut === 'SUSPENDED',
    name: row.nom,
  }))
}

/**
 * A few results of each kind that the caller may read, best first. Schools only appear for callers who read several.
 */
export async function presentRecherche(db: Db, searching: Searching): Promise<Recherche> {
  const { ability } = searching.caller
  // A search of punctuation only matches nobody.
  if (searchTerms(searching.q).length === 0)
    return { candidats: [], moniteurs: [], vehicules: [], utilisateurs: [], autoecoles: [] }
  return {
    candidats: ability.can('read', 'Candidat') ? await candidats(db, searching) : [],
    moniteurs: ability.can('read', 'Moniteur') ? await moniteurs(db, searching) : [],
    vehicules: ability.can('read', 'Vehicule') ? await vehicules(db, searching) : [],
    utilisateurs: ability.can('read', 'Utilisateur') ? await utilisateurs(db, searching) : [],
    autoecoles: ability.can('manage', 'AutoEcole') ? await autoecoles(db, searching) : [],
  }
}
