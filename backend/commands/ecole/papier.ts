import { DAY_MS } from '@contract/clock/moments'
import type { CandidatDetail, TypeDocument } from '@contract/ecole/candidat'
import { mediaOf, PAPIER_MAX_BYTES, PAPIERS_KEPT_MAX, PAPIERS_MAX, type Papier } from '@contract/ecole/papier'
import { sha256 } from '../../auth/crypto'
import type { Caller } from '../../caller'
import type { CandidatRow } from '../../database/ecole/candidat/rows'
import { touchCandidat } from '../../database/ecole/candidat/rows'
import { documentsOf, saveDocument } from '../../database/ecole/document'
import { logChange } from '../../database/ecole/historique'
import {
  clearPlace,
  contentOf,
  findPapier,
  insertPapier,
  type NewPapier,
  type PapierRow,
  type Place,
  placesOf,
  purgePapiers,
  setRetire,
} from '../../database/ecole/papier'
import type { Conn, Trx } from '../../database/schema'
import type { Deps } from '../../deps'
import { HttpError, notFound, tooMany } from '../../errors'
import { fileName } from '../../files'
import { presentDetail } from '../../presenters/ecole/candidat'
import { type Write, write } from '../write'
import { mustFind } from './candidat'

/**
 * The time in which a removed file can be restored, in milliseconds. After that it is deleted, because schools remove
 * scans to be rid of them.
 */
const KEPT_MS = DAY_MS

/** Deletes the files whose time for a restore is over. */
export const forgetRemoved = (trx: Trx, ecoles: readonly number[], moment: Date) =>
  purgePapiers(trx, ecoles, new Date(moment.getTime() - KEPT_MS).toISOString())

/** @throws 404 also for a file of another candidate, or of one whom the caller may not see */
export async function mustFindPapier(db: Conn, idCandidat: number, id: number): Promise<PapierRow> {
  const papier = await findPapier(db, idCandidat, id)
  if (!papier) throw notFound()
  return papier
}

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
 * Stores a new file. A host that keeps the bytes itself gets them before the row is written; when the write rolls back,
 * they stay until the host removes unused files.
 */
async function keep({ trx, deps, now }: Write, place: Place, papier: NewPapier): Promise<void> {
  const taille = papier.contenu.length
  await deps.files?.put(fileName({ ...place, ...papier }), papier.contenu)
  await insertPapier(trx, place, { ...papier, taille, contenu: deps.files ? ELSEWHERE : papier.contenu }, now)
}

/** The bytes of a file, from the database or from the host. @throws when the host has lost them */
export async function readContent({ db, files }: Deps, papier: PapierRow): Promise<Uint8Array<ArrayBuffer>> {
  const row = await contentOf(db, papier.id)
  if (!row) throw notFound()
  if (row.contenu.length === papier.taille) return row.contenu
  const bytes = await files?.get(fileName(papier))
  if (!bytes) throw new Error(`The bytes of file ${papier.id} are lost`)
  return bytes
}

/** Runs a change of a candidate's files and answers the whole record. */
function change(
  deps: Deps,
  caller: Caller,
  id: number,
  work: (writing: Write, candidat: CandidatRow) => Promise<void>,
): Promise<CandidatDetail> {
  return write(deps, caller, async (writing) => {
    const { trx, moment, now } = writing
    const row = await mustFind(trx, caller, 'update', id)
    // Locks the row, so that concurrent additions take turns and see each other's files.
    await touchCandidat(trx, id, now)
    await forgetRemoved(trx, [row.idAutoEcole], moment)
    await work(writing, row)
    return presentDetail(trx, await mustFind(trx, caller, 'read', id), { caller, now: moment })
  })
}

interface Change {
  type: TypeDocument
  before: string | null
  after: string | null
}

