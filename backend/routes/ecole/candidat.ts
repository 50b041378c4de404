import {
  archiveInput,
  candidatDetail,
  candidatExport,
  candidatExportQuery,
  candidatInput,
  candidatListQuery,
  candidatPage,
  candidatUpdate,
  documentInput,
  EXPORT_SLICE,
  historiqueEntry,
  TYPES_DOCUMENT,
} from '@contract/ecole/candidat'
import { idParam } from '@contract/list'
import { z } from 'zod'
import { archiveCandidat, createCandidat, mustFind, noteDocument, saveCandidat } from '../../commands/ecole/candidat'
import { exportCandidats, listCandidats } from '../../database/ecole/candidat'
import { historiqueOf } from '../../database/ecole/historique'
import { page } from '../../database/page'
import type { Api } from '../../http/endpoint'
import { presentCandidat, presentDetail } from '../../presenters/ecole/candidat'

function listRoutes(api: Api): void {
  const { db, clock } = api.deps
  api.endpoint(
    {
      method: 'get',
      path: 'api/candidat',
      summary: 'Candidates that one may see',
      can: ['read', 'Candidat'],
      query: candidatListQuery,
      answer: candidatPage,
    },
    async ({ caller, query }) => {
      const now = clock()
      const { rows, total } = await listCandidats(db, caller, query, now)
      return page(
        rows.map((row) => presentCandidat(row, { caller, now })),
        total,
        query,
      )
    },
  )
  api.endpoint(
    {
      method: 'get',
      path: 'api/candidat/export',
      summary: 'The whole filtered list, slice by slice',
      can: ['export', 'Candidat'],
      query: candidatExportQuery,
      answer: candidatExport,
    },
    async ({ caller, query: { after = 0, ...query } }) => {
      const now = clock()
      const rows = await exportCandidats(db, caller, { ...query, page: after + 1, perPage: EXPORT_SLICE }, now)
      const next = rows.length === EXPORT_SLICE ? after + 1 : null
      return { data: rows.map((row) => presentCandidat(row, { caller, now })), next }
    },
  )
}

function sheetRoutes(api: Api): void {
  const { db, clock } = api.deps
  api.endpoint(
    {
      method: 'get',
      path: 'api/candidat/me',
      summary: 'One’s own file, as a candidate',
      can: ['read', 'Portfolio'],
      answer: candidatDetail,
    },
    async ({ caller }) => {
      const own = await db.selectFrom('candidat').select('id').where('idUtilisateur', '=', caller.id).executeTakeFirst()
      return presentDetail(db, await mustFind(db, caller, 'read', own?.id ?? 0), { caller, now: clock() })
    },
  )
  api.endpoint(
    {
      method: 'get',
      path: 'api/candidat/{id}',
      summary: 'One candidate',
      can: ['read', 'Candidat'],
      params: idParam,
      answer: candidatDetail,
    },
    async ({ caller, params }) =>
      presentDetail(db, await mustFind(db, caller, 'read', params.id), { caller, now: clock() }),
  )
  api.endpoint(
    {
      method: 'get',
      path: 'api/candidat/{id}/historique',
      summary: 'Who changed what in a file',
      can: ['update', 'Candidat'],
      params: idParam,
      answer: z.array(historiqueEntry),
    },
    async ({ caller, params }) => {
      await mustFind(db, caller, 'update', params.id)
      return historiqueOf(db, 'candidat', params.id)
    },
  )
}

function writeRoutes(api: Api): void {
  const { deps } = api
  api.endpoint(
    {
      method: 'post',
      path: 'api/candidat',
      summary: 'Add a candidate and its account',
      can: ['create', 'Candidat'],
      body: candidatInput,
      answer: candidatDetail,
      status: 201,
    },
    ({ caller, body }) => createCandidat(deps, caller, body),
  )
  api.endpoint(
    {
      method: 'put',
      path: 'api/candidat/{id}',
      summary: 'Change a candidate; 409 when it was saved since it was read',
      can: ['update', 'Candidat'],
      params: idParam,
      body: candidatUpdate,
      answer: candidatDetail,
    },
    ({ caller, params, body }) => saveCandidat(deps, caller, params.id, body),
  )
  api.endpoint(
    {
      method: 'put',
      path: 'api/candidat/{id}/document/{type}',
      summary: 'Note a paper of the file',
      can: ['update', 'Candidat'],
      params: idParam.extend({ type: z.enum(TYPES_DOCUMENT) }),
      body: documentInput,
      answer: candidatDetail,
    },
    ({ caller, params, body }) => noteDocument(deps, caller, params.id, params.type, body),
  )
}

function archiveRoutes(api: Api): void {
  const { deps } = api
  api.endpoint(
    {
      method: 'post',
      path: 'api/candidat/{id}/archive',
      summary: 'Archive a candidate; 409 while events are planned, unless they are cancelled with it',
      can: ['archive', 'Candidat'],
      params: idParam,
      body: archiveInput,
      answer: candidatDetail,
    },
    ({ caller, params, body }) => archiveCandidat(deps, caller, params.id, 1, body),
  )
  api.endpoint(
    {
      method: 'post',
      path: 'api/candidat/{id}/unarchive',
      summary: 'Bring a candidate back from the archive',
      can: ['archive', 'Candidat'],
      params: idParam,
      answer: candidatDetail,
    },
    ({ caller, params }) => archiveCandidat(deps, caller, params.id, 0),
  )
}

/** Candidates of a school: list, sheet, papers, archive. */
export function candidatRoutes(api: Api): void {
  listRoutes(api)
  sheetRoutes(api)
  writeRoutes(api)
  archiveRoutes(api)
}
