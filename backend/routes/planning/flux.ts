import * as calls from '@contract/calls/planning/flux'
import { sha256 } from '../../auth/crypto'
import { createFlux, fluxFileOf, fluxOf, readFlux, revokeFlux } from '../../commands/planning/flux'
import { notFound } from '../../errors'
import type { Api } from '../../http/endpoint'

/** The public feed: its address alone gives access. */
function publicRoute(api: Api): void {
  api.endpoint(calls.readFlux, async ({ deps, params, c }) => {
    const content = await readFlux(deps, params.fichier.replace(/\.ics$/, ''))
    if (content === null) throw notFound()
    const etag = `"${await sha256(content)}"`
    // Revalidated at every request, so that no cache serves a revoked address.
    const headers = { ETag: etag, 'Cache-Control': 'private, no-cache' }
    if (c.req.header('If-None-Match') === etag) return new Response(null, { status: 304, headers })
    return new Response(content, {
      headers: {
        ...headers,
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': 'inline; filename="planning.ics"',
      },
    })
  })
}

/** Calendars that other programs may subscribe to. */
export function fluxRoutes(api: Api): void {
  api.endpoint(calls.listFlux, async ({ deps, caller, query }) => ({ data: await fluxOf(deps.db, caller, query) }))
  api.endpoint(calls.createFlux, ({ deps, caller, body }) => createFlux(deps, caller, body))
  api.endpoint(calls.readFluxFile, ({ deps, caller, query }) => fluxFileOf(deps, caller, query))
  api.endpoint(calls.revokeFlux, ({ deps, caller, params }) => revokeFlux(deps, caller, params.id))
  publicRoute(api)
}
