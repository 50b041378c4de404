import { monthOf } from '@contract/clock/days'
import { dayIn } from '@contract/clock/wall'
import { idParam } from '@contract/list'
import {
  activite,
  activiteQuery,
  disponibilite,
  disponibiliteUpdate,
  libres,
  libresQuery,
} from '@contract/planning/disponibilite'
import { periodeInput } from '@contract/planning/openingHours'
import { mustFindMoniteur } from '../../commands/ecole/moniteur'
import { findAvailable } from '../../commands/planning/availability'
import { addConge, mustFindDisponible, removeConge, saveDisponibilite } from '../../commands/planning/disponibilite'
import { activiteOf } from '../../database/ecole/activite'
import { disponibiliteOf } from '../../database/planning/disponibilite'
import type { Api } from '../../http/endpoint'

const congeParams = idParam.extend({ idConge: idParam.shape.id })

function readRoutes(api: Api): void {
  const { db, clock } = api.deps
  api.endpoint(
    {
      method: 'get',
      path: 'api/moniteur/{id}/disponibilite',
      summary: 'When an instructor works, and its leave',
      can: ['read', 'Disponibilite'],
      params: idParam,
      answer: disponibilite,
    },
    async ({ caller, params }) => {
      await mustFindDisponible(db, caller, 'read', params.id)
      return disponibiliteOf(db, params.id)
    },
  )
  api.endpoint(
    {
      method: 'get',
      path: 'api/moniteur/{id}/activite',
      summary: 'Hours, exams and pay of an instructor in a month',
      can: ['read', 'Moniteur'],
      params: idParam,
      query: activiteQuery,
      answer: activite,
    },
    async ({ caller, params, query }) => {
      const row = await mustFindMoniteur(db, caller, 'read', params.id)
      const now = clock()
      const mois = query.mois ?? monthOf(dayIn(now, caller.pays))
      return activiteOf(db, row, { mois, pays: caller.pays, now: now.toISOString() })
    },
  )
}

/** Who is free for an event that is about to be planned or changed. */
function availabilityRoutes(api: Api): void {
  api.endpoint(
    {
      method: 'get',
      path: 'api/calendrier/disponibilite',
      summary: 'What speaks against an event at a time, for each who could take part in it',
      can: ['update', 'Evenement'],
      query: libresQuery,
      answer: libres,
    },
    ({ caller, query }) => findAvailable(api.deps, caller, query),
  )
}

/** When an instructor works and what comes of it: for the school, and for the instructor itself. */
export function disponibiliteRoutes(api: Api): void {
  const { deps } = api
  readRoutes(api)
  availabilityRoutes(api)
  const common = { can: ['update', 'Disponibilite'], answer: disponibilite } as const
  api.endpoint(
    {
      ...common,
      method: 'put',
      path: 'api/moniteur/{id}/disponibilite',
      summary: 'Set an instructor’s week; 409 when it was saved since it was read',
      params: idParam,
      body: disponibiliteUpdate,
    },
    ({ caller, params, body }) => saveDisponibilite(deps, caller, params.id, body),
  )
  api.endpoint(
    {
      ...common,
      method: 'post',
      path: 'api/moniteur/{id}/conge',
      summary: 'Note leave; 409 with the events planned on these days, unless `force` keeps them',
      params: idParam,
      body: periodeInput,
      status: 201,
    },
    ({ caller, params, body }) => addConge(deps, caller, params.id, body),
  )
  api.endpoint(
    {
      ...common,
      method: 'post',
      path: 'api/moniteur/{id}/conge/{idConge}/remove',
      summary: 'Take a leave back',
      params: congeParams,
    },
    ({ caller, params }) => removeConge(deps, caller, params),
  )
}
