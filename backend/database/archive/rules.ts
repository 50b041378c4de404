import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { OWNERS, type Owner, type PlatformTable, TABLES, type TableName } from '../ownership'

/** Builds the condition on a table's columns that selects the rows of a school. */
type Rule = (idAutoEcole: number) => RawBuilder<SqlBool>

const everybodys: Rule = () => sql`1 = 1`

/** Selects rows by their parent: they leave with the row of the other table that they belong to. */
const through =
  (column: string, parent: TableName): Rule =>
  (id) =>
    sql`${sql.ref(column)} in (select id from ${sql.table(parent)} where ${ruleOf(parent)(id)})`

/** Selects the rows that are referenced by rows of the school. */
const pointedAt =
  (...from: [column: string, table: TableName][]): Rule =>
  (id) => {
    const ids = from.map(
      ([column, table]) =>
        sql`id in (select ${sql.ref(column)} from ${sql.table(table)} where ${ruleOf(table)(id)} and ${sql.ref(column)} is not null)`,
    )
    return sql`(${sql.join(ids, sql` or `)})`
  }

const either =
  (...rules: Rule[]): Rule =>
  (id) =>
    sql`(${sql.join(
      rules.map((rule) => rule(id)),
      sql` or `,
    )})`

const published: Rule = () => sql`published = 1`
/** Selects the questions that somebody of the school was asked. */
const asked = pointedAt(
  ['idQuestion', 'tentative_question'],
  ['idQuestion', 'memoire'],
  ['idQuestion', 'salle_question'],
)
const serieUsed: Rule = (id) =>
  sql`id in (select "idSerie" from question where ${asked(id)})
    or ${pointedAt(['idSerie', 'devoir'], ['idSerie', 'tentative'])(id)}`

/**
 * Tables that never move to another host. Whoever had the file could know its keys, sessions and codes. Outgoing
 * messages were already shown on the old host, and a server would send them again. Throttle counts and stored answers
 * concern requests to the old host.
 */
const STAYING = [
  'secret',
  'session',
  'refresh_token',
  'envoi_push',
  'code_reinitialisation',
  'message_sortant',
  'limite',
  'idempotence',
] as const satisfies TableName[]
export const STAYS: ReadonlySet<TableName> = new Set(STAYING)

/**
 * The rows of platform tables that leave with a school: the licence categories, and the part of the course that is
 * published or that the school used. `null` means no rows. A table without a rule does not compile.
 */
const OF_PLATFORM: Record<Exclude<PlatformTable, (typeof STAYING)[number]>, Rule | null> = {
  permi: everybodys,
  domaine: pointedAt(['idDomaine', 'candidat']),
  pack: pointedAt(['idPack', 'demande_pack']),
  serie: either(published, serieUsed),
  serie_permi: through('idSerie', 'serie'),
  question: either((id) => sql`(published = 1 and ${through('idSerie', 'serie')(id)})`, asked),
  question_choice: through('idQuestion', 'question'),
  examen_blanc: either(published, pointedAt(['idExamenBlanc', 'devoir'], ['idExamenBlanc', 'tentative'])),
  examen_blanc_part: through('idExamenBlanc', 'examen_blanc'),
  message_contact: null,
}
const ofPlatform = new Map<TableName, Rule | null>(Object.entries(OF_PLATFORM) as [TableName, Rule | null][])

const leaving = (table: TableName): Rule | null => {
  const owner: Owner = OWNERS[table]
  if (STAYS.has(table)) return null
  if (owner === 'platform') return ofPlatform.get(table) ?? null
  return 'own' in owner ? (id) => sql`${sql.ref(owner.own)} = ${id}` : through(owner.through, owner.parent)
}

const none: Rule = () => sql`1 = 0`

/** The condition under which a row of a table leaves with a school. */
export const ruleOf = (table: TableName): Rule => leaving(table) ?? none

/** The tables that leave with a school, at least in part. A school's account has no access at all to the others. */
export const LEAVING = TABLES.filter((table) => leaving(table) !== null)
