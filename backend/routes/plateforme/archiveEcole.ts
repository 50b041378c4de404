import * as calls from '@contract/calls/plateforme/archiveEcole'
import { readArchive } from '../../commands/plateforme/archiveEcole'
import type { Api } from '../../http/endpoint'

/** The archive of the caller's school. */
export function archiveEcoleRoutes(api: Api): void {
  const { deps } = api
  api.endpoint(
    calls.readArchiveEcole,
    async ({ caller }) =>
      new Response(await readArchive(deps, caller), {
        headers: {
          'Content-Type': 'application/octet-stream',
          'Content-Disposition': 'attachment; filename="archive.sqlite"',
          'Cache-Control': 'no-store',
          'X-Content-Type-Options': 'nosniff',
        },
      }),
  )
}
