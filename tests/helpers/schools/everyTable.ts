import type { Row } from '@backend/database/archive/copyRows'
import { ruleOf, STAYS } from '@backend/database/archive/rules'
import { JSON_COLUMNS } from '@backend/database/archive/texts'
import { timeIn } from '@backend/database/archive/values'
import { TABLES, type TableName } from '@backend/database/ownership'
import type { Db } from '@backend/database/schema'
import { sql } from 'kysely'
import { TEST_NOW } from '../clock'

/** The schools that every table has rows of. */
export const SCHOOLS = [1, 2] as const

interface Column {
  name: string
  type: string
  notnull: 0 | 1
  pk: number
  dflt_value: string | null
}

/** Values that a check or a reader requires. All other values are derived from the column's type. */
const CHECKED: Partial<Record<TableName, Row>> = {
  facture: { serie: 'FA', status: 'DRAFT' },
  facture_ligne: { unite: 'UNIT' },
  devoir: { idSerie: 1 },
  serie_permi: { code: 'B' },
  approbation: { geste: 'PERTE', statut: 'REFUSED' },
  flux_ical: { ressource: 'moniteur' },
  occupation: { ressource: 'moniteur' },
  contrat: { status: 'DRAFT' },
}

const TIMES = { day: TEST_NOW.slice(0, 10), moment: TEST_NOW }

/** The marker in texts by which a row of a school is recognised anywhere. */
export const markOf = (idAutoEcole: number) => `marque-ecole-${idAutoEcole}-`

async function parentOf(db: Db, table: TableName, column: string): Promise<TableName | undefined> {
  const { rows } = await sql<{ parent: TableName; column: string }>`
    select "table" as parent, "from" as "column" from pragma_foreign_key_list(${table})`.execute(db)
  return rows.find((row) => row.column === column)?.parent
}

/** Words of the program, days and moments. Any other text in JSON may be a name or a number of a school. */
const OF_NO_SCHOOL = /^([A-Z_]+|[a-z_]+|\d{4}-\d\d-\d\d(T.*)?)$/

/** JSON as another school has it, without that school's texts: its reader can read it. Empty where none has any. */
async function storedJson(db: Db, table: TableName, name: string, kind: 'array' | 'object'): Promise<string> {
  const { rows } = await sql<{ text: string }>`
    select ${sql.ref(name)} as text from ${sql.table(table)} where ${sql.ref(name)} is not null limit 1`.execute(db)
  const [found] = rows
  if (!found) return kind === 'array' ? '[]' : '{}'
  const masked = (_key: string, value: unknown) =>
    typeof value === 'string' && !OF_NO_SCHOOL.test(value) ? '-' : value
  return JSON.stringify(JSON.parse(found.text, masked))
}

async function valueFor(db: Db, table: TableName, { name, type }: Column, school: number): Promise<unknown> {
  if (name === 'idAutoEcole') return school
  const parent = await parentOf(db, table, name)
  if (parent) {
    const own = sql<{
      id: number
    }>`select id from ${sql.table(parent)} where ${ruleOf(parent)(school)} order by id limit 1`
    const id = (await own.execute(db)).rows[0]?.id
    if (id === undefined) throw new Error(`No ${parent} for ${table}.${name} yet`)
    return id
  }
  if (/int/i.test(type)) return 1
  const time = timeIn(name)
  if (time) return TIMES[time]
  const json = JSON_COLUMNS[table]?.[name]
  if (json) return storedJson(db, table, name, json.kind)
  if (/bytea/i.test(type)) return Uint8Array.from({ length: 5000 }, (_, index) => (index * school) % 251)
  return `${markOf(school)}${table}-${name}`
}

async function insertRow(db: Db, table: TableName, school: number): Promise<void> {
  const { rows: columns } = await sql<Column>`select * from pragma_table_info(${table})`.execute(db)
  const row: Row = {}
  for (const column of columns) {
    const isNumbered = column.name === 'id'
    const isFilled = column.notnull === 1 || column.pk > 0 || column.name === 'idAutoEcole'
    if (!isNumbered && isFilled && column.dflt_value === null)
      row[column.name] = await valueFor(db, table, column, school)
  }
  const whole = { ...row, ...CHECKED[table] }
  const names = Object.keys(whole)
  await sql`insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
    values (${sql.join(names.map((name) => whole[name]))})`.execute(db)
}

const isEmpty = async (db: Db, table: TableName, school: number) =>
  (await sql`select 1 from ${sql.table(table)} where ${ruleOf(table)(school)} limit 1`.execute(db)).rows.length === 0

/** Tables without rows of schools: the messages to the platform. */
export const BESIDE: ReadonlySet<TableName> = new Set(['message_contact'])

/**
 * Gives each of the two schools a row in every table that the demo leaves empty, on SQLite. The columns are read from
 * the schema, so a new table is covered automatically.
 */
export async function fillEveryTable(db: Db): Promise<void> {
  let waiting = TABLES.filter((table) => !STAYS.has(table) && !BESIDE.has(table))
  // Rows may need rows of other tables. Failed inserts are therefore tried again after the others.
  for (let round = 0; waiting.length > 0; round += 1) {
    const failed: TableName[] = []
    let reason: unknown
    for (const table of waiting) {
      try {
        for (const school of SCHOOLS) if (await isEmpty(db, table, school)) await insertRow(db, table, school)
      } catch (error) {
        failed.push(table)
        reason = error
      }
    }
    if (failed.length === waiting.length || round > 20) throw new Error(`Not filled: ${failed.join(', ')}: ${reason}`)
    waiting = failed
  }
}

/** The rows of a table as comparable texts, those of a school or all. */
export async function rowsOf(db: Db, table: TableName, school?: number): Promise<string[]> {
  const where = school === undefined ? sql`1 = 1` : ruleOf(table)(school)
  const { rows } = await sql<Row>`select * from ${sql.table(table)} where ${where}`.execute(db)
  const comparable = (value: unknown) => (value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value)
  const texts = rows.map((row) =>
    JSON.stringify(
      Object.keys(row)
        .sort()
        .map((name) => [name, comparable(row[name])]),
    ),
  )
  return texts.sort()
}
