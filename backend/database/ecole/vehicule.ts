import { addDays } from '@contract/clock/days'
import { SOON_DAYS } from '@contract/clock/echeance'
import type { EntretienInput, VehiculeInput, vehiculeListQuery } from '@contract/ecole/vehicule'
import { fold } from '@contract/fold'
import { HOURS } from '@contract/planning/demande'
import { type Expression, expressionBuilder, type ReferenceExpression, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import type { Caller } from '../../caller'
import { earliestStart } from '../../rules/planning/evenement'
import { type Bit, bit } from '../bit'
import { listPage } from '../listPage'
import type { Conn, Database, Db, Trx } from '../schema'
import { allowedRows } from '../scope'

type Query = z.output<typeof vehiculeListQuery>

/** The columns that conditions of rules refer to. */
const RULE_COLUMNS = {
  idAutoEcole: 'vehicule.idAutoEcole',
} satisfies Record<string, ReferenceExpression<Database, 'vehicule'>>

const rows = (db: Conn) =>
  db
    .selectFrom('vehicule')
    .innerJoin('permi', 'permi.id', 'vehicule.idPermi')
    .selectAll('vehicule')
    .select('permi.code as permi')

export type VehiculeRow = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>

/**
 * The rows of vehicles that the caller's rules allow. The joins only add columns, so the columns of the rules are
 * there.
 */
const allowed = (caller: Caller, action: 'read' | 'update' | 'archive' | 'export') =>
  allowedRows(caller, action, 'Vehicule', RULE_COLUMNS)

/** The states of `papersState` in rules/vehicule.ts as SQL, for a filter. */
const etat = (today: string) => {
  const soon = addDays(today, SOON_DAYS)
  return sql<string>`case
    when "finAssurance" < ${today} or "finVisite" < ${today} or "finVignette" < ${today} then 'expire'
    when "finAssurance" <= ${soon} or "finVisite" <= ${soon} or "finVignette" <= ${soon} then 'bientot'
    when "finAssurance" is null or "finVisite" is null or "finVignette" is null then 'inconnu'
    else 'valide' end`
}

const plain = (text: string) => text.replaceAll(' ', '')

/** The searchable text of a vehicle: its plate, in parts and joined, its make and model. */
const recherche = ({ immatriculation, marque, modele }: VehiculeInput) =>
  `${fold(`${immatriculation} ${marque} ${modele}`)} ${plain(fold(immatriculation))}`

/** The words of a search, with the Arabic word of a Tunisian plate as it is stored. */
export const plateWords = (q: string) =>
  fold(q)
    .split(' ')
    .filter(Boolean)
    .map((word) => word.replace('تونس', 'tu'))

const eb = expressionBuilder<Database, 'vehicule'>()

function conditions(query: Omit<Query, 'page' | 'perPage'>, today: string): Expression<SqlBool>[] {
  const words = plateWords(query.q ?? '')
  return [
    eb('vehicule.archived', '=', bit(query.archived === 'true')),
    ...words.map((word) => eb('vehicule.recherche', 'like', `%${word}%`)),
    // A search that consists of punctuation matches no vehicle.
    ...(query.q && words.length === 0 ? [sql<SqlBool>`1 = 0`] : []),
    ...(query.availability ? [eb('vehicule.disponible', '=', bit(query.availability === 'Available'))] : []),
    ...(query.idPermi !== undefined ? [eb('vehicule.idPermi', '=', query.idPermi)] : []),
    ...(query.papiers === 'alerte' ? [sql<SqlBool>`${etat(today)} in ('expire', 'bientot')`] : []),
    ...(query.papiers && query.papiers !== 'alerte' ? [sql<SqlBool>`${etat(today)} = ${query.papiers}`] : []),
  ]
}

const COLUMNS = {
  immatriculation: 'vehicule.immatriculation',
  marque: [sql`lower("marque")`, sql`lower("modele")`, 'vehicule.marque'],
  kilometrage: 'vehicule.kilometrage',
  finAssurance: 'vehicule.finAssurance',
  finVisite: 'vehicule.finVisite',
  createdAt: 'vehicule.id',
} as const
const SORTING = {
  columns: COLUMNS,
  usual: 'immatriculation',
  id: 'vehicule.id',
  /** Unknown values come last in both directions. */
  lead: (field: keyof typeof COLUMNS) => [sql`${sql.ref(`vehicule.${field}`)} is null`],
} as const

/** One page of the vehicles that a caller may read. Schools have tens of them: no index is needed. */
export async function listVehicules(db: Db, caller: Caller, query: Query, today: string) {
  const matching = rows(db)
    .where(allowed(caller, 'read'))
    .where(eb.and(conditions(query, today)))
  return listPage(matching, query, SORTING)
}

/** The searchable fields of all vehicles that a caller may read, archived ones included. */
export const vehiculesToFind = (db: Db, caller: Caller) =>
  db
    .selectFrom('vehicule')
    .select(['id', 'immatriculation', 'marque', 'modele', 'disponible', 'archived'])
    .select(['finAssurance', 'finVisite', 'finVignette'])
    .where(allowed(caller, 'read'))
    .execute()

/** One vehicle, if the caller may perform the action on it. */
export const findVehicule = (db: Conn, caller: Caller, action: 'read' | 'update' | 'archive', id: number) =>
  rows(db).where('vehicule.id', '=', id).where(allowed(caller, action)).executeTakeFirst()

/** The vehicles in use with a document that expires by a day or has expired. */
export const endingVehicules = (db: Conn, caller: Caller, until: string) =>
  rows(db)
    .where(allowed(caller, 'read'))
    .where('vehicule.archived', '=', 0)
    .where((eb) =>
      eb.or([eb('finAssurance', '<=', until), eb('finVisite', '<=', until), eb('finVignette', '<=', until)]),
    )
    .execute()

/** The vehicles of some schools with a document that expires between two days, both included. */
export function vehiculesEnding(db: Conn, ecoles: readonly number[], { from, to }: { from: string; to: string }) {
  const ends = (column: 'finAssurance' | 'finVisite' | 'finVignette') =>
    eb.and([eb(column, '>=', from), eb(column, '<=', to)])
  return db
    .selectFrom('vehicule')
    .select(['id', 'idAutoEcole', 'immatriculation', 'finAssurance', 'finVisite', 'finVignette'])
    .where('idAutoEcole', 'in', ecoles)
    .where('archived', '=', 0)
    .where(eb.or([ends('finAssurance'), ends('finVisite'), ends('finVignette')]))
    .orderBy('id')
    .execute()
}

/** The number of planned events with a vehicle that are not over. */
export async function plannedWith(db: Conn, idVehicule: number, now: string): Promise<number> {
  const { total } = await db
    .selectFrom('evenement')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('idVehicule', '=', idVehicule)
    .where('status', '=', 'PLANNED')
    .where('start', '>', earliestStart(now))
    .where('end', '>', now)
    .executeTakeFirstOrThrow()
  return total
}

/** The attested minutes of lessons with a vehicle, computed like the sum in the list of lessons. */
export async function drivenWith(db: Conn, idVehicule: number): Promise<number> {
  const { total } = await db
    .selectFrom('evenement')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('minutes'), sql<number>`0`).as('total'))
    .where('idVehicule', '=', idVehicule)
    .where('status', '=', 'SUCCESS')
    .where('calendar', 'in', HOURS)
    .executeTakeFirstOrThrow()
  return Number(total)
}

