import { OWNERS, type Owner, PARENTS_FIRST, type TableName } from '@backend/database/ownership'

/**
 * The school of a row, in the tables that have no column for it, or leave it empty in some rows. The application, which is
 * written for both databases, does not know it.
 */
export const ADDED_SCHOOL = 'cleEcole'

/** Stands for the school in rows of accounts that have none. No school has this number. */
export const NO_SCHOOL = 0

/**
 * Tables of schools whose keys are the whole platform's: by them a school is found before it is known. User names are
 * unique over all schools, rows of schools name accounts of the platform, and a sign-in begins here. With the column of
 * the school.
 */
export const DIRECTORY: ReadonlyMap<string, string> = new Map<TableName, string>([
  ['auto_ecole', 'id'],
  ['utilisateur', 'idAutoEcole'],
])

/** Those that name their school themselves, but not in each row: an account of the platform has none. */
const MAY_HAVE_NO_SCHOOL: readonly TableName[] = ['historique', 'tentative']

/** The index of the search is a table here, with columns of its own. */
export type KeyedTable = TableName | 'candidat_recherche'

/** How a table has the school that is in each of its keys. */
export interface Keyed {
  table: KeyedTable
  /** The column of the school. */
  column: string
  /** Where the school of a new row is found; absent where the application writes the column. */
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

/** The tables that have the school in every key, each behind the one that it is found by. */
export const KEYED: readonly Keyed[] = [
  ...PARENTS_FIRST.flatMap(keyed),
  { table: 'candidat_recherche', column: ADDED_SCHOOL, from: { parent: 'candidat', through: 'rowid' } },
]

const columns: ReadonlyMap<string, string> = new Map(KEYED.map(({ table, column }) => [table, column]))

/** The column of the school of a table that has it in every key; undefined for the others. */
export const schoolColumn = (table: string): string | undefined => columns.get(table)

/** The columns by which a row is known to be there already: those of a statement for both databases, and the school. */
export function conflictColumns(table: string, named: readonly string[]): readonly string[] {
  const school = schoolColumn(table)
  return school === undefined || named.includes(school) ? named : [...named, school]
}
