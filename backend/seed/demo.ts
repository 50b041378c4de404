import type { Role } from '@contract/ability'
import { dayIn } from '@contract/clock/wall'
import { availabilityOf } from '@contract/ecole/availability'
import { hashPassword } from '../auth/password'
import { notify } from '../database/compte/notif'
import { createUsers } from '../database/compte/utilisateur'
import { insertCandidats, setArchived } from '../database/ecole/candidat/rows'
import { insertDocuments } from '../database/ecole/document'
import { insertMoniteur } from '../database/ecole/moniteur'
import { hasSchools } from '../database/plateforme/hasSchools'
import type { Db, Trx } from '../database/schema'
import { transact } from '../database/transact'
import { seedAnciens } from './argent/anciens'
import { planSessions, seedCaisse } from './argent/caisse'
import { candidatMovements } from './argent/comptes'
import { writeBooks } from './argent/ledger'
import { schoolMovements } from './argent/mouvements'
import { seedPapiers } from './argent/papiers'
import { seedTarification } from './argent/tarification'
import { seedCours } from './cours/cours'
import { seedSalles } from './cours/salles'
import { seedTentatives } from './cours/tentatives'
import { seedHistorique } from './ecole/historique'
import { candidatSample, documentSamples, moniteurSample } from './ecole/personnes'
import { seedVehicules } from './ecole/vehicules'
import { seedDemandes } from './planning/demandes'
import { seedEvenements } from './planning/evenements'
import { seedExaminateurs } from './planning/examinateurs'
import { seedPlanning } from './planning/openingHours'
import { seedARevoir } from './planning/revision'
import { seedCodes, seedContacts, setAcces } from './plateforme/desk'
import { seedEcoles } from './plateforme/ecoles'
import { type Random, seededRandom } from './random'

export const DEMO_PASSWORD = 'VoieLibre2026!'
const SEED = 2026
/**
 * The number of people of each school: 60 candidates in total, in addition to those of earlier years, and 8
 * instructors.
 */
const PEOPLE = [
  { candidats: 42, moniteurs: 5 },
  { candidats: 16, moniteurs: 2 },
  { candidats: 2, moniteurs: 1 },
]

interface Seeding {
  trx: Trx
  random: Random
  today: string
  now: string
  /** A placeholder until the hash of the password is ready. */
  motDePasse: string
}

/** Gives an account its public demo name, and marks its first sign-in as done. */
const present = ({ trx, now }: Pick<Seeding, 'trx' | 'now'>, id: number, username: string) =>
  trx
    .updateTable('utilisateur')
    .set({ username, isFirstLogin: 0, derniereConnexion: now })
    .where('id', '=', id)
    .execute()

async function seedMoniteurs(
  seeding: Seeding,
  idAutoEcole: number,
  count: number,
  categories: number[][],
): Promise<number[]> {
  const { trx, random, today, now, motDePasse } = seeding
  const ids: number[] = []
  for (let index = 0; index < count; index += 1) {
    const input = {
      ...moniteurSample(random, random.pick(categories), today),
      ...(index === 0 && { availability: availabilityOf(true) }),
    }
    const [user] = await createUsers(trx, [{ ...input, idAutoEcole, role: 'moniteur', motDePasse, now }])
    if (user) ids.push(await insertMoniteur(trx, { input, idAutoEcole, idUtilisateur: user.id, now }))
  }
  return ids
}

/** Archives a candidate like the command does: the account is disabled too. */
async function archive(trx: Trx, id: number, { now, today }: Pick<Seeding, 'now' | 'today'>): Promise<void> {
  await setArchived(trx, [id], { archived: 1, now, today })
  const account = trx.selectFrom('candidat').select('idUtilisateur').where('id', '=', id)
  await trx.updateTable('utilisateur').set({ actif: 0 }).where('id', '=', account).execute()
}

async function seedCandidats(
  seeding: Seeding,
  idAutoEcole: number,
  count: number,
  permis: number[],
  moniteurs: number[],
): Promise<number[]> {
  const { trx, random, today, now, motDePasse } = seeding
  const inputs = Array.from({ length: count }, () => candidatSample(random, { permis, moniteurs, today }))
  const users = await createUsers(
    trx,
    inputs.map((input) => ({ ...input, idAutoEcole, role: 'candidat', motDePasse, now })),
  )
  const ids = await insertCandidats(
    trx,
    inputs.map((input, index) => ({ input, idAutoEcole, idUtilisateur: users[index]?.id ?? 0, now })),
  )
  for (const id of ids) {
    await insertDocuments(trx, { id, idAutoEcole }, documentSamples(random, today), now)
    if (random.chance(0.1)) await archive(trx, id, seeding)
  }
  return ids
}

