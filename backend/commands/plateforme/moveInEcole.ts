import { dayIn } from '@contract/clock/wall'
import type { Accueil, ApercuArchive } from '@contract/plateforme/archiveEcole'
import { sha256 } from '../../auth/crypto'
import { drawPassword } from '../../auth/password'
import type { Caller } from '../../caller'
import { moveInSchool } from '../../database/archive/moveInSchool'
import { UnknownPermisError } from '../../database/archive/platformRows'
import { LEAVING } from '../../database/archive/rules'
import type { Shapes } from '../../database/archive/shape'
import { checkStatements } from '../../database/archive/statements'
import { isHere, nameIn, survey } from '../../database/archive/survey'
import { checkRows } from '../../database/archive/values'
import { firstOfDesk, updateUtilisateur } from '../../database/compte/utilisateur'
import { logChange } from '../../database/ecole/historique'
import { openCopy, type RefusedCopy, RefusedCopyError } from '../../database/replace'
import type { Db, Trx } from '../../database/schema'
import { inTurn } from '../../database/transact'
import type { Deps } from '../../deps'
import { conflict, HttpError, notFound } from '../../errors'
import { fileName } from '../../files'
import { presentAutoEcoleDetail } from '../../presenters/plateforme/autoecole'
import { decide } from '../write'
import { mustFindSchool } from './autoecole'

const REFUSALS = {
  not_a_database: 'archive_not_a_database',
  damaged: 'archive_damaged',
  foreign: 'archive_foreign',
  newer: 'archive_newer',
} as const satisfies Record<RefusedCopy, string>

function refusal(error: unknown): unknown {
  if (error instanceof RefusedCopyError) return new HttpError(422, REFUSALS[error.reason])
  if (!(error instanceof UnknownPermisError)) return error
  return new HttpError(422, 'archive_permis', { details: { permis: error.permis.join(', ') } })
}

/**
 * Opens a file in memory and runs `work` on it. One file at a time, because it takes several times its size.
 * @throws 422 for a file that is not a copy of this application, is damaged, or is inconsistent
 */
function withCopy<T>(deps: Deps, bytes: Uint8Array, work: (copy: Db, shapes: Shapes) => Promise<T>): Promise<T> {
  return inTurn(deps.db, 'archive', async () => {
    const sqlite = await deps.sqlite()
    try {
      const { db: copy } = await openCopy(sqlite, bytes, (own) => checkStatements(own, sqlite))
      try {
        return await work(copy, await checkRows(copy, sqlite, LEAVING))
      } finally {
        await copy.destroy()
      }
    } catch (error) {
      throw refusal(error)
    }
  })
}

/**
 * The schools in a file, and their conflicts with existing data; writes nothing.
 * @throws 422 for a file that cannot be imported
 */
export const previewArchive = (deps: Deps, bytes: Uint8Array): Promise<ApercuArchive> =>
  withCopy(deps, bytes, async (copy, shapes) => ({ ecoles: await survey(copy, deps.db, shapes) }))

/** Stored in place of bytes that the host keeps elsewhere. */
const ELSEWHERE = new Uint8Array(1)

const keeping =
  ({ files }: Deps) =>
  async (idAutoEcole: number, empreinte: string, bytes: Uint8Array<ArrayBuffer>) => {
    if (!files) return bytes
    await files.put(fileName({ idAutoEcole, empreinte }), bytes)
    return ELSEWHERE
  }

/**
 * Makes sure that the management can sign in: a file only brings the password of the user who took it.
 * @returns a temporary password, when one is needed
 */
async function giveAccess(
  trx: Trx,
  idAutoEcole: number,
  now: string,
  drawn: { password: string; hash: string },
): Promise<Accueil['acces']> {
  const head = await firstOfDesk(trx, idAutoEcole)
  if (head?.motDePasse !== '') return null
  await updateUtilisateur(trx, head.id, {
    motDePasse: drawn.hash,
    isFirstLogin: 1,
    echecs: 0,
    verrouilleJusqua: null,
    updatedAt: now,
  })
  return { username: head.username, password: drawn.password }
}

/**
 * Imports a school from a file with all its rows, in one transaction.
 * @throws 404 when the file has no such school, 409 when it is here already, 422 for a file that cannot be imported
 */
export function moveInEcole(deps: Deps, caller: Caller, school: number, bytes: Uint8Array): Promise<Accueil> {
  return withCopy(deps, bytes, async (copy, shapes) => {
    const nom = await nameIn(copy, school)
    if (nom === undefined) throw notFound()
    const drawn = await drawPassword()
    const moment = deps.clock()
    const now = moment.toISOString()
    return decide(deps, async (trx) => {
      if (await isHere(copy, trx, school)) throw conflict({ matricule: 'duplicate' })
      const { id, counts, renames } = await moveInSchool(copy, trx, {
        school,
        shapes,
        now,
        keep: keeping(deps),
        hashOf: sha256,
      })
      const acces = await giveAccess(trx, id, now, drawn)
      const lignes = [...counts.values()].reduce((sum, count) => sum + count, 0)
      const after = { nom, lignes }
      await logChange(trx, caller, now, { entite: 'autoecole', id, idAutoEcole: id, action: 'import', after })
      const today = dayIn(moment, caller.pays)
      const ecole = presentAutoEcoleDetail(await mustFindSchool(trx, caller, ['read', 'AutoEcole'], id, today), today)
      return { ecole, lignes, renommages: renames, acces }
    })
  })
}
