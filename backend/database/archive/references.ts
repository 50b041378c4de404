import type { NotifTarget } from '@contract/compte/notif'
import { ENTITES, type Entite } from '@contract/ecole/historique'
import { TABLES, type TableName } from '../ownership'
import { RefusedCopyError } from '../replace'
import type { Row } from './copyRows'
import type { NewIds } from './newIds'

/**
 * References that no foreign key declares: ids inside texts and JSON, and ids whose table is named by another column.
 */

/** The table of the record that a ledger cause such as `lot:3` names, by the word before the colon. */
const CAUSES: Readonly<Record<string, TableName>> = {
  lot: 'lot',
  lecon: 'evenement',
  examen: 'evenement',
  penalite: 'evenement',
  fin: 'inscription',
  reprise: 'inscription',
  transaction: 'transaction',
  cheque: 'cheque',
  frais: 'cheque',
  caisse: 'caisse_session',
  timbre: 'facture',
  ligne: 'facture_ligne',
}

/** The types of ledger accounts whose `cle` is an id, with the table of that id. */
const ACCOUNTS: Readonly<Record<string, TableName>> = {
  candidat: 'candidat',
  moniteur: 'moniteur',
  caisse: 'utilisateur',
  client: 'facture',
  a_rendre: 'inscription',
}

/** Fields of stored JSON that hold an id or a list of ids, with the table of the ids. */
const FIELDS: Readonly<Record<string, TableName>> = {
  idAttente: 'attente',
  idCandidat: 'candidat',
  idCandidats: 'candidat',
  absents: 'candidat',
  idConfigPrix: 'config_prix',
  idDemande: 'demande_evenement',
  idDomaine: 'domaine',
  idEntretien: 'entretien',
  idEvenement: 'evenement',
  idExamenBlanc: 'examen_blanc',
  idExaminateur: 'examinateur',
  idFacture: 'facture',
  idForfait: 'forfait',
  idInscription: 'inscription',
  idLot: 'lot',
  idMoniteur: 'moniteur',
  idPack: 'pack',
  idPermi: 'permi',
  categories: 'permi',
  idSerie: 'serie',
  idSession: 'caisse_session',
  idTransaction: 'transaction',
  idUtilisateur: 'utilisateur',
  idVehicule: 'vehicule',
}

/**
 * The tables of log entries whose kind is not the name of a table; null when the entry has no row behind its number.
 */
const OTHER_ENTRIES: Partial<Record<Entite, TableName | null>> = {
  import: 'import_candidat',
  selection: null,
  demande: 'demande_evenement',
  planning: 'auto_ecole',
  autoecole: 'auto_ecole',
  package: 'package_ecole',
  reglages: 'auto_ecole',
  compte: 'candidat',
  remuneration: 'moniteur',
  caisse: 'caisse_session',
  devoir: 'candidat',
}

/**
 * The table of the record that a log entry is about, such as `code_acces` for `codeAcces`; null when its number is not
 * the id of a row.
 */
export function tableOfEntry(entite: Entite): TableName | null {
  const other = OTHER_ENTRIES[entite]
  if (other !== undefined) return other
  const name = entite.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  return TABLES.find((table) => table === name) ?? null
}

/**
 * The table whose id the target of a notification names; null for targets without an id and for records of the
 * platform.
 */
const PLACES: Record<NotifTarget['place'], TableName | null> = {
  dashboard: null,
  contact: null,
  abonnement: null,
  demandesPack: null,
  message: null,
  autoecole: 'auto_ecole',
  vehicule: 'vehicule',
  moniteur: 'moniteur',
  papiersCandidat: 'candidat',
  codeCandidat: 'candidat',
  fiche: null,
  compte: null,
  codeCourse: null,
  newCandidats: null,
  calendrier: null,
  evenement: 'evenement',
  demandes: null,
  approbations: null,
}

/** Computes the new value of a column. `row` still has the old values. */
type Change = (value: unknown, ids: NewIds, row: Row) => unknown

/** The most levels of stored JSON: far beyond any of this program, and few enough to walk through. */
const DEEPEST = 50

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

function isTooDeep(value: unknown): boolean {
  let level = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return true
    level = level.flatMap((one) => (isObject(one) ? Object.values(one) : []))
  }
  return false
}

