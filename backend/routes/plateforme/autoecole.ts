import { dayIn } from '@contract/clock/wall'
import { EXPORT_SLICE } from '@contract/ecole/candidat'
import { idParam } from '@contract/list'
import {
  autoEcoleDetail,
  autoEcoleExport,
  autoEcoleExportQuery,
  autoEcoleInput,
  autoEcoleListQuery,
  autoEcolePage,
  entreeEcoleList,
  motifInput,
  utilisateurEcoleList,
} from '@contract/plateforme/autoecole'
import { decide, mustFindSchool, saveAutoEcole } from '../../commands/plateforme/autoecole'
import { page } from '../../database/page'
import { listAutoEcoles, platformLog, usersOfSchool } from '../../database/plateforme/autoecole'
import type { Api } from '../../http/endpoint'
import {
  presentAutoEcole,
  presentAutoEcoleDetail,
  presentEntreeEcole,
  presentUtilisateurEcole,
} from '../../presenters/plateforme/autoecole'

function listRoutes(api: Api): void {
  const { db, clock } = api.deps
  api.endpoint(
    {
      method: 'get',
      path: 'api/autoecole',
      summary: 'Schools of the platform, those that wait for approval first',
      can: ['manage', 'AutoEcole'],
      query: autoEcoleListQuery,
      answer: autoEcolePage,
    },
    async ({ caller, query }) => {
      const today = dayIn(clock(), caller.pays)
      const { rows, total } = await listAutoEcoles(db, query, today)
      return page(
        rows.map((row) => presentAutoEcole(row, today)),
        total,
        query,
      )
    },
  )
  api.endpoint(
    {
      method: 'get',
      path: 'api/autoecole/export',
      summary: 'The whole filtered list of schools, slice by slice',
      can: ['manage', 'AutoEcole'],
      query: autoEcoleExportQuery,
      answer: autoEcoleExport,
    },
    async ({ caller, query: { after = 0, ...query } }) => {
      const today = dayIn(clock(), caller.pays)
      const { rows } = await listAutoEcoles(db, { ...query, page: after + 1, perPage: EXPORT_SLICE }, today)
      const next = rows.length === EXPORT_SLICE ? after + 1 : null
      return { data: rows.map((row) => presentAutoEcole(row, today)), next }
    },
  )
}

function sheetRoutes(api: Api): void {
  const { deps } = api
  const { db, clock } = deps
  api.endpoint(
    {
      method: 'get',
      path: 'api/autoecole/{id}',
      summary: 'One school, for the platform and for itself',
      can: ['read', 'AutoEcole'],
      params: idParam,
      answer: autoEcoleDetail,
    },
    async ({ caller, params }) => {
      const today = dayIn(clock(), caller.pays)
      return presentAutoEcoleDetail(await mustFindSchool(db, caller, ['read', 'AutoEcole'], params.id, today), today)
    },
  )
  api.endpoint(
    {
      method: 'put',
      path: 'api/autoecole/{id}',
      summary: 'A school’s own data; 409 when it was saved since it was read',
      can: ['update', 'Configuration'],
      params: idParam,
      body: autoEcoleInput,
      answer: autoEcoleDetail,
    },
    ({ caller, params, body }) => saveAutoEcole(deps, caller, params.id, body),
  )
}

/** What stands beside a school on its sheet: its users, and what was decided about it. */
function besideRoutes(api: Api): void {
  const { db, clock } = api.deps
  api.endpoint(
    {
      method: 'get',
      path: 'api/autoecole/{id}/utilisateur',
      summary: 'Who signs in at the desk of a school',
      can: ['manage', 'AutoEcole'],
      params: idParam,
      answer: utilisateurEcoleList,
    },
    async ({ caller, params: { id } }) => {
      await mustFindSchool(db, caller, ['manage', 'AutoEcole'], id, dayIn(clock(), caller.pays))
      const rows = await usersOfSchool(db, id)
      return { data: rows.map(presentUtilisateurEcole) }
    },
  )
  api.endpoint(
    {
      method: 'get',
      path: 'api/autoecole/{id}/historique',
      summary: 'What was done about a school’s sign-up, requests and packages, newest first',
      can: ['manage', 'AutoEcole'],
      params: idParam,
      answer: entreeEcoleList,
    },
    async ({ caller, params: { id } }) => {
      await mustFindSchool(db, caller, ['manage', 'AutoEcole'], id, dayIn(clock(), caller.pays))
      const rows = await platformLog(db, id)
      return { data: rows.map(presentEntreeEcole) }
    },
  )
}

function decisionRoutes(api: Api): void {
  const { deps } = api
  const common = { method: 'post', can: ['manage', 'AutoEcole'], params: idParam, answer: autoEcoleDetail } as const
  for (const [decision, summary] of [
    ['approve', 'Approve a school that has signed up; 409 unless it waits'],
    ['reopen', 'Reopen a suspended school; 409 unless it is suspended'],
  ] as const) {
    api.endpoint({ ...common, path: `api/autoecole/{id}/${decision}`, summary }, ({ caller, params }) =>
      decide(deps, caller, params.id, { decision }),
    )
  }
  api.endpoint(
    {
      ...common,
      path: 'api/autoecole/{id}/suspend',
      summary: 'Suspend a school, with the reason; 409 unless it is active',
      body: motifInput,
    },
    ({ caller, params, body }) => decide(deps, caller, params.id, { decision: 'suspend', motif: body.motif }),
  )
}

/**
 * Schools, as the platform’s manager sees them and as each sees itself. A path that is no id, such as
 * `getUserStatestique`, has to be registered before these.
 */
export function autoEcoleRoutes(api: Api): void {
  listRoutes(api)
  sheetRoutes(api)
  besideRoutes(api)
  decisionRoutes(api)
}