const columns = ({ availability, ...input }: VehiculeInput) => ({
  ...input,
  recherche: recherche({ availability, ...input }),
  disponible: bit(availability === 'Available'),
})

export async function insertVehicule(
  trx: Trx,
  input: VehiculeInput,
  idAutoEcole: number,
  now: string,
): Promise<number> {
  const { id } = await trx
    .insertInto('vehicule')
    .values({ ...columns(input), idAutoEcole, archived: 0, version: 1, createdAt: now, updatedAt: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type Change = VehiculeInput | { archived: Bit } | { kilometrage: number }

/** Changes a vehicle and increments its version. */
export async function updateVehicule(trx: Trx, id: number, change: Change, now: string): Promise<void> {
  const set = 'immatriculation' in change ? columns(change) : change
  await trx
    .updateTable('vehicule')
    .set((eb) => ({ ...set, version: eb('version', '+', 1), updatedAt: now }))
    .where('id', '=', id)
    .execute()
}

/** The maintenance of a vehicle, newest first. */
export const entretiensOf = (db: Conn, idVehicule: number) =>
  db
    .selectFrom('entretien')
    .select(['id', 'date', 'type', 'cout', 'kilometrage', 'note'])
    .where('idVehicule', '=', idVehicule)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .execute()

export async function insertEntretien(
  trx: Trx,
  vehicule: { id: number; idAutoEcole: number },
  input: EntretienInput,
  now: string,
): Promise<void> {
  const { id: idVehicule, idAutoEcole } = vehicule
  await trx
    .insertInto('entretien')
    .values({ ...input, idVehicule, idAutoEcole, createdAt: now, updatedAt: now })
    .execute()
}

export async function updateEntretien(trx: Trx, id: number, input: EntretienInput, now: string): Promise<void> {
  await trx
    .updateTable('entretien')
    .set({ ...input, updatedAt: now })
    .where('id', '=', id)
    .execute()
}

export async function deleteEntretien(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('entretien').where('id', '=', id).execute()
}
