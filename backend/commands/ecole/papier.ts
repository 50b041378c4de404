import { DAY_MS } from '@contract/clock/moments'
import type { CandidatDetail, TypeDocument } from '@contract/ecole/candidat'
import { PAPIERS_KEPT_MAX, PAPIERS_MAX, type Papier } from '@contract/ecole/papier'
import type { Caller } from '../../caller'
import type { CandidatRow } from '../../database/ecole/candidat/rows'
import { touchCandidat } from '../../database/ecole/candidat/rows'
import { documentsOf, saveDocument } from '../../database/ecole/document'
import { logChange } from '../../database/ecole/historique'
import {
  clearPlace,
  findPapier,
  type NewPapier,
  type PapierRow,
  placesOf,
  purgePapiers,
  setRetire,
} from '../../database/ecole/papier'
import type { Conn, Trx } from '../../database/schema'
import type { Deps } from '../../deps'
import { HttpError, notFound, tooMany } from '../../errors'
import { fileName } from '../../files'
import { presentDetail } from '../../presenters/ecole/candidat'
import { decide, type Write, write } from '../write'
import { mustFind } from './candidat'
import { keep } from './papierBytes'

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
async function placesForMore(db: Conn, moment: Date, idCandidat: number, type: TypeDocument) {
  const { count, next, removed } = await placesOf(db, idCandidat, type)
  const kept = removed.map((at) => Date.parse(at) + KEPT_MS).filter((end) => end >= moment.getTime())
  const [oldest] = kept
  if (oldest !== undefined && count + kept.length >= PAPIERS_KEPT_MAX)
    throw tooMany(new Date(oldest).toISOString(), moment)
  return { count, next }
}

/** A file that is not removed. @throws 409 when somebody has removed or replaced it */
async function mustBeThere(db: Conn, idCandidat: number, idPapier: number): Promise<PapierRow> {
  const papier = await mustFindPapier(db, idCandidat, idPapier)
  if (papier.retireLe !== null) throw new HttpError(409, 'papier_gone')
  return papier
}

interface Taken<T> {
  papier: NewPapier
  /** What a new file needs to know before it is written. @throws when there is no room for it */
  check: (db: Conn, moment: Date) => Promise<T>
  work: (writing: Write, candidat: CandidatRow, checked: T) => Promise<void>
}

/** The school of a file that would be taken now; null for one that the write is going to refuse. */
async function schoolOf<T>({ db, clock }: Deps, caller: Caller, id: number, { check }: Taken<T>) {
  try {
    const { idAutoEcole } = await mustFind(db, caller, 'update', id)
    await check(db, clock())
    return idAutoEcole
  } catch (error) {
    if (error instanceof HttpError) return null
    throw error
  }
}

/**
 * Writes a new file. A host that keeps the bytes itself gets them before the write: a bucket that is slow or silent
 * must not keep the school's other writes, nor a connection, waiting. It gets none without a chance; only the write
 * refuses them, because it alone knows whether the same file was taken a moment ago.
 */
async function take<T>(deps: Deps, caller: Caller, id: number, taken: Taken<T>) {
  const { papier, check, work } = taken
  const idAutoEcole = deps.files ? await schoolOf(deps, caller, id, taken) : null
  if (idAutoEcole !== null) await deps.files?.put(fileName({ ...papier, idAutoEcole }), papier.contenu)
  return decide(deps, (trx) =>
    change({ ...deps, db: trx }, caller, id, async (writing, row) =>
      work(writing, row, await check(trx, writing.moment)),
    ),
  )
}

/** @throws 409 when the paper already has the maximum number of files, 429 after too many in a day */
export function addPapier(deps: Deps, caller: Caller, id: number, type: TypeDocument, papier: NewPapier) {
  return take(deps, caller, id, {
    papier,
    async check(db, moment) {
      const { count, next } = await placesForMore(db, moment, id, type)
      if (count >= PAPIERS_MAX) throw full()
      return next
    },
    async work(writing, row, rang) {
      await keep(writing, { idAutoEcole: row.idAutoEcole, idCandidat: id, type, rang }, papier)
      await markReceived(writing, row, type)
      await log(writing, row, { type, before: null, after: papier.nom })
    },
  })
}

/** @throws 409 when somebody has removed or replaced the file, 429 after too many in a day */
export function replacePapier(deps: Deps, caller: Caller, id: number, idPapier: Papier['id'], papier: NewPapier) {
  return take(deps, caller, id, {
    papier,
    async check(db, moment) {
      const former = await mustBeThere(db, id, idPapier)
      await placesForMore(db, moment, id, former.type)
      return former
    },
    async work(writing, row, { nom, type, rang }) {
      await setRetire(writing.trx, idPapier, writing.now)
      await keep(writing, { idAutoEcole: row.idAutoEcole, idCandidat: id, type, rang }, papier)
      await log(writing, row, { type, before: nom, after: papier.nom })
    },
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
