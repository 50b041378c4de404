import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { OWNERS, type Owner, type PlatformTable, TABLES, type TableName } from '../ownership'

/** Which rows of a table are a school's, as a condition on its columns. */
type Rule = (idAutoEcole: number) => RawBuilder<SqlBool>

const everybodys: Rule = () => sql`1 = 1`

/** Rows that belong to a row of another table, and leave with it. */
const through =
  (column: string, parent: TableName): Rule =>
  (id) =>
    sql`${sql.ref(column)} in (select id from ${sql.table(parent)} where ${ruleOf(parent)(id)})`

/** Rows that the school's rows point to. */
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
/** A question that somebody of the school was asked. */
const asked = pointedAt(
  ['idQuestion', 'tentative_question'],
  ['idQuestion', 'memoire'],
  ['idQuestion', 'salle_question'],
)
const serieUsed: Rule = (id) =>
  sql`id in (select "idSerie" from question where ${asked(id)})
    or ${pointedAt(['idSerie', 'devoir'], ['idSerie', 'tentative'])(id)}`

/**
 * What moves from no host to another. Keys, sessions and codes could be known to whoever held the file; messages were
 * shown where they were written, and a server would send them to people now; counts and stored answers are about
 * requests to the other host.
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
 * What leaves with a school of the tables that are the platform's: the categories, and of the course what is published or
 * was worked on. `null`: nothing. One without a rule does not compile.
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

/** Those of which something leaves: a school's account may not even ask the others. */
export const LEAVING = TABLES.filter((table) => leaving(table) !== null)
