import { daysBetween } from '@contract/clock/days'
import {
  STATS_MAX_DAYS,
  statsParams,
  userStats,
  utilisateur,
  utilisateurExport,
  utilisateurExportQuery,
  utilisateurInput,
  utilisateurListQuery,
  utilisateurPage,
  utilisateurUpdate,
} from '@contract/compte/utilisateur'
import { EXPORT_SLICE } from '@contract/ecole/candidat'
import { isDay } from '@contract/fields'
import { idParam } from '@contract/list'
import {
  activateUtilisateur,
  createUtilisateur,
  mustFindDesk,
  renewPassword,
  saveUtilisateur,
} from '../../commands/compte/utilisateur'
import { listDesk } from '../../database/compte/utilisateurDesk'
import { userStatsOf } from '../../database/compte/utilisateurStats'
import { page } from '../../database/page'
import { invalid } from '../../errors'
import type { Api } from '../../http/endpoint'
import { presentUtilisateur } from '../../presenters/compte/utilisateur'

function readRoutes(api: Api): void {
  const { db } = api.deps
  api.endpoint(
    {
      method: 'get',
      path: 'api/user',
      summary: 'The people at the desk of the school; for the platform, of every school',
      can: ['read', 'Utilisateur'],
      query: utilisateurListQuery,
      answer: utilisateurPage,
    },
    async ({ caller, query }) => {
      const { rows, total } = await listDesk(db, caller, query)
      return page(rows.map(presentUtilisateur), total, query)
    },
  )
  api.endpoint(
    {
      method: 'get',
      path: 'api/user/export',
      summary: 'The whole filtered list of people, slice by slice',
      can: ['read', 'Utilisateur'],
      query: utilisateurExportQuery,
      answer: utilisateurExport,
    },
    async ({ caller, query: { after = 0, ...query } }) => {
      const { rows } = await listDesk(db, caller, { ...query, page: after + 1, perPage: EXPORT_SLICE })
      return { data: rows.map(presentUtilisateur), next: rows.length === EXPORT_SLICE ? after + 1 : null }
    },
  )
  api.endpoint(
    {
      method: 'get',
      path: 'api/user/{id}',
      summary: 'One person at a desk',
      can: ['read', 'Utilisateur'],
      params: idParam,
      answer: utilisateur,
    },
    async ({ caller, params }) => presentUtilisateur(await mustFindDesk(db, caller, 'read', params.id)),
  )
}

/** @throws 422 that names a day that is none, and a span that ends before it begins or is too long */
function refuseSpan(a: string, b: string): void {
  if (!isDay(a)) throw invalid({ a: 'date' })
  if (!isDay(b)) throw invalid({ b: 'date' })
  if (b < a) throw invalid({ b: 'end_before_start' })
  if (daysBetween(a, b) > STATS_MAX_DAYS) throw invalid({ b: 'too_far' })
}

function statsRoute(api: Api): void {
  const { db } = api.deps
  api.endpoint(
    {
      method: 'get',
      path: 'api/user/getUserStats/{a}/{b}',
      summary: 'New and active users between two days, by role and month: of the school, or of all for the platform',
      can: ['read', 'Utilisateur'],
      params: statsParams,
      answer: userStats,
    },
    async ({ caller, params: { a, b } }) => {
      refuseSpan(a, b)
      return userStatsOf(db, { from: a, to: b, pays: caller.pays, idAutoEcole: caller.idAutoEcole })
    },
  )
}

function writeRoutes(api: Api): void {
  const { deps } = api
  api.endpoint(
    {
      method: 'post',
      path: 'api/user',
      summary: 'Add a person at the desk; its temporary password goes to it by e-mail',
      can: ['create', 'Utilisateur'],
      body: utilisateurInput,
      answer: utilisateur,
      status: 201,
    },
    ({ caller, body }) => createUtilisateur(deps, caller, body),
  )
  api.endpoint(
    {
      method: 'put',
      path: 'api/user/{id}',
      summary: 'Change a person at the desk; 409 when it was saved since it was read',
      can: ['update', 'Utilisateur'],
      params: idParam,
      body: utilisateurUpdate,
      answer: utilisateur,
    },
    ({ caller, params, body }) => saveUtilisateur(deps, caller, params.id, body),
  )
  for (const [verb, actif, summary] of [
    ['activate', 1, 'Let a person sign in again'],
    ['deactivate', 0, 'Let a person sign in no more; 409 for oneself and for the last who may do everything'],
  ] as const) {
    api.endpoint(
      {
        method: 'post',
        path: `api/user/{id}/${verb}`,
        summary,
        can: ['update', 'Utilisateur'],
        params: idParam,
        answer: utilisateur,
      },
      ({ caller, params }) => activateUtilisateur(deps, caller, params.id, actif),
    )
  }
  api.endpoint(
    {
      method: 'post',
      path: 'api/user/{id}/password',
      summary: 'Send a person a new temporary password; its sessions end',
      can: ['update', 'Utilisateur'],
      params: idParam,
      answer: utilisateur,
    },
    ({ caller, params }) => renewPassword(deps, caller, params.id),
  )
}

/** The people at the desk of a school. One's own account, under the same path, is registered before. */
export function utilisateurRoutes(api: Api): void {
  readRoutes(api)
  statsRoute(api)
  writeRoutes(api)
}
