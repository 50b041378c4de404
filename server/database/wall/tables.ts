import { OWNERS, type PlatformTable, TABLES, type TableName } from '@backend/database/ownership'

/**
 * What a school's account may reach of a table, whatever its query asks for:
 * - `own`: the rows whose column has its school;
 * - `through`: the rows whose parent it may reach: they have no school of their own;
 * - `if`: the rows that fulfil a condition;
 * - `read`: all rows, to read: what the platform writes for every school;
 * - `shared`: all rows: they name no school and no person;
 * - `add`: none, but it may add to them;
 * - `none`: none.
 */
export type Reach =
  | { own: string }
  | { through: string; parent: WalledTable }
  | { if: string }
  | 'read'
  | 'shared'
  | 'add'
  | 'none'

/** The index of the search has columns of each database's own, so that the types of the tables leave it out. */
export type WalledTable = TableName | 'candidat_recherche'

/** The author of a write is `user:7`, or a device before the sign-in. */
const OF_AUTHOR: Reach = {
  if: `exists (select from "utilisateur" as u where u.id = case when auteur like 'user:%' then substr(auteur, 6)::bigint end)`,
}

/** The tables of the platform: one that is missing does not compile. */
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
const reachOf = (table: TableName): Reach => (isOfPlatform(table) ? OF_PLATFORM[table] : OWNERS[table])

/** Every table, with what a school's account may reach of it. */
export const REACH = {
  ...(Object.fromEntries(TABLES.map((table) => [table, reachOf(table)])) as Record<TableName, Reach>),
  candidat_recherche: { through: 'rowid', parent: 'candidat' },
} satisfies Record<WalledTable, Reach>
