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
  const waits = 'its turn among the archives'
  api.endpoint(
    calls.readArchiveEcole,
    async ({ deps, caller, c }) => asFile(await readArchive(deps, caller, c.req.raw.signal)),
    { waits },
  )
  api.endpoint(
    calls.readArchiveOfEcole,
    async ({ deps, caller, params, c }) => asFile(await readArchiveOfSchool(deps, caller, params.id, c.req.raw.signal)),
    { waits },
  )
  api.endpoint(calls.previewArchiveEcole, async ({ deps, c }) => previewArchive(deps, await bytesOf(c)))
  api.endpoint(
    calls.moveInEcole,
    async ({ deps, caller, query, c }) => moveInEcole(deps, caller, query.ecole, await bytesOf(c)),
    { steps: 'a file is checked before; a transaction would stand open meanwhile' },
  )
}
