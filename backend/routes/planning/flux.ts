import { idParam } from '@contract/list'
import {
  flux,
  fluxFile,
  fluxFileQuery,
  fluxInput,
  fluxList,
  fluxParam,
  fluxQuery,
  newFlux,
} from '@contract/planning/flux'
import { sha256 } from '../../auth/crypto'
import { createFlux, fluxFileOf, fluxOf, readFlux, revokeFlux } from '../../commands/planning/flux'
import { notFound } from '../../errors'
import type { Api } from '../../http/endpoint'

/** Who sees a calendar may give out its own. */
const READER = ['read', 'Evenement'] as const
/** Seconds for which a program may keep what it has read. */
const FRESH = 300

/** The feed itself, for programs that know nothing but its address. */
function publicRoute(api: Api): void {
  api.endpoint(
    {
      method: 'get',
      path: 'api/calendrier/flux/{fichier}',
      summary: 'A calendar to subscribe to (text/calendar), by its token: <token>.ics',
      can: 'public',
      params: fluxParam,
    },
    async ({ params, c }) => {
      const content = await readFlux(api.deps, params.fichier.replace(/\.ics$/, ''))
      if (content === null) throw notFound()
      const etag = `"${await sha256(content)}"`
      const headers = { ETag: etag, 'Cache-Control': `private, max-age=${FRESH}` }
      if (c.req.header('If-None-Match') === etag) return new Response(null, { status: 304, headers })
      return new Response(content, {
        headers: {
          ...headers,
          'Content-Type': 'text/calendar; charset=utf-8',
          'Content-Disposition': 'inline; filename="planning.ics"',
        },
      })
    },
  )
}

/** Calendars that other programs may subscribe to. */
export function fluxRoutes(api: Api): void {
  const { deps } = api
  api.endpoint(
    {
      method: 'get',
      path: 'api/calendrier/flux',
      summary: 'The feeds given out, revoked ones too',
      can: READER,
      query: fluxQuery,
      answer: fluxList,
    },
    async ({ caller, query }) => ({ data: await fluxOf(deps.db, caller, query) }),
  )
  api.endpoint(
    {
      method: 'post',
      path: 'api/calendrier/flux',
      summary: 'Give out a calendar; its token is told this once',
      can: READER,
      body: fluxInput,
      answer: newFlux,
      status: 201,
    },
    ({ caller, body }) => createFlux(deps, caller, body),
  )
  api.endpoint(
    {
      method: 'get',
      path: 'api/calendrier/flux/fichier',
      summary: 'The same calendar as a file to keep',
      can: READER,
      query: fluxFileQuery,
      answer: fluxFile,
    },
    ({ caller, query }) => fluxFileOf(deps, caller, query),
  )
  api.endpoint(
    {
      method: 'post',
      path: 'api/calendrier/flux/{id}/revoke',
      summary: 'A feed answers nobody any more',
      can: READER,
      params: idParam,
      answer: flux,
    },
    ({ caller, params }) => revokeFlux(deps, caller, params.id),
  )
  publicRoute(api)
}
