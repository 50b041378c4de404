import * as calls from '@contract/calls/plateforme/archiveEcole'
import type { Context } from 'hono'
import { readArchive, readArchiveOfSchool } from '../../commands/plateforme/archiveEcole'
import { moveInEcole, previewArchive } from '../../commands/plateforme/moveInEcole'
import type { Api } from '../../http/endpoint'

const asFile = (bytes: Uint8Array<ArrayBuffer>) =>
  new Response(bytes, {
    headers: {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': 'attachment; filename="archive.sqlite"',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })

const bytesOf = async (c: Context) => new Uint8Array(await c.req.arrayBuffer())

/** Archives of schools: the caller's own, and for the platform any, in both directions. */
export function archiveEcoleRoutes(api: Api): void {
  const { deps } = api
  api.endpoint(calls.readArchiveEcole, async ({ caller }) => asFile(await readArchive(deps, caller)))
  api.endpoint(calls.readArchiveOfEcole, async ({ caller, params }) =>
    asFile(await readArchiveOfSchool(deps, caller, params.id)),
  )
  api.endpoint(calls.previewArchiveEcole, async ({ c }) => previewArchive(deps, await bytesOf(c)))
  api.endpoint(calls.moveInEcole, async ({ caller, query, c }) =>
    moveInEcole(deps, caller, query.ecole, await bytesOf(c)),
  )
}
