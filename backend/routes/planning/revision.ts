import * as calls from '@contract/calls/planning/revision'
import { EXPORT_SLICE } from '@contract/ecole/candidat'
import { listRevisions, revisionOf } from '../../commands/planning/revision'
import type { Api } from '../../http/endpoint'

/** Planned events that are no longer possible, for users who may move them. */
export function revisionRoutes(api: Api): void {
  api.endpoint(calls.listRevisions, ({ deps, caller, query }) => listRevisions(deps, caller, query))
  api.endpoint(calls.exportRevisions, async ({ deps, caller, query: { after = 0 } }) => {
    const { data } = await listRevisions(deps, caller, { page: after + 1, perPage: EXPORT_SLICE })
    return { data, next: data.length === EXPORT_SLICE ? after + 1 : null }
  })
  api.endpoint(calls.readRevision, ({ deps, caller, params }) => revisionOf(deps, caller, params.id))
}
