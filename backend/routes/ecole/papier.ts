import * as calls from '@contract/calls/ecole/papier'
import type { Context } from 'hono'
import { mustFind } from '../../commands/ecole/candidat'
import { addPapier, mustFindPapier, removePapier, replacePapier, restorePapier } from '../../commands/ecole/papier'
import { readContent, readFile } from '../../commands/ecole/papierBytes'
import { notFound } from '../../errors'
import type { Api } from '../../http/endpoint'

const fileOf = async (c: Context, nom: string) => readFile(nom, new Uint8Array(await c.req.arrayBuffer()))

/** The bytes of a file: revalidated at each request, so that lost rights take effect, but transferred only once. */
function readRoute(api: Api): void {
  api.endpoint(
    calls.readPapier,
    async ({ deps, caller, params, c }) => {
      await mustFind(deps.db, caller, 'read', params.id)
      const papier = await mustFindPapier(deps.db, params.id, params.papier)
      const { nom, media, empreinte, retireLe } = papier
      if (retireLe !== null) throw notFound()
      const headers = { ETag: `"${empreinte}"`, 'Cache-Control': 'private, no-cache', Vary: 'Authorization' }
      if (c.req.header('If-None-Match') === headers.ETag) return new Response(null, { status: 304, headers })
      return new Response(await readContent(deps, papier), {
        headers: {
          ...headers,
          'Content-Type': media,
          'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(nom)}`,
          'X-Content-Type-Options': 'nosniff',
        },
      })
    },
    { waits: 'the host for its bytes' },
  )
}

/** Scans and photos of a candidate's papers. */
export function papierRoutes(api: Api): void {
  readRoute(api)
  const steps = 'the host stores the bytes first; a bucket would keep the whole school waiting'
  api.endpoint(
    calls.addPapier,
    async ({ deps, caller, params, query, c }) =>
      addPapier(deps, caller, params.id, params.type, await fileOf(c, query.nom)),
    { steps },
  )
  api.endpoint(
    calls.replacePapier,
    async ({ deps, caller, params, query, c }) =>
      replacePapier(deps, caller, params.id, params.papier, await fileOf(c, query.nom)),
    { steps },
  )
  api.endpoint(calls.removePapier, ({ deps, caller, params }) => removePapier(deps, caller, params.id, params.papier))
  api.endpoint(calls.restorePapier, ({ deps, caller, params }) => restorePapier(deps, caller, params.id, params.papier))
}
