import { sql } from 'kysely'
import { chunks } from '../chunks'
import type { TableName } from '../ownership'
import type { Conn, Db } from '../schema'
import { usernamesOf } from './moveInSchool'
import { unknownPermis } from './platformRows'
import { ruleOf } from './rules'
import type { Shapes } from './shape'

/**
 * Columns whose values are unique on the whole platform. If one of a school's values exists here, the school does too.
 */
const SIGNS = [
  ['auto_ecole', 'matricule'],
  ['code_acces', 'code'],
  ['flux_ical', 'hash'],
  ['salle_participant', 'jeton'],
] as const satisfies [TableName, string][]

async function valuesOf(copy: Db, table: TableName, column: string, school: number): Promise<string[]> {
  const { rows } = await sql<{ value: string }>`
    select distinct ${sql.ref(column)} as value from ${sql.table(table)}
    where ${sql.ref(column)} is not null and ${ruleOf(table)(school)} order by 1`.execute(copy)
  return rows.map(({ value }) => value)
}

/** Returns which of some values exist in a column of this database. */
async function taken(db: Conn, table: TableName, column: string, values: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const part of chunks(values, 1000)) {
    const { rows } = await sql<{ value: string }>`
      select distinct ${sql.ref(column)} as value from ${sql.table(table)} where ${sql.ref(column)} in (${sql.join(part)}) order by 1`.execute(
      db,
    )
    found.push(...rows.map(({ value }) => value))
  }
  return found
}

/** Whether this database already has a school of a copy, judged by values that no two schools share. */
export async function isHere(copy: Db, db: Conn, school: number): Promise<boolean> {
  for (const [table, column] of SIGNS) {
    if ((await taken(db, table, column, await valuesOf(copy, table, column, school))).length > 0) return true
  }
  return false
}

/** The name of a school of a copy. */
export const nameIn = async (copy: Db, school: number): Promise<string | undefined> =>
  (await copy.selectFrom('auto_ecole').select('nom').where('id', '=', school).executeTakeFirst())?.nom

/** The package of a school of a copy that ends last. */
const lastPackage = (copy: Db, school: number) =>
  copy
    .selectFrom('package_ecole')
    .select(['nom', 'dateFin'])
    .where('idAutoEcole', '=', school)
    .orderBy('dateFin', 'desc')
    .limit(1)
    .executeTakeFirst()

const COUNTED = {
  candidats: 'candidat',
  moniteurs: 'moniteur',
  evenements: 'evenement',
  transactions: 'transaction',
  papiers: 'papier',
  comptes: 'utilisateur',
} as const satisfies Record<string, TableName>

async function countsOf(copy: Db, school: number): Promise<Record<keyof typeof COUNTED, number>> {
  const count = async (table: TableName) => {
    const { rows } = await sql<{
      count: number
    }>`select count(*) as count from ${sql.table(table)} where ${ruleOf(table)(school)}`.execute(copy)
    return rows[0]?.count ?? 0
  }
  return {
    candidats: await count(COUNTED.candidats),
    moniteurs: await count(COUNTED.moniteurs),
    evenements: await count(COUNTED.evenements),
    transactions: await count(COUNTED.transactions),
    papiers: await count(COUNTED.papiers),
    comptes: await count(COUNTED.comptes),
  }
}

/** Lists the schools of a copy, each with its record counts and its conflicts with this database. */
export async function survey(copy: Db, db: Db, shapes: Shapes) {
  const schools = await copy
    .selectFrom('auto_ecole')
    .select(['id', 'nom', 'matricule', 'responsable', 'pays', 'statut'])
    .orderBy('nom')
    .orderBy('id')
    .execute()
  const found = []
  for (const school of schools) {
    const usernames = await usernamesOf(copy, db, school.id)
    found.push({
      ...school,
      abonnement: (await lastPackage(copy, school.id)) ?? null,
      ...(await countsOf(copy, school.id)),
      estDejaLa: await isHere(copy, db, school.id),
      permisInconnus: await unknownPermis(copy, db, school.id, shapes),
      renommages: [...usernames].flatMap(([username, devient]) =>
        username === devient ? [] : [{ username, devient }],
      ),
      emails: await taken(db, 'utilisateur', 'email', await valuesOf(copy, 'utilisateur', 'email', school.id)),
    })
  }
  return found
}