async function seedAccount(
  seeding: Seeding,
  role: Role,
  username: string,
  nom: string,
  prenom: string,
  idAutoEcole: number | null,
): Promise<void> {
  const { trx, now, motDePasse } = seeding
  const contact = { email: `${username}@voielibre.exemple.tn`, telephone: null }
  const [user] = await createUsers(trx, [{ idAutoEcole, role, nom, prenom, ...contact, motDePasse, now }])
  if (!user) return
  await present(seeding, user.id, username)
  if (role === 'ecole') await setAcces(trx, username, 'tout')
}

/** Makes the first instructor and the first candidate of the first school the public demo accounts. */
async function presentFirst(seeding: Seeding, moniteur: number, candidat: number): Promise<void> {
  const { trx } = seeding
  const instructor = await trx
    .selectFrom('moniteur')
    .select('idUtilisateur')
    .where('id', '=', moniteur)
    .executeTakeFirstOrThrow()
  const person = await trx
    .selectFrom('candidat')
    .select('idUtilisateur')
    .where('id', '=', candidat)
    .executeTakeFirstOrThrow()
  await present(seeding, instructor.idUtilisateur, 'moniteur')
  await present(seeding, person.idUtilisateur, 'candidat')
  const inTraining = { idMoniteur: moniteur, archived: 0, archiveLe: null } as const
  await trx.updateTable('candidat').set(inTraining).where('id', '=', candidat).execute()
  await trx.updateTable('utilisateur').set({ actif: 1 }).where('id', '=', person.idUtilisateur).execute()
}

async function fill(seeding: Seeding): Promise<number[]> {
  const { trx, today } = seeding
  const ecoles = await seedEcoles(trx, today)
  const permis = await trx.selectFrom('permi').select(['id', 'code']).where('pays', '=', 'TN').execute()
  const ids = (codes: string[]) => permis.filter(({ code }) => codes.includes(code)).map(({ id }) => id)
  // Most candidates learn to drive a car.
  const taught = [...ids(['B']), ...ids(['B']), ...ids(['B']), ...ids(['A', 'B', 'BE', 'C', 'G'])]
  const categories = [ids(['B']), ids(['A', 'B']), ids(['B', 'BE', 'C']), ids(['B', 'G'])]
  for (const [index, idAutoEcole] of ecoles.entries()) {
    await seedTarification(seeding, idAutoEcole, index)
    const people = PEOPLE[index]
    if (!people) continue
    const moniteurs = await seedMoniteurs(seeding, idAutoEcole, people.moniteurs, categories)
    await seedPlanning(seeding, idAutoEcole, moniteurs)
    const vehicules = await seedVehicules(seeding, idAutoEcole, index)
    await seedExaminateurs(seeding, idAutoEcole, index)
    const candidats = await seedCandidats(seeding, idAutoEcole, people.candidats, taught, moniteurs)
    if (index === 0) await presentFirst(seeding, moniteurs[0] ?? 0, candidats[0] ?? 0)
    await seedEvenements(seeding, idAutoEcole)
    if (index === 0) await seedARevoir(seeding, idAutoEcole, { moniteurs, vehicules })
    await seedDemandes(seeding, idAutoEcole, index)
    if (index === 0) await seedCodes(seeding, idAutoEcole)
  }
  const [first = null, second = null, third = null] = ecoles
  await seedAccount(seeding, 'manager', 'manager', 'Bel Hassen', 'Skander', null)
  await seedAccount(seeding, 'ecole', 'ecole', 'Cherif', 'Leïla', first)
  await seedAccount(seeding, 'ecole', 'ecole2', 'Kammoun', 'Nizar', second)
  await seedAccount(seeding, 'ecole', 'ecole3', 'Zouari', 'Wafa', third)
  if (first !== null) await seedNotifs(seeding, 'ecole', first)
  await seedAccount(seeding, 'client', 'client', 'Mejri', 'Olfa', null)
  await seedAccount(seeding, 'ecole', 'ecole-planning', 'Ferchichi', 'Rim', first)
  await setAcces(trx, 'ecole-planning', 'planning')
  await seedContacts(seeding)
  return ecoles
}

