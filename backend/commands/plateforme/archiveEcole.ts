import type { Caller } from '../../caller'
import { takeArchive } from '../../database/archive/takeArchive'
import { inTurn } from '../../database/transact'
import type { Deps } from '../../deps'
import { forbidden } from '../../errors'
import { fileName } from '../../files'

/** The archive of the caller's school, scans included. One at a time: it is made in memory. @throws 403 without a school */
export function readArchive(deps: Deps, { id, idAutoEcole }: Caller): Promise<Uint8Array<ArrayBuffer>> {
  if (idAutoEcole === null) throw forbidden()
  const { db, clock, files, sqlite } = deps
  return inTurn(db, 'archive', async () =>
    takeArchive(db, await sqlite(), {
      idAutoEcole,
      idUtilisateur: id,
      now: clock().toISOString(),
      bytesOf: async (papier) => (await files?.get(fileName(papier))) ?? null,
    }),
  )
}
