import type { Entite } from '@contract/ecole/historique'
import type { Caller } from '../../caller'
import { chunks } from '../chunks'
import type { HistoriqueTable, Trx } from '../schema'

type Fields = Record<string, unknown>

interface Change {
  entite: Entite
  id: number
  idAutoEcole: number
  action: string
  before?: Fields
  after?: Fields
  /** The entry that it is a line of. */
  idGroupe?: number | undefined
}

/** What a log must not repeat: what the database keeps for itself. */
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

/** The fields that differ, as they were and as they are. */
function differences(before: Fields = {}, after: Fields = {}): { before: Fields; after: Fields } {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const changed = keys.filter(
    (key) => !LEFT_OUT.has(key) && JSON.stringify(before[key] ?? null) !== JSON.stringify(after[key] ?? null),
  )
  // Of a picture the log keeps that there was one, not the picture.
  const told = (key: string, value: unknown) => (key === 'photo' ? Boolean(value) : (value ?? null))
  const pick = (fields: Fields) => Object.fromEntries(changed.map((key) => [key, told(key, fields[key])]))
  return { before: pick(before), after: pick(after) }
}

/** Who changed something. */
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

/** A save that changed nothing is nothing to tell. */
const says = (row: Omit<HistoriqueTable, 'id'>) => row.before === null || row.before !== '{}' || row.after !== '{}'

/** Writes to the log, in the transaction of what it tells. */
export async function logChanges(trx: Trx, author: Author, now: string, changes: Change[]): Promise<void> {
  const rows = changes.map((change) => historiqueRow(author, now, change)).filter(says)
  for (const part of chunks(rows, 1000)) await trx.insertInto('historique').values(part).execute()
}

export const logChange = (trx: Trx, author: Author, now: string, change: Change): Promise<void> =>
  logChanges(trx, author, now, [change])

/** Begins an entry with lines: its id is theirs to bear. What it says is known once they are written. */
export async function beginGroup(trx: Trx, author: Author, now: string, change: Change): Promise<number> {
  const row = historiqueRow(author, now, change)
  return (await trx.insertInto('historique').values(row).returning('id').executeTakeFirstOrThrow()).id
}

/** Says what an entry with lines has come to; one without lines is nothing to tell. */
export async function endGroup(trx: Trx, id: number, after: Fields | null): Promise<void> {
  if (after === null) await trx.deleteFrom('historique').where('id', '=', id).execute()
  else
    await trx
      .updateTable('historique')
      .set({ after: JSON.stringify(after) })
      .where('id', '=', id)
      .execute()
}
