import * as calls from '@contract/calls/planning/examinateur'
import { EXPORT_SLICE } from '@contract/ecole/candidat'
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
  api.endpoint(calls.listExaminateurs, async ({ deps: { db }, caller, query }) => {
    const { rows, total } = await listExaminateurs(db, caller, query)
    return page(rows.map(presentExaminateur), total, query)
  })
  api.endpoint(calls.exportExaminateurs, async ({ deps: { db }, caller, query: { after = 0, ...query } }) => {
    const { rows } = await listExaminateurs(db, caller, { ...query, page: after + 1, perPage: EXPORT_SLICE })
    return { data: rows.map(presentExaminateur), next: rows.length === EXPORT_SLICE ? after + 1 : null }
  })
  api.endpoint(calls.readExaminateur, async ({ deps: { db }, caller, params }) =>
    presentExaminateur(await mustFindExaminateur(db, caller, 'read', params.id)),
  )
}

/** The examiners of a school. */
export function examinateurRoutes(api: Api): void {
  readRoutes(api)
  api.endpoint(calls.createExaminateur, ({ deps, caller, body }) => createExaminateur(deps, caller, body))
  api.endpoint(calls.updateExaminateur, ({ deps, caller, params, body }) =>
    saveExaminateur(deps, caller, params.id, body),
  )
  api.endpoint(calls.archiveExaminateur, ({ deps, caller, params }) => archiveExaminateur(deps, caller, params.id, 1))
  api.endpoint(calls.unarchiveExaminateur, ({ deps, caller, params }) => archiveExaminateur(deps, caller, params.id, 0))
}
