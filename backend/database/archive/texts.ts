import { PHOTO_MAX } from '@contract/fields'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { TableName } from '../ownership'

/** The most characters of a text of a copy: twice the longest that a form takes. */
export const LONGEST_TEXT = 10_000
/** The most characters of stored JSON: many times a contract, or an invoice of a hundred lines. */
const LONGEST_JSON = 500_000
/** The most characters of the report of an import, which has a place for each row of a file. */
const LONGEST_REPORT = 20_000_000

/** The columns of pictures, in every table that has them. */
const PICTURES = new Set(['avatar', 'logo', 'photo'])

interface Json {
  kind: 'array' | 'object'
  longest?: number
}
const list: Json = { kind: 'array' }
const record: Json = { kind: 'object' }
const report = (json: Json): Json => ({ kind: json.kind, longest: LONGEST_REPORT })

/** The text columns that hold JSON. */
export const JSON_COLUMNS: Partial<Record<TableName, Readonly<Record<string, Json>>>> = {
  approbation: { demande: record },
  attente: { jours: list },
  caisse_comptage: { billetage: record },
  caisse_session: { rapport: record },
  cloture: { totaux: list },
  contrat: { contenu: record },
  convocation: { contenu: record },
  demande_evenement: { creneaux: list },
  examinateur: { etapes: list },
  facture: { contenu: record },
  historique: { before: record, after: record },
  import_candidat: { report: report(list), annulation: report(record) },
  memoire: { card: record },
  mention_ecole: { valeurs: record },
  notification: { params: record, target: record },
  offre: { raisons: list },
  reglage_argent: { valeurs: record },
  reglage_planning: { valeurs: record },
  salle_reponse: { choices: list },
  tentative_question: { choices: list },
}

const longerThan = (column: RawBuilder<unknown>, most: number) => sql<SqlBool>`length(${column}) > ${most}`

/** The condition under which a text of a copy is longer than this program writes one, or other JSON than it reads. */
export function textFault(table: TableName, name: string): RawBuilder<SqlBool> {
  const column = sql.ref(name)
  const json = JSON_COLUMNS[table]?.[name]
  if (json) {
    const kind = sql`case when json_valid(${column}) then json_type(${column}) else '' end`
    const isOther = sql`${column} is not null and ${kind} <> ${json.kind}`
    return sql<SqlBool>`(${longerThan(column, json.longest ?? LONGEST_JSON)} or (${isOther}))`
  }
  if (!PICTURES.has(name)) return longerThan(column, LONGEST_TEXT)
  return sql<SqlBool>`(${longerThan(column, PHOTO_MAX)} or ${column} not like 'data:image/%')`
}