/** Notifies a school of the first expired papers, as on a working day. */
async function seedNotifs({ trx, today, now }: Seeding, username: string, idAutoEcole: number): Promise<void> {
  const user = await trx
    .selectFrom('utilisateur')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow()
  const expired = await trx
    .selectFrom('candidat')
    .select(['id', 'nom', 'prenom'])
    .where('idAutoEcole', '=', idAutoEcole)
    .where('archived', '=', 0)
    .where('documentsExpiration', '<', today)
    .limit(3)
    .execute()
  for (const { id, nom, prenom } of expired) {
    const params = { nom: `${prenom} ${nom}` }
    await notify(trx, [user.id], { kind: 'document_expired', params, target: { place: 'papiersCandidat', id } }, now)
  }
}

const firstDesk = (trx: Trx, idAutoEcole: number) =>
  trx
    .selectFrom('utilisateur')
    .select(['id', 'nomComplet'])
    .where('idAutoEcole', '=', idAutoEcole)
    .where('role', '=', 'ecole')
    .orderBy('id')
    .executeTakeFirst()

/** Enrols the candidates of a school and writes its books, in the name of its first desk user. */
async function seedArgent(seeding: Seeding, idAutoEcole: number): Promise<void> {
  const { trx } = seeding
  const desk = await firstDesk(trx, idAutoEcole)
  if (!desk) return
  const own = { ...seeding, random: seededRandom(SEED + idAutoEcole) }
  const paid = await candidatMovements(own, idAutoEcole, desk.id)
  const { count } = await trx
    .selectFrom('candidat')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('idAutoEcole', '=', idAutoEcole)
    .executeTakeFirstOrThrow()
  const share = Math.min(1, count / (PEOPLE[0]?.candidats ?? 1))
  const before = await seedAnciens(own, { idAutoEcole, idCashier: desk.id, share })
  const all = await schoolMovements(own, idAutoEcole, desk.id, [...before, ...paid])
  const books = {
    trx,
    idAutoEcole,
    idUtilisateur: desk.id,
    caissier: desk.nomComplet,
    today: seeding.today,
    now: seeding.now,
  }
  const { movements, days } = await planSessions(books, all)
  await writeBooks(books, movements)
  await seedCaisse(books, days)
}

interface SeedOptions {
  /** Whether the log describes the demo data; false for tests that only read later entries. */
  withLog?: boolean
  /** Whether candidates are enrolled and money has moved; false for tests that only read their own changes. */
  withMoney?: boolean
  /** Whether room lessons took place; false for tests that only read their own. */
  withRooms?: boolean
  /** Whether candidates trained in the course; false for tests that only read their own changes. */
  withCourse?: boolean
}

/** A placeholder for the hash, which no password matches. */
const NO_HASH = ''

/** The turn for filling an empty database: of several processes that start at once, only the first one fills it. */
const NO_SCHOOL = { of: 'ecole', id: 0 } as const

/**
 * Fills an empty database with demo data dated around `now`; a database with schools is left unchanged.
 * @returns whether it was filled
 */
export async function seedDemo(
  db: Db,
  now: Date,
  rounds: number,
  { withLog = true, withMoney = true, withRooms = true, withCourse = true }: SeedOptions = {},
): Promise<boolean> {
  if (await hasSchools(db)) return false
  // All demo accounts share one hash, because their password is public and hashing is slow. It is computed while the
  // rows are inserted.
  const hashing = hashPassword(DEMO_PASSWORD, rounds)
  // A failed hash makes the transaction fail, which awaits it at its end. Until then the rejection must not be
  // unhandled.
  hashing.catch(() => undefined)
  // A large module that is loaded only when the database is filled.
  const { deliveredSeries } = await import('../contents/cours/series')
  return transact(
    db,
    async (trx) => {
      // Two tabs may start at the same time: the second finds the data already there.
      if (await hasSchools(trx)) return false
      const about = { today: dayIn(now, 'TN'), now: now.toISOString(), motDePasse: NO_HASH }
      const seeding = { trx, random: seededRandom(SEED), ...about }
      await seedCours(seeding, deliveredSeries())
      const ecoles = await fill(seeding)
      const [first] = ecoles
      if (withRooms && first !== undefined) await seedSalles({ trx, idAutoEcole: first, now: seeding.now })
      if (withMoney) for (const id of ecoles) await seedArgent(seeding, id)
      // After the money, because purchases may give access to the course.
      if (withCourse) await seedTentatives(seeding, ecoles)
      if (withLog) for (const id of ecoles) await seedHistorique(trx, id, seeding.now)
      // Last, because the commands write to the log, whose entries must be in order of time.
      if (withMoney && first !== undefined) await seedPapiers(seeding, first, (await firstDesk(trx, first))?.id ?? 0)
      await trx
        .updateTable('utilisateur')
        .set({ motDePasse: await hashing })
        .where('motDePasse', '=', NO_HASH)
        .execute()
      return true
    },
    NO_SCHOOL,
  )
}