const log = ({ trx, caller, now }: Write, { id, idAutoEcole }: CandidatRow, { type, before, after }: Change) =>
  logChange(trx, caller, now, {
    entite: 'candidat',
    id,
    idAutoEcole,
    action: `document_${type}`,
    before: { fichier: before },
    after: { fichier: after },
  })

/** Marks a paper as received when it has a scan. */
async function markReceived({ trx, now }: Write, row: CandidatRow, type: TypeDocument): Promise<void> {
  const paper = (await documentsOf(trx, row.id)).find((known) => known.type === type)
  if (paper?.recu) return
  const { dateDocument = null, dateExpiration = null, note = null } = paper ?? {}
  await saveDocument(trx, row, type, { recu: true, dateDocument, dateExpiration, note }, now)
}

const full = () => new HttpError(409, 'papier_max')

/**
 * The places of a paper that takes one more file. Removed files count too: replacing one in a loop would fill the
 * storage for a day.
 * @throws 429 with the seconds until the oldest removed file is deleted
 */
async function placesForMore({ trx, moment }: Write, idCandidat: number, type: TypeDocument) {
  const places = await placesOf(trx, idCandidat, type)
  const [oldest] = places.removed
  if (oldest !== undefined && places.count + places.removed.length >= PAPIERS_KEPT_MAX)
    throw tooMany(new Date(Date.parse(oldest) + KEPT_MS).toISOString(), moment)
  return places
}

/** @throws 409 when the paper already has the maximum number of files, 429 after too many in a day */
export function addPapier(deps: Deps, caller: Caller, id: number, type: TypeDocument, papier: NewPapier) {
  return change(deps, caller, id, async (writing, row) => {
    const { count, next } = await placesForMore(writing, id, type)
    if (count >= PAPIERS_MAX) throw full()
    await keep(writing, { idAutoEcole: row.idAutoEcole, idCandidat: id, type, rang: next }, papier)
    await markReceived(writing, row, type)
    await log(writing, row, { type, before: null, after: papier.nom })
  })
}

/** A file that is not removed. @throws 409 when somebody has removed or replaced it */
async function mustBeThere(trx: Trx, idCandidat: number, idPapier: number): Promise<PapierRow> {
  const papier = await mustFindPapier(trx, idCandidat, idPapier)
  if (papier.retireLe !== null) throw new HttpError(409, 'papier_gone')
  return papier
}

/** @throws 409 when somebody has removed or replaced the file, 429 after too many in a day */
export function replacePapier(deps: Deps, caller: Caller, id: number, idPapier: Papier['id'], papier: NewPapier) {
  return change(deps, caller, id, async (writing, row) => {
    const { trx, now } = writing
    const { nom, type, rang } = await mustBeThere(trx, id, idPapier)
    await placesForMore(writing, id, type)
    await setRetire(trx, idPapier, now)
    await keep(writing, { idAutoEcole: row.idAutoEcole, idCandidat: id, type, rang }, papier)
    await log(writing, row, { type, before: nom, after: papier.nom })
  })
}

export function removePapier(deps: Deps, caller: Caller, id: number, idPapier: Papier['id']) {
  return change(deps, caller, id, async (writing, row) => {
    const { nom, type } = await mustBeThere(writing.trx, id, idPapier)
    await setRetire(writing.trx, idPapier, writing.now)
    await log(writing, row, { type, before: nom, after: null })
  })
}

/** Restores a removed file in the place of its replacement. */
export function restorePapier(deps: Deps, caller: Caller, id: number, idPapier: Papier['id']) {
  return change(deps, caller, id, async (writing, row) => {
    const { trx, now } = writing
    const papier = await mustFindPapier(trx, id, idPapier)
    if (papier.retireLe === null) throw new HttpError(409, 'papier_gone')
    await clearPlace(trx, papier, now)
    if ((await placesOf(trx, id, papier.type)).count >= PAPIERS_MAX) throw full()
    await setRetire(trx, idPapier, null)
    await log(writing, row, { type: papier.type, before: null, after: papier.nom })
  })
}
