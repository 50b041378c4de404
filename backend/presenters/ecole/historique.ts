import { type Historique, NAMED_FIELDS } from '@contract/ecole/historique'
import type { HistoriqueRow } from '../../database/ecole/historique/historiqueList'
import { keyOf, type Nommee, nomsOf, type Reference } from '../../database/ecole/historique/historiqueNames'
import type { Db } from '../../database/schema'

type Fields = Record<string, unknown>

const FIELDS: Readonly<Record<string, Nommee>> = NAMED_FIELDS

const NAMED = [
  'candidat',
  'moniteur',
  'vehicule',
  'examinateur',
  'evenement',
  'demande',
  'attente',
  'configPrix',
  'forfait',
  'facture',
  'cheque',
  'codeAcces',
  'utilisateur',
] as const
/** Accounts and assignments are named after their person. */
const PEOPLE: Readonly<Record<string, Nommee>> = { compte: 'candidat', devoir: 'candidat', remuneration: 'moniteur' }
const namedEntite = (entite: string) => PEOPLE[entite] ?? NAMED.find((known) => known === entite)

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** The records behind the ids in some fields, and in the fields of a list such as the hours of each permit. */
function idsIn(fields: Fields | null): Reference[] {
  return Object.entries(fields ?? {}).flatMap(([field, value]) => {
    const entite = FIELDS[field]
    const values: unknown[] = Array.isArray(value) ? value : [value]
    return values.flatMap((one) => {
      if (typeof one === 'number') return entite ? [{ entite, id: one }] : []
      return isFields(one) ? idsIn(one) : []
    })
  })
}

/** Former names of event fields in older entries, with their names today. Entries are never rewritten. */
const FORMER_NAMES: Readonly<Record<string, string>> = { titre: 'title' }

function parsed(entite: string, text: string | null): Fields | null {
  const fields: Fields | null = text === null ? null : JSON.parse(text)
  if (entite !== 'evenement' || fields === null) return fields
  return Object.fromEntries(Object.entries(fields).map(([field, value]) => [FORMER_NAMES[field] ?? field, value]))
}

/** The name of an import is its file name. */
const importedFile = (entite: string, after: Fields | null): string | null =>
  entite === 'import' && typeof after?.fichier === 'string' ? after.fichier : null

interface Read {
  row: HistoriqueRow
  before: Fields | null
  after: Fields | null
  /** The records that the entry refers to; the first one is its subject. */
  references: Reference[]
}

function read(row: HistoriqueRow): Read {
  const [before, after] = [parsed(row.entite, row.before), parsed(row.entite, row.after)]
  const entite = namedEntite(row.entite)
  const own = entite ? [{ entite, id: row.idEntite }] : []
  return { row, before, after, references: [...own, ...idsIn(before), ...idsIn(after)] }
}

/** Log entries, with the current names of the records that they refer to. */
export async function presentHistorique(db: Db, rows: HistoriqueRow[], idAutoEcole: number): Promise<Historique[]> {
  const entries = rows.map(read)
  const names = await nomsOf(
    db,
    entries.flatMap(({ references }) => references),
    idAutoEcole,
  )
  return entries.map(({ row, before, after, references }) => {
    const entite = namedEntite(row.entite)
    const ownKey = entite ? keyOf({ entite, id: row.idEntite }) : ''
    const noms = [...new Set(references.map(keyOf))].flatMap((key) => {
      const name = names.get(key)
      return name === undefined || key === ownKey ? [] : [[key, name] as const]
    })
    return {
      ...row,
      nom: names.get(ownKey) ?? importedFile(row.entite, after),
      before,
      after,
      noms: Object.fromEntries(noms),
    }
  })
}
