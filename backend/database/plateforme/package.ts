import { addDays } from '@contract/clock/days'
import type { packageListQuery } from '@contract/plateforme/package'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Caller } from '../../caller'
import { listPage } from '../listPage'
import type { Conn, Db, Trx } from '../schema'
import { allowedRows } from '../scope'
import { peopleOf } from './autoecole'
import { ecolesNamed } from './demandePack'
import type { PackageEcoleTable } from './tables'

type Query = z.output<typeof packageListQuery>

const rows = (db: Conn) =>
  db
    .selectFrom('package_ecole')
    .innerJoin('auto_ecole', 'auto_ecole.id', 'package_ecole.idAutoEcole')
    .selectAll('package_ecole')
    .select('auto_ecole.nom as ecole')

export type PackageRow = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>

/** The rows that the caller's rules allow. The joins only add columns, so the columns of the rules are there. */
const allowed = (caller: Caller) => allowedRows(caller, 'read', 'Package', { idAutoEcole: 'package_ecole.idAutoEcole' })

/** The states of `packageState` in rules/package.ts as SQL, for a filter. */
function isInState(etat: Query['etat'], today: string) {
  if (etat === 'EXPIRED') return sql<boolean>`"dateFin" < ${today}`
  if (etat === 'UPCOMING') return sql<boolean>`"dateDebut" > ${today} and "dateFin" >= ${today}`
  return sql<boolean>`"dateDebut" <= ${today} and "dateFin" >= ${today}`
}

const SORTING = {
  columns: {
    dateFin: 'package_ecole.dateFin',
    dateDebut: 'package_ecole.dateDebut',
    ecole: 'auto_ecole.nom',
    nom: 'package_ecole.nom',
  },
  usual: '-dateFin',
  id: 'package_ecole.id',
} as const

/** One page of the packages that a caller may read; a school only sees its own. */
export async function listPackages(db: Db, caller: Caller, query: Query, today: string) {
  const found = await ecolesNamed(db, query.q)
  const matching = rows(db)
    .where(allowed(caller))
    .$if(query.etat !== undefined, (list) => list.where(isInState(query.etat, today)))
    .$if(query.idAutoEcole !== undefined, (list) => list.where('idAutoEcole', '=', query.idAutoEcole ?? 0))
    .$if(query.frequence !== undefined, (list) => list.where('frequence', '=', query.frequence ?? 'monthly'))
    .$if(query.debutDepuis !== undefined, (list) => list.where('dateDebut', '>=', query.debutDepuis ?? ''))
    .$if(query.debutJusqua !== undefined, (list) => list.where('dateDebut', '<=', query.debutJusqua ?? ''))
    .$if(found !== null, (list) => list.where('idAutoEcole', 'in', found ?? []))
  return listPage(matching, query, SORTING)
}

/** One package, if the caller may read it. */
export const findPackage = (db: Conn, caller: Caller, id: number) =>
  rows(db).where('package_ecole.id', '=', id).where(allowed(caller)).executeTakeFirst()

/** The packages of a school that run or are still to come, soonest first. */
export const currentPackages = (db: Conn, idAutoEcole: number, today: string) =>
  rows(db)
    .where('idAutoEcole', '=', idAutoEcole)
    .where('dateFin', '>=', today)
    .orderBy('dateDebut')
    .orderBy('package_ecole.id')
    .execute()

/** The package of each school that ends last, among those that have not ended before a day. */
export async function lastPackages(db: Conn, ecoles: readonly number[], today: string) {
  const packages = await db
    .selectFrom('package_ecole')
    .select(['idAutoEcole', 'nom', 'dateFin'])
    .where('idAutoEcole', 'in', ecoles)
    .where('dateFin', '>=', today)
    .orderBy('dateFin')
    .orderBy('dateDebut', 'desc')
    .orderBy('id', 'desc')
    .execute()
  // If two end on the same day, the one that began first is taken.
  return [...new Map(packages.map((one) => [one.idAutoEcole, one])).values()]
}

/** The last day of a school's packages, past or to come. */
export async function lastEnd(trx: Trx, idAutoEcole: number): Promise<string | null> {
  const { fin } = await trx
    .selectFrom('package_ecole')
    .select((eb) => eb.fn.max('dateFin').as('fin'))
    .where('idAutoEcole', '=', idAutoEcole)
    .executeTakeFirstOrThrow()
  return fin
}

type New = Omit<PackageEcoleTable, 'id' | 'createdAt' | 'updatedAt'>

export async function insertPackage(trx: Trx, values: New, now: string): Promise<number> {
  const { id } = await trx
    .insertInto('package_ecole')
    .values({ ...values, createdAt: now, updatedAt: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Ends the running packages on the day before `today`, so that another one can replace them. */
export async function endRunning(trx: Trx, idAutoEcole: number, today: string, now: string): Promise<void> {
  await trx
    .updateTable('package_ecole')
    .set({ dateFin: addDays(today, -1), updatedAt: now })
    .where('idAutoEcole', '=', idAutoEcole)
    .where('dateDebut', '<=', today)
    .where('dateFin', '>=', today)
    .execute()
}

/** Deletes a package that has not begun on a day; false when it has. */
export async function deleteUpcoming(trx: Trx, id: number, today: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('package_ecole')
    .where('id', '=', id)
    .where('dateDebut', '>', today)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Number of active candidates and instructors of a school, which the limits apply to. */
export const usageOf = async (db: Conn, idAutoEcole: number) => ({
  candidats: await peopleOf(db, idAutoEcole, 'candidat'),
  moniteurs: await peopleOf(db, idAutoEcole, 'moniteur'),
})
