import { EXPORT_SLICE } from '@contract/ecole/candidat'
import { idParam } from '@contract/list'
import {
  examinateur,
  examinateurExport,
  examinateurExportQuery,
  examinateurInput,
  examinateurListQuery,
  examinateurPage,
  examinateurUpdate,
} from '@contract/planning/examinateur'
import {
  archiveExaminateur,
  createExaminateur,
  mustFindExaminateur,
  saveExaminateur,
} from '../../commands/planning/examinateur'
import { page } from '../../database/page'
import { listExaminateurs } from '../../database/planning/examinateur'
import type { Api } from '../../http/endpoint'
import { presentExaminateur } from '../../presenters/planning/examinateur'

function readRoutes(api: Api): void {
  const { db } = api.deps
  api.endpoint(
    {
      method: 'get',
      path: 'api/examinateur',
      summary: 'Examiners that the school meets',
      can: ['read', 'Examinateur'],
      query: examinateurListQuery,
      answer: examinateurPage,
    },
    async ({ caller, query }) => {
      const { rows, total } = await listExaminateurs(db, caller, query)
      return page(rows.map(presentExaminateur), total, query)
    },
  )
  api.endpoint(
    {
      method: 'get',
      path: 'api/examinateur/export',
      summary: 'The whole filtered list of examiners, slice by slice',
      can: ['export', 'Examinateur'],
      query: examinateurExportQuery,
      answer: examinateurExport,
    },
    async ({ caller, query: { after = 0, ...query } }) => {
      const { rows } = await listExaminateurs(db, caller, { ...query, page: after + 1, perPage: EXPORT_SLICE })
      return { data: rows.map(presentExaminateur), next: rows.length === EXPORT_SLICE ? after + 1 : null }
    },
  )
  api.endpoint(
    {
      method: 'get',
      path: 'api/examinateur/{id}',
      summary: 'One examiner',
      can: ['read', 'Examinateur'],
      params: idParam,
      answer: examinateur,
    },
    async ({ caller, params }) => presentExaminateur(await mustFindExaminateur(db, caller, 'read', params.id)),
  )
}

/** Examiners that a school meets. */
export function examinateurRoutes(api: Api): void {
  const { deps } = api
  readRoutes(api)
  api.endpoint(
    {
      method: 'post',
      path: 'api/examinateur',
      summary: 'Add an examiner',
      can: ['create', 'Examinateur'],
      body: examinateurInput,
      answer: examinateur,
      status: 201,
    },
    ({ caller, body }) => createExaminateur(deps, caller, body),
  )
  api.endpoint(
    {
      method: 'put',
      path: 'api/examinateur/{id}',
      summary: 'Change an examiner; 409 when it was saved since it was read',
      can: ['update', 'Examinateur'],
      params: idParam,
      body: examinateurUpdate,
      answer: examinateur,
    },
    ({ caller, params, body }) => saveExaminateur(deps, caller, params.id, body),
  )
  for (const [verb, archived, summary] of [
    ['archive', 1, 'Archive an examiner; 409 while exams are planned'],
    ['unarchive', 0, 'Bring an examiner back from the archive'],
  ] as const) {
    api.endpoint(
      {
        method: 'post',
        path: `api/examinateur/{id}/${verb}`,
        summary,
        can: ['archive', 'Examinateur'],
        params: idParam,
        answer: examinateur,
      },
      ({ caller, params }) => archiveExaminateur(deps, caller, params.id, archived),
    )
  }
}
