import { dayIn } from '@contract/clock/wall'
import type { Caller } from '../../caller'
import { takeArchive } from '../../database/archive/takeArchive'
import { inTurn } from '../../database/transact'
import type { Deps } from '../../deps'
import { forbidden } from '../../errors'
import { fileName } from '../../files'
import { mustFindSchool } from './autoecole'

/** An id that no user has: an archive taken by the platform keeps no account's password. */
const NOBODY = 0

function archiveOf(deps: Deps, idAutoEcole: number, idUtilisateur: number): Promise<Uint8Array<ArrayBuffer>> {
  const { db, clock, files, sqlite } = deps
  return inTurn(db, 'archive', async () =>
    takeArchive(db, await sqlite(), {
      idAutoEcole,
      idUtilisateur,
      now: clock().toISOString(),
      bytesOf: async (papier) => (await files?.get(fileName(papier))) ?? null,
    }),
  )
}

/**
 * The archive of the caller's school, scans included. It is made in memory, so one at a time.
 * @throws 403 without a school
 */
export async function readArchive(deps: Deps, { id, idAutoEcole }: Caller): Promise<Uint8Array<ArrayBuffer>> {
  if (idAutoEcole === null) throw forbidden()
  return archiveOf(deps, idAutoEcole, id)
}

/** The archive of any school, for the platform. @throws 404 */
export async function readArchiveOfSchool(deps: Deps, caller: Caller, id: number): Promise<Uint8Array<ArrayBuffer>> {
  await mustFindSchool(deps.db, caller, ['manage', 'AutoEcole'], id, dayIn(deps.clock(), caller.pays))
  return archiveOf(deps, id, NOBODY)
}
