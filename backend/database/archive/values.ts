import { ACCES, ROLES } from '@contract/ability'
import { PAYS } from '@contract/clock/pays'
import { STATUTS_AUTOECOLE } from '@contract/plateforme/autoecole'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { TableName } from '../ownership'
import { RefusedCopyError } from '../replace'
import type { Db } from '../schema'
import { checkShapes, type Shapes, shapesOfVersion } from './shape'
import { checkStored } from './stored'
import { textFault } from './texts'

/** The columns that hold a calendar day, in every table that has them. */
const DAYS = new Set([
  'archiveLe',
  'date',
  'dateDebut',
  'dateDocument',
  'dateEcheance',
  'dateEffet',
  'dateExpiration',
  'dateFin',
  'dateInscription',
  'dateLimite',
  'dateNaissance',
  'dateOperation',
  'dateReprise',
  'documentsExpiration',
  'echeance',
  'encaisseLe',
  'expirationCarte',
  'finAssurance',
  'finVignette',
  'finVisite',
  'jour',
  'recuLe',
  'rejeteLe',
  'remisLe',
  'renduLe',
  'resilieLe',
  'signeLe',
  'viseLe',
])

/** The columns that hold a moment, besides those whose name ends with “At”. */
const MOMENTS = new Set([
  'approuveLe',
  'attesteLe',
  'deadline',
  'debutReel',
  'derniereConnexion',
  'derniereUtilisation',
  'due',
  'end',
  'fermeeLe',
  'imprimeLe',
  'ouverteLe',
  'premiereUtilisation',
  'reponduLe',
  'retireLe',
  'start',
  'verrouilleJusqua',
])

/** Texts of which the program knows all values, although their columns take any. */
const WORDS: Partial<Record<TableName, Readonly<Record<string, readonly string[]>>>> = {
  auto_ecole: { pays: PAYS, statut: STATUTS_AUTOECOLE },
  utilisateur: { role: ROLES, acces: ACCES },
}

/** SQLite writes a day or a moment that does not exist in another way, or not at all. */
const FORMS = { day: '%Y-%m-%d', moment: '%Y-%m-%dT%H:%M:%fZ' } as const

/** What a text column holds by its name; undefined for any other text. */
export const timeIn = (name: string): keyof typeof FORMS | undefined => {
  if (DAYS.has(name)) return 'day'
  return MOMENTS.has(name) || name.endsWith('At') ? 'moment' : undefined
}

/** The condition under which a text of a copy cannot be worked with. */
function faultOf(table: TableName, name: string): RawBuilder<SqlBool> {
  const column = sql.ref(name)
  const words = WORDS[table]?.[name]
  if (words) return sql`${column} not in (${sql.join(words)})`
  const time = timeIn(name)
  if (!time) return textFault(table, name)
  return sql`(strftime(${FORMS[time]}, ${column}) is not ${column} or ${column} < '1900' or ${column} >= '2200') and ${column} is not null`
}

/**
 * Checks the days, moments, well-known words and other texts of a copy. A day that cannot be computed with would not
 * only fail for its school: figures and reminders of all schools are computed together.
 * @throws RefusedCopyError when one of them is none
 */
async function checkValues(copy: Db, shapes: Shapes, tables: readonly TableName[]): Promise<void> {
  for (const table of tables) {
    // The day of a week has the name of a calendar day, but is a number.
    const texts = (shapes.get(table)?.columns ?? []).filter(({ type }) => /^text/i.test(type))
    const faults = texts.map(({ name }) => faultOf(table, name))
    if (faults.length === 0) continue
    const { rows } = await sql`select 1 from ${sql.table(table)} where ${sql.join(faults, sql` or `)} limit 1`.execute(
      copy,
    )
    if (rows.length > 0) throw new RefusedCopyError('damaged')
  }
}

/**
 * Checks the rows of a copy that was edited, perhaps, by another program.
 * @param sqlite a SQLite module
 * @returns the shapes of its tables
 * @throws RefusedCopyError when tables or values do not fit this version
 */
export async function checkRows(copy: Db, sqlite: object, tables: readonly TableName[]): Promise<Shapes> {
  const shapes = await shapesOfVersion(sqlite)
  await checkShapes(copy, shapes, tables)
  await checkValues(copy, shapes, tables)
  await checkStored(copy)
  return shapes
}
