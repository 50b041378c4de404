import * as calls from '@contract/calls/planning/revision'
import { listRevisions, revisionOf } from '../../commands/planning/revision'
import type { Api } from '../../http/endpoint'

/** What is planned and no longer holds, for whoever may move it. */
export function revisionRoutes(api: Api): void {
  const { deps } = api
  api.endpoint(calls.listRevisions, ({ caller, query }) => listRevisions(deps, caller, query))
  api.endpoint(calls.readRevision, ({ caller, params }) => revisionOf(deps, caller, params.id))
}
