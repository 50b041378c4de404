import type { Entite } from '@contract/ecole/historique'
import type { Caller } from '../../caller'
import { chunks } from '../chunks'
import type { Trx } from '../schema'
import type { HistoriqueTable } from './tables'

type Fields = Record<string, unknown>

interface Change {
  entite: Entite
  id: number
  idAutoEcole: number
  action: string
  before?: Fields
  after?: Fields
  /** The group entry that this line belongs to. */
  idGroupe?: number | undefined
}

/** Columns that the log leaves out because they are internal to the database. */
const LEFT_OUT = new Set([
  'id',
  'idAutoEcole',
  'idUtilisateur',
  'nomTri',
  'prenomTri',
  'version',
  'createdAt',
  'updatedAt',
  'documentsRecus',
  'documentsExpiration',
  'recherche',
])

/** The changed fields with their old and new values. */
function differences(before: Fields = {}, after: Fields = {}): { before: Fields; after: Fields } {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const changed = keys.filter(
    (key) => !LEFT_OUT.has(key) && JSON.stringify(before[key] ?? null) !== JSON.stringify(after[key] ?? null),
  )
  // For a photo the log only records whether there was one.
  const told = (key: string, value: unknown) => (key === 'photo' ? Boolean(value) : (value ?? null))
  const pick = (fields: Fields) => Object.fromEntries(changed.map((key) => [key, told(key, fields[key])]))
  return { before: pick(before), after: pick(after) }
}

/** The author of a change. */
type Author = Pick<Caller, 'id' | 'nomComplet'>

function historiqueRow(author: Author, now: string, change: Change): Omit<HistoriqueTable, 'id'> {
  const { before, after } = differences(change.before, change.after)
  return {
    idAutoEcole: change.idAutoEcole,
    idUtilisateur: author.id,
    auteur: author.nomComplet,
    entite: change.entite,
    idEntite: change.id,
    action: change.action,
    before: change.before ? JSON.stringify(before) : null,
    after: change.after ? JSON.stringify(after) : null,
    createdAt: now,
    idGroupe: change.idGroupe ?? null,
  }
}

/** Whether a row is worth logging. A save without changes is not. */
const says = (row: Omit<HistoriqueTable, 'id'>) => row.before === null || row.before !== '{}' || row.after !== '{}'

/** Logs changes in the transaction that makes them. */
export async function logChanges(trx: Trx, author: Author, now: string, changes: Change[]): Promise<void> {
  const rows = changes.map((change) => historiqueRow(author, now, change)).filter(says)
  for (const part of chunks(rows, 1000)) await trx.insertInto('historique').values(part).execute()
}

export const logChange = (trx: Trx, author: Author, now: string, change: Change): Promise<void> =>
  logChanges(trx, author, now, [change])

/** Begins a group entry and returns its id, which its lines refer to. Its result is added later by `endGroup`. */
export async function beginGroup(trx: Trx, author: Author, now: string, change: Change): Promise<number> {
  const row = historiqueRow(author, now, change)
  return (await trx.insertInto('historique').values(row).returning('id').executeTakeFirstOrThrow()).id
}

/** Stores the result of a group entry; null deletes the entry, because it has no lines. */
export async function endGroup(trx: Trx, id: number, after: Fields | null): Promise<void> {
  if (after === null) await trx.deleteFrom('historique').where('id', '=', id).execute()
  else
    await trx
      .updateTable('historique')
      .set({ after: JSON.stringify(after) })
      .where('id', '=', id)
      .execute()
}
