import { mediaOf, PAPIER_MAX_BYTES } from '@contract/ecole/papier'
import { sha256 } from '../../auth/crypto'
import { contentOf, insertPapier, type NewPapier, type PapierRow, type Place } from '../../database/ecole/papier'
import type { Deps } from '../../deps'
import { HttpError, notFound } from '../../errors'
import { fileName } from '../../files'
import type { Write } from '../write'

/** @throws 413 for a file that is too large, 415 for a type that is not accepted */
export async function readFile(nom: string, contenu: Uint8Array<ArrayBuffer>): Promise<NewPapier> {
  if (contenu.length > PAPIER_MAX_BYTES) throw new HttpError(413, 'too_large')
  const media = mediaOf(contenu)
  if (!media) throw new HttpError(415, 'papier_type')
  return { nom, media, contenu, empreinte: await sha256(contenu) }
}

/** Stored in place of bytes that the host keeps elsewhere; no real file is that short. */
const ELSEWHERE = new Uint8Array(1)

/**
 * Stores a new file. A host that keeps the bytes itself has got them before the write began; when the write rolls back,
 * they stay until the host removes unused files.
 */
export async function keep({ trx, deps: { files }, now }: Write, place: Place, papier: NewPapier): Promise<void> {
  const { contenu } = papier
  const name = fileName({ ...place, ...papier })
  // The host may have removed old unused bytes of this name meanwhile. It does so in the school's turn, as this write:
  // from now on it finds the row.
  if (files && !(await files.has(name))) await files.put(name, contenu)
  await insertPapier(trx, place, { ...papier, taille: contenu.length, contenu: files ? ELSEWHERE : contenu }, now)
}

/**
 * The bytes of a file, from the database or from the host.
 * @param deps their database must be outside a transaction: a host that waits for a bucket would hold its connection
 * @throws when the host has lost them
 */
export async function readContent({ db, files }: Deps, papier: PapierRow): Promise<Uint8Array<ArrayBuffer>> {
  const row = await contentOf(db, papier.id)
  if (!row) throw notFound()
  if (row.contenu.length === papier.taille) return row.contenu
  const bytes = await files?.get(fileName(papier))
  if (!bytes) throw new Error(`The bytes of file ${papier.id} are lost`)
  return bytes
}
