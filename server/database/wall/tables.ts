import { OWNERS, type PlatformTable, TABLES, type TableName } from '@backend/database/ownership'
import { CODES_TABLE } from '../schoolKeys/directory'
import { DIRECTORY, type KeyedTable, schoolColumn } from '../schoolKeys/tables'

/**
 * The rows of a table that a school's account may reach, whatever its query asks for:
 * - `own`: the rows whose column has its school;
 * - `if`: the rows that fulfil a condition;
 * - `read`: all rows, read only, because the platform writes them for every school;
 * - `shared`: all rows, because they name no school and no person;
 * - `add`: no rows, but it may add new ones;
 * - `none`: no rows.
 */
export type Reach = { own: string } | { if: string } | 'read' | 'shared' | 'add' | 'none'

/** All tables with two that only PostgreSQL has: the search index, and the directory of codes. */
export type WalledTable = KeyedTable | typeof CODES_TABLE

/**
 * The rows whose author is an account of the school. The author of a write is `user:7`, or a device before the sign-in.
 */
const OF_AUTHOR: Reach = {
  if: `exists (select from "utilisateur" as u where u.id = case when auteur like 'user:%' then substr(auteur, 6)::bigint end)`,
}

/** The tables of the platform. A missing one does not compile. */
const OF_PLATFORM: Readonly<Record<PlatformTable, Reach>> = {
  domaine: 'shared',
  examen_blanc: 'read',
  examen_blanc_part: 'read',
  idempotence: OF_AUTHOR,
  limite: 'shared',
  message_contact: 'none',
  message_sortant: 'add',
  pack: 'read',
  permi: 'read',
  question: 'read',
  question_choice: 'read',
  secret: 'none',
  serie: 'read',
  serie_permi: 'read',
}

const isOfPlatform = (table: TableName): table is PlatformTable => OWNERS[table] === 'platform'
/**
 * The rows of a school by its number. Every table has such a column here, even where SQLite finds the school by a
 * parent.
 */
function ownOf(table: KeyedTable): Reach {
  const own = schoolColumn(table) ?? DIRECTORY.get(table)
  if (own === undefined) throw new Error(`${table} is of no school`)
  return { own }
}

const reachOf = (table: TableName): Reach => (isOfPlatform(table) ? OF_PLATFORM[table] : ownOf(table))

/** Every table, with the rows that a school's account may reach. */
export const REACH = {
  ...(Object.fromEntries(TABLES.map((table) => [table, reachOf(table)])) as Record<TableName, Reach>),
  candidat_recherche: ownOf('candidat_recherche'),
  [CODES_TABLE]: { own: 'idAutoEcole' },
} satisfies Record<WalledTable, Reach>
