import { OWNERS, type Owner, PARENTS_FIRST, type TableName } from '@backend/database/ownership'

/**
 * The added column with the school of a row, in tables that lack such a column or leave it empty in some rows. The
 * application, which is written for both databases, does not know it.
 */
export const ADDED_SCHOOL = 'cleEcole'

/** The value for rows of accounts without a school. No school has this number. */
export const NO_SCHOOL = 0

/**
 * Tables of schools whose keys stay unique on the whole platform, with their school column. They serve to find a school
 * before it is known: a sign-in begins here, user names are unique over all schools, and rows of schools refer to
 * platform accounts.
 */
export const DIRECTORY: ReadonlyMap<string, string> = new Map<TableName, string>([
  ['auto_ecole', 'id'],
  ['utilisateur', 'idAutoEcole'],
])

/** Tables with a school column that is empty in some rows: those of platform accounts. */
const MAY_HAVE_NO_SCHOOL: readonly TableName[] = ['historique', 'tentative']

/** In PostgreSQL the search index is a regular table with columns of its own. */
export type KeyedTable = TableName | 'candidat_recherche'

/** The source of the school for the keys of a table. */
export interface Keyed {
  table: KeyedTable
  /** The column of the school. */
  column: string
  /** The source of the school of a new row; absent where the application writes the column. */
  from?: { parent: KeyedTable; through: string } | { own: string }
}

function keyed(table: TableName): Keyed[] {
  const owner: Owner = OWNERS[table]
  if (owner === 'platform' || DIRECTORY.has(table)) return []
  if ('through' in owner) return [{ table, column: ADDED_SCHOOL, from: owner }]
  return [
    MAY_HAVE_NO_SCHOOL.includes(table) ? { table, column: ADDED_SCHOOL, from: owner } : { table, column: owner.own },
  ]
}

/** The tables that have the school in every key, each after its parent. */
export const KEYED: readonly Keyed[] = [
  ...PARENTS_FIRST.flatMap(keyed),
  { table: 'candidat_recherche', column: ADDED_SCHOOL, from: { parent: 'candidat', through: 'rowid' } },
]

const columns: ReadonlyMap<string, string> = new Map(KEYED.map(({ table, column }) => [table, column]))

/** The school column of a table that has the school in every key; undefined for other tables. */
export const schoolColumn = (table: string): string | undefined => columns.get(table)

/** The columns for `on conflict`: those that the statement names, and the school. */
export function conflictColumns(table: string, named: readonly string[]): readonly string[] {
  const school = schoolColumn(table)
  return school === undefined || named.includes(school) ? named : [...named, school]
}
