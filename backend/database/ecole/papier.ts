import type { TypeDocument } from '@contract/ecole/candidat'
import type { Media, Papier } from '@contract/ecole/papier'
import type { Selectable } from 'kysely'
import type { Conn, Trx } from '../schema'
import type { PapierTable } from './tables'

/** The fields of a file in answers; only `contentOf` reads the bytes. */
const SHOWN = ['id', 'nom', 'media', 'taille', 'createdAt'] as const

/** The files of a candidate, by kind of paper, in their order. */
export async function papiersOf(db: Conn, idCandidat: number): Promise<Map<TypeDocument, Papier[]>> {
  const rows = await db
    .selectFrom('papier')
    .select([...SHOWN, 'type'])
    .where('idCandidat', '=', idCandidat)
    .where('retireLe', 'is', null)
    .orderBy('rang')
    .execute()
  const papiers = new Map<TypeDocument, Papier[]>()
  for (const { type, ...papier } of rows) papiers.set(type, [...(papiers.get(type) ?? []), papier])
  return papiers
}

export type PapierRow = Omit<Selectable<PapierTable>, 'contenu'>

/** A file of a candidate without its bytes, also a removed one. */
export const findPapier = (db: Conn, idCandidat: number, id: number): Promise<PapierRow | undefined> =>
  db
    .selectFrom('papier')
    .select([...SHOWN, 'idAutoEcole', 'idCandidat', 'type', 'rang', 'empreinte', 'retireLe'])
    .where('idCandidat', '=', idCandidat)
    .where('id', '=', id)
    .executeTakeFirst()

export const contentOf = (db: Conn, id: number): Promise<{ contenu: Uint8Array<ArrayBuffer> } | undefined> =>
  db.selectFrom('papier').select('contenu').where('id', '=', id).executeTakeFirst()

/**
 * Number of files of a paper, the next free position, and the moments when those that can be restored were removed,
 * the oldest first. Positions are never reused, so that a removed file can return to its own.
 */
export async function placesOf(
  db: Conn,
  idCandidat: number,
  type: TypeDocument,
): Promise<{ count: number; next: number; removed: string[] }> {
  const rows = await db
    .selectFrom('papier')
    .select(['rang', 'retireLe'])
    .where('idCandidat', '=', idCandidat)
    .where('type', '=', type)
    .execute()
  return {
    count: rows.filter(({ retireLe }) => retireLe === null).length,
    next: Math.max(0, ...rows.map(({ rang }) => rang)) + 1,
    removed: rows.flatMap(({ retireLe }) => retireLe ?? []).sort(),
  }
}

/** A new file. */
export interface NewPapier {
  nom: string
  media: Media
  empreinte: string
  contenu: Uint8Array<ArrayBuffer>
}

/** The position of a file: its school, its candidate, the kind of document and the number within it. */
export type Place = Pick<Selectable<PapierTable>, 'idAutoEcole' | 'idCandidat' | 'type' | 'rang'>

export async function insertPapier(
  trx: Trx,
  place: Place,
  papier: NewPapier & { taille: number },
  now: string,
): Promise<void> {
  const values = { ...place, ...papier, createdAt: now, retireLe: null }
  await trx.insertInto('papier').values(values).execute()
}

/** Marks a file as removed, or restores it. */
export async function setRetire(trx: Trx, id: number, retireLe: string | null): Promise<void> {
  await trx.updateTable('papier').set({ retireLe }).where('id', '=', id).execute()
}

/** Removes the file at the position of a file to be restored. */
export async function clearPlace(trx: Trx, { idCandidat, type, rang }: PapierRow, now: string): Promise<void> {
  await trx
    .updateTable('papier')
    .set({ retireLe: now })
    .where('idCandidat', '=', idCandidat)
    .where('type', '=', type)
    .where('rang', '=', rang)
    .where('retireLe', 'is', null)
    .execute()
}

/** Deletes files permanently that some schools removed before a moment. */
export async function purgePapiers(trx: Trx, ecoles: readonly number[], before: string): Promise<void> {
  await trx.deleteFrom('papier').where('idAutoEcole', 'in', ecoles).where('retireLe', '<', before).execute()
}

/** Whether a school has a file with these bytes, also a removed one. */
export const isKept = async (db: Conn, { idAutoEcole, empreinte }: Pick<PapierTable, 'idAutoEcole' | 'empreinte'>) =>
  (await db
    .selectFrom('papier')
    .select('id')
    .where('idAutoEcole', '=', idAutoEcole)
    .where('empreinte', '=', empreinte)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Returns the names (school and hash) for which a row exists. */
export async function keptAmong(
  db: Conn,
  names: readonly Pick<PapierTable, 'idAutoEcole' | 'empreinte'>[],
): Promise<Pick<PapierTable, 'idAutoEcole' | 'empreinte'>[]> {
  if (names.length === 0) return []
  // The result may contain pairs that were not asked for. They do no harm.
  return db
    .selectFrom('papier')
    .select(['idAutoEcole', 'empreinte'])
    .distinct()
    .where('idAutoEcole', 'in', [...new Set(names.map(({ idAutoEcole }) => idAutoEcole))])
    .where(
      'empreinte',
      'in',
      names.map(({ empreinte }) => empreinte),
    )
    .execute()
}
