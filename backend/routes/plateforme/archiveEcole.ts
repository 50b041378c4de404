import * as calls from '@contract/calls/plateforme/archiveEcole'
import { takeArchive } from '../../database/archive/takeArchive'
import { inTurn } from '../../database/transact'
import { forbidden } from '../../errors'
import type { Api } from '../../http/endpoint'

/** The archive of the caller's school. */
export function archiveEcoleRoutes(api: Api): void {
  const { db, clock, sqlite, files } = api.deps
  api.endpoint(calls.readArchiveEcole, async ({ caller: { id, idAutoEcole } }) => {
    if (idAutoEcole === null) throw forbidden()
    const now = clock().toISOString()
    const take = async () => takeArchive(db, await sqlite(), { idAutoEcole, idUtilisateur: id, now, files })
    // One at a time: an archive is made in memory.
    const bytes = await inTurn(db, 'archive', take)
    return new Response(bytes, {
      headers: {
        'Content-Type': 'application/octet-stream',
        'Content-Disposition': 'attachment; filename="archive.sqlite"',
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
      },
    })
  })
}
