import { dayIn } from '@contract/clock/wall'
import { EXPORT_SLICE } from '@contract/ecole/candidat'
import {
  codeAcces,
  codeAccesExport,
  codeAccesExportQuery,
  codeAccesInput,
  codeAccesListQuery,
  codeAccesLot,
  codeAccesPage,
  codeAccesUpdate,
  codeUseInput,
  courseAccess,
  lotAnswer,
} from '@contract/ecole/codeAcces'
import { idParam } from '@contract/list'
import {
  activateCodeAcces,
  createCodeAcces,
  createLot,
  mustFindCodeAcces,
  saveCodeAcces,
} from '../../commands/ecole/codeAcces'
import { consumeCode, courseAccessOf } from '../../commands/ecole/codeAccesUse'
import { listCodesAcces } from '../../database/ecole/codeAcces'
import { page } from '../../database/page'
import type { Api } from '../../http/endpoint'
import { presentCodeAcces } from '../../presenters/ecole/codeAcces'

/** What a candidate does with its code. */
function ownRoutes(api: Api): void {
  const { deps } = api
  api.endpoint(
    {
      method: 'get',
      path: 'api/code-acces/me',
      summary: 'Whether the online course is open to the candidate signed in',
      can: ['read', 'CourseAccess'],
      answer: courseAccess,
    },
    ({ caller }) => courseAccessOf(deps, caller),
  )
  api.endpoint(
    {
      method: 'post',
      path: 'api/code-acces/utiliser',
      summary: 'Open the online course with a code; 409 for one that does not, 429 after too many',
      can: ['update', 'CourseAccess'],
      body: codeUseInput,
      answer: courseAccess,
    },
    ({ caller, body }) => consumeCode(deps, caller, body.code),
  )
}

function readRoutes(api: Api): void {
  const { db, clock } = api.deps
  api.endpoint(
    {
      method: 'get',
      path: 'api/code-acces',
      summary: 'Codes of the school, newest first',
      can: ['read', 'CodeAcces'],
      query: codeAccesListQuery,
      answer: codeAccesPage,
    },
    async ({ caller, query }) => {
      const today = dayIn(clock(), caller.pays)
      const { rows, total } = await listCodesAcces(db, caller, query, today)
      return page(
        rows.map((row) => presentCodeAcces(row, today)),
        total,
        query,
      )
    },
  )
  api.endpoint(
    {
      method: 'get',
      path: 'api/code-acces/export',
      summary: 'The whole filtered list of codes, slice by slice',
      can: ['export', 'CodeAcces'],
      query: codeAccesExportQuery,
      answer: codeAccesExport,
    },
    async ({ caller, query: { after = 0, ...query } }) => {
      const today = dayIn(clock(), caller.pays)
      const { rows } = await listCodesAcces(db, caller, { ...query, page: after + 1, perPage: EXPORT_SLICE }, today)
      const next = rows.length === EXPORT_SLICE ? after + 1 : null
      return { data: rows.map((row) => presentCodeAcces(row, today)), next }
    },
  )
  api.endpoint(
    {
      method: 'get',
      path: 'api/code-acces/{id}',
      summary: 'One code',
      can: ['read', 'CodeAcces'],
      params: idParam,
      answer: codeAcces,
    },
    async ({ caller, params }) =>
      presentCodeAcces(await mustFindCodeAcces(db, caller, 'read', params.id), dayIn(clock(), caller.pays)),
  )
}

function writeRoutes(api: Api): void {
  const { deps } = api
  api.endpoint(
    {
      method: 'post',
      path: 'api/code-acces',
      summary: 'Make a code for a candidate; 409 while another of its runs',
      can: ['create', 'CodeAcces'],
      body: codeAccesInput,
      answer: codeAcces,
      status: 201,
    },
    ({ caller, body }) => createCodeAcces(deps, caller, body),
  )
  api.endpoint(
    {
      method: 'post',
      path: 'api/code-acces/lot',
      summary: 'Make a code for each of many candidates, or none; 409 names who has a running one',
      can: ['create', 'CodeAcces'],
      body: codeAccesLot,
      answer: lotAnswer,
      status: 201,
    },
    ({ caller, body }) => createLot(deps, caller, body),
  )
  api.endpoint(
    {
      method: 'put',
      path: 'api/code-acces/{id}',
      summary: 'Another last day; 409 when it was saved since it was read',
      can: ['update', 'CodeAcces'],
      params: idParam,
      body: codeAccesUpdate,
      answer: codeAcces,
    },
    ({ caller, params, body }) => saveCodeAcces(deps, caller, params.id, body),
  )
  for (const [verb, actif, summary] of [
    ['activate', 1, 'Give a code again'],
    ['deactivate', 0, 'Take a code back: it opens the course no more'],
  ] as const) {
    api.endpoint(
      {
        method: 'post',
        path: `api/code-acces/{id}/${verb}`,
        summary,
        can: ['update', 'CodeAcces'],
        params: idParam,
        answer: codeAcces,
      },
      ({ caller, params }) => activateCodeAcces(deps, caller, params.id, actif),
    )
  }
}

/** Codes that open the online course to candidates. */
export function codeAccesRoutes(api: Api): void {
  ownRoutes(api)
  readRoutes(api)
  writeRoutes(api)
}
