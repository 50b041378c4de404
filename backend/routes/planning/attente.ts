import { idParam } from '@contract/list'
import {
  attente,
  attenteInput,
  attenteList,
  offre,
  offreList,
  offreQuery,
  offrirInput,
  remplacantList,
} from '@contract/planning/attente'
import { closeAttente, createAttente } from '../../commands/planning/attente'
import { acceptOffre, declineOffre, offrirCreneau } from '../../commands/planning/attenteOffre'
import { presentRemplacants, rankedFor } from '../../commands/planning/attenteRemplacants'
import { mustFindEvenement } from '../../commands/planning/evenement/evenement'
import { listAttentes } from '../../database/planning/attente'
import { listOffres } from '../../database/planning/attenteOffre'
import type { Api } from '../../http/endpoint'
import { presentAttente, presentOffre } from '../../presenters/planning/attente'

function listRoutes(api: Api): void {
  const { deps } = api
  api.endpoint(
    {
      method: 'get',
      path: 'api/calendrier/attente',
      summary: 'Who waits for a slot to fall free, of those that one may see',
      can: ['read', 'Demande'],
      answer: attenteList,
    },
    async ({ caller }) => ({ data: (await listAttentes(deps.db, caller)).map(presentAttente) }),
  )
  api.endpoint(
    {
      method: 'post',
      path: 'api/calendrier/attente',
      summary: 'Wait for a slot to fall free: oneself, or a candidate of the school',
      can: ['create', 'Demande'],
      body: attenteInput,
      answer: attente,
      status: 201,
    },
    ({ caller, body }) => createAttente(deps, caller, body),
  )
  api.endpoint(
    {
      method: 'post',
      path: 'api/calendrier/attente/{id}/close',
      summary: 'Wait no more',
      can: ['update', 'Demande'],
      params: idParam,
      answer: attente,
    },
    ({ caller, params }) => closeAttente(deps, caller, params.id),
  )
}

/** What a school does with the time of a lesson that was cancelled. */
function slotRoutes(api: Api): void {
  const { deps } = api
  const { db, clock } = deps
  api.endpoint(
    {
      method: 'get',
      path: 'api/calendrier/evenement/{id}/remplacants',
      summary: 'Who of those who wait could take the time of a cancelled lesson, ranked with the reasons',
      can: ['update', 'Evenement'],
      params: idParam,
      answer: remplacantList,
    },
    async ({ caller, params }) => {
      const event = await mustFindEvenement(db, caller, 'update', params.id)
      return presentRemplacants(await rankedFor(db, event, caller.pays, clock()))
    },
  )
  api.endpoint(
    {
      method: 'post',
      path: 'api/calendrier/evenement/{id}/offrir',
      summary: 'Offer the time of a cancelled lesson to some of those who wait',
      can: ['update', 'Evenement'],
      params: idParam,
      body: offrirInput,
      answer: offreList,
    },
    async ({ caller, params, body }) => ({ data: await offrirCreneau(deps, caller, params.id, body.idAttentes) }),
  )
}

function offerRoutes(api: Api): void {
  const { deps } = api
  api.endpoint(
    {
      method: 'get',
      path: 'api/calendrier/offre',
      summary: 'Slots offered: one’s own that can still be taken, or those of the school',
      can: ['read', 'Demande'],
      query: offreQuery,
      answer: offreList,
    },
    async ({ caller, query }) => {
      const now = deps.clock().toISOString()
      const rows = await listOffres(deps.db, caller, query.idEvenement, now)
      return { data: rows.map((row) => presentOffre(row, now)) }
    },
  )
  for (const [verb, summary, act] of [
    ['accept', 'Take the slot offered: first come, first served', acceptOffre],
    ['decline', 'Leave the slot to others', declineOffre],
  ] as const) {
    api.endpoint(
      {
        method: 'post',
        path: `api/calendrier/offre/{id}/${verb}`,
        summary,
        can: ['update', 'Demande'],
        params: idParam,
        answer: offre,
      },
      ({ caller, params }) => act(deps, caller, params.id),
    )
  }
}

/** The waiting list: who waits, whom a free slot suits, and who takes it. */
export function attenteRoutes(api: Api): void {
  listRoutes(api)
  slotRoutes(api)
  offerRoutes(api)
}