const parsed = (text: unknown): unknown => {
  try {
    const value: unknown = JSON.parse(String(text))
    if (!isTooDeep(value)) return value
  } catch {
    // Refused below, as what is too deep.
  }
  throw new RefusedCopyError('damaged')
}

/** Applies a change to the parsed value of a stored JSON text. */
const json =
  (change: (value: unknown, ids: NewIds) => unknown): Change =>
  (text, ids) =>
    text === null ? null : JSON.stringify(change(parsed(text), ids))

const numbered = (value: unknown, table: TableName, ids: NewIds): unknown => {
  if (Array.isArray(value)) return value.map((one) => numbered(one, table, ids))
  return typeof value === 'number' ? ids.named(table, value) : value
}

/**
 * The table of the id in a JSON field. In the report of an import, `holder` describes a candidate, so its `id` is one
 * too.
 */
const tableOf = (field: string, within: string): TableName | undefined =>
  field === 'id' && within === 'holder' ? 'candidat' : FIELDS[field]

function inFields(value: unknown, ids: NewIds, within = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => inFields(one, ids, within))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([field, one]) => {
      const table = tableOf(field, within)
      return [field, table ? numbered(one, table, ids) : inFields(one, ids, field)]
    }),
  )
}

const fields: Change = json((value, ids) => inFields(value, ids))

const choices: Change = json((value, ids) => numbered(value, 'question_choice', ids))

const cause: Change = (text, ids) => {
  const [, word = '', id] = /^(\w+):(\d+)$/.exec(String(text)) ?? []
  const table = CAUSES[word]
  return table ? `${word}:${ids.named(table, Number(id))}` : text
}

const entry: Change = (id, ids, { entite }) => {
  const kind = ENTITES.find((name) => name === entite)
  const table = kind && tableOfEntry(kind)
  return table ? ids.named(table, Number(id)) : id
}

const target = json((value, ids) => {
  if (!isObject(value)) throw new RefusedCopyError('damaged')
  const { place, id, ...rest } = value as NotifTarget
  const table = PLACES[place]
  return id === undefined || !table ? value : { place, id: ids.named(table, id), ...rest }
})

/** Changes the id of a booked resource or of the owner of a calendar feed. The column `ressource` names the table. */
const resource: Change = (id, ids, { ressource }) => {
  if (ressource !== 'candidat' && ressource !== 'moniteur' && ressource !== 'vehicule' && ressource !== 'examinateur')
    throw new RefusedCopyError('damaged')
  return ids.named(ressource, Number(id))
}

const account: Change = (key, ids, { type }) => {
  const table = ACCOUNTS[String(type)]
  return table && /^\d+$/.test(String(key)) ? String(ids.named(table, Number(key))) : key
}

/** Changes the author of a log entry. An author outside the school becomes null; the entry keeps their name. */
const author: Change = (id, ids) => (id === null ? null : (ids.of('utilisateur', Number(id)) ?? null))

/**
 * The columns to change, by table. The sealed report of a cash session is left as it is: its hash covers every
 * character and is printed on paper.
 */
const CHANGES: Partial<Record<TableName, Readonly<Record<string, Change>>>> = {
  approbation: { demande: fields },
  compte: { cle: account },
  demande_evenement: { creneaux: fields },
  ecriture_ligne: { cause },
  facture_ligne: { cause },
  flux_ical: { idRessource: resource },
  historique: {
    idUtilisateur: author,
    idEntite: entry,
    idGroupe: (id, ids) => (id === null ? null : ids.named('historique', Number(id))),
    before: fields,
    after: fields,
  },
  import_candidat: { report: fields, annulation: fields },
  mention_ecole: { valeurs: fields },
  notification: { target },
  occupation: { idRessource: resource },
  poste: { cause },
  salle_reponse: { choices },
  tentative_question: { choices },
}

/** Returns a row in which the references without a foreign key have the new ids. */
export function renamed(table: TableName, row: Row, ids: NewIds): Row {
  const changes = Object.entries(CHANGES[table] ?? {})
  return { ...row, ...Object.fromEntries(changes.map(([column, change]) => [column, change(row[column], ids, row)])) }
}
