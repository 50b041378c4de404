import { dayIn } from '@contract/clock/wall'
import { availabilityOf } from '@contract/ecole/availability'
import type {
  FoundAutoEcole,
  FoundCandidat,
  FoundExaminateur,
  FoundForfait,
  FoundMoniteur,
  FoundUtilisateur,
  FoundVehicule,
  Recherche,
} from '@contract/ecole/recherche'
import { normalisePlate } from '@contract/ecole/vehicule'
import { fold } from '@contract/fold'
import type { Caller } from '../../caller'
import { forfaitsToFind } from '../../database/argent/forfait'
import { deskToFind } from '../../database/compte/utilisateurDesk'
import { findCandidats, namesOfCandidats } from '../../database/ecole/candidat/recherche'
import { moniteursToFind } from '../../database/ecole/moniteur'
import { plateWords, vehiculesToFind } from '../../database/ecole/vehicule'
import { examinateursToFind } from '../../database/planning/examinateur'
import { progressionOf } from '../../database/planning/parcours/progression'
import { autoEcolesToFind } from '../../database/plateforme/autoecole'
import type { Db } from '../../database/schema'
import { searchTerms } from '../../database/search/fullText'
import { mendedWords } from '../../rules/ecole/orthographe'
import { best, INSIDE, rankOf } from '../../rules/ecole/recherche'
import { readSaid } from '../../rules/ecole/rechercheTexte'
import { papersState } from '../../rules/ecole/vehicule'
import { stagesOf } from '../planning/examinateur'
import { findPapers } from './rechercheArgent'
import { findQuestions, findSeries } from './rechercheCours'
import { findEvents, type People } from './rechercheEvenements'

/** A search, with its caller and moment. */
export interface Searching {
  caller: Caller
  q: string
  now: Date
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
  const progression = await progressionOf(db, ids, { now, caller })
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

async function examinateurs(db: Db, { caller, q }: Searching): Promise<FoundExaminateur[]> {
  const terms = searchTerms(q)
  const found = best(await examinateursToFind(db, caller), (row) => ({
    rank: rankOf({ keys: phones(row.telephone), names: [...both(row.nom, row.prenom), row.centre] }, terms),
    archived: row.archived === 1,
    name: `${row.nom} ${row.prenom}`,
  }))
  return found.map((row) => ({ ...row, etapes: stagesOf(row), archived: row.archived === 1 }))
}

async function vehicules(db: Db, { caller, q, now }: Searching): Promise<FoundVehicule[]> {
  const terms = plateWords(normalisePlate(q))
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
    id,
    rank,
    username,
    nomComplet,
    email,
    telephone,
    ecole,
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

async function forfaits(db: Db, { caller, q }: Searching): Promise<FoundForfait[]> {
  const terms = searchTerms(q)
  const found = best(await forfaitsToFind(db, caller), (row) => ({
    rank: rankOf({ keys: [], names: [row.nom] }, terms),
    archived: row.active === 0,
    name: row.nom,
  }))
  return found.map((row) => ({ ...row, active: row.active === 1 }))
}

const NOTHING: Recherche = {
  candidats: [],
  moniteurs: [],
  examinateurs: [],
  vehicules: [],
  utilisateurs: [],
  autoecoles: [],
  evenements: [],
  recus: [],
  factures: [],
  clotures: [],
  cheques: [],
  forfaits: [],
  series: [],
  questions: [],
  corrige: null,
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

/** The found records of kinds that have a name of their own. */
async function named(db: Db, searching: Searching): Promise<Partial<Recherche>> {
  const { ability, role } = searching.caller
  return {
    examinateurs: ability.can('read', 'Examinateur') ? await examinateurs(db, searching) : [],
    vehicules: ability.can('read', 'Vehicule') ? await vehicules(db, searching) : [],
    utilisateurs: ability.can('read', 'Utilisateur') ? await utilisateurs(db, searching) : [],
    autoecoles: ability.can('manage', 'AutoEcole') ? await autoecoles(db, searching) : [],
    forfaits: ability.can('read', 'Tarification') ? await forfaits(db, searching) : [],
    series: role === 'candidat' || ability.can('update', 'CodeCourse') ? await findSeries(db, searching) : [],
    questions: ability.can('update', 'CodeCourse') ? await findQuestions(db, searching) : [],
  }
}

/** The results for a text exactly as it is typed. */
async function asTyped(db: Db, searching: Searching): Promise<Recherche> {
  const { caller, q, now } = searching
  const said = readSaid(q, dayIn(now, caller.pays))
  const isAsked = said.about !== null && said.names.length > 0
  const byName = isAsked ? { ...searching, q: said.names.join(' ') } : searching
  const found = {
    candidats: caller.ability.can('read', 'Candidat') ? await candidats(db, byName) : [],
    moniteurs: caller.ability.can('read', 'Moniteur') ? await moniteurs(db, byName) : [],
  }
  const people: People = { candidats: idsOf(found.candidats), moniteurs: idsOf(found.moniteurs) }
  return {
    ...NOTHING,
    ...found,
    ...(await named(db, searching)),
    evenements: await findEvents(db, { caller, said, people, now }),
    ...(await findPapers(db, { caller, said, people })),
  }
}

const isNothing = (found: Recherche) => Object.values(found).every((rows) => rows === null || rows.length === 0)

/** The names that a caller may read, folded: of people, schools, makes and models. */
async function knownNames(db: Db, caller: Caller): Promise<string[]> {
  const { ability } = caller
  const instructors = ability.can('read', 'Moniteur') ? await moniteursToFind(db, caller) : []
  const examiners = ability.can('read', 'Examinateur') ? await examinateursToFind(db, caller) : []
  const desk = ability.can('read', 'Utilisateur') ? await deskToFind(db, caller) : []
  const schools = ability.can('manage', 'AutoEcole') ? await autoEcolesToFind(db, caller) : []
  const vehicles = ability.can('read', 'Vehicule') ? await vehiculesToFind(db, caller) : []
  const few = [
    ...[...instructors, ...examiners].flatMap(({ nom, prenom }) => [nom, prenom]),
    ...desk.map(({ nomComplet }) => nomComplet),
    ...schools.flatMap(({ nom, responsable }) => [nom, responsable]),
    ...vehicles.flatMap(({ marque, modele }) => [marque, modele]),
  ]
  const many = ability.can('read', 'Candidat') ? await namesOfCandidats(db, caller) : []
  return [...many, ...few.flatMap((name) => (name ? [fold(name)] : []))]
}

/**
 * The text of a search with its misspelt names corrected; null when there is nothing to correct, among the names that
 * the caller may know. Words that say a kind or a day are no names.
 */
async function mended(db: Db, { caller, q, now }: Searching): Promise<string | null> {
  const terms = searchTerms(q)
  const { names } = readSaid(q, dayIn(now, caller.pays))
  const right = terms.filter((term) => !names.includes(term))
  return mendedWords(terms, await knownNames(db, caller), right)?.join(' ') ?? null
}

/**
 * A few results of each kind that the caller may read, best first. Schools only appear for callers who read several.
 * « facture ben ali » and « leçon demain » ask for a kind or a day; the other words are names. When nothing matches
 * the text as typed, similar names are searched.
 */
export async function presentRecherche(db: Db, searching: Searching): Promise<Recherche> {
  // A search of punctuation only matches nobody.
  if (searchTerms(searching.q).length === 0) return NOTHING
  const found = await asTyped(db, searching)
  if (!isNothing(found)) return found
  const corrige = await mended(db, searching)
  return corrige === null ? found : { ...(await asTyped(db, { ...searching, q: corrige })), corrige }
}
