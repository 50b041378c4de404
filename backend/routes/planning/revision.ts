import { idParam } from '@contract/list'
import { revisionDetail, revisionList, revisionQuery } from '@contract/planning/revision'
import { listRevisions, revisionOf } from '../../commands/planning/revision'
import type { Api } from '../../http/endpoint'

/** What is planned and no longer holds, for whoever may move it. */
export function revisionRoutes(api: Api): void {
  const { deps } = api
  api.endpoint(
    {
      method: 'get',
      path: 'api/calendrier/a-revoir',
      summary: 'What is planned and no longer holds, because something changed after it was placed',
      can: ['update', 'Evenement'],
      query: revisionQuery,
      answer: revisionList,
    },
    ({ caller, query }) => listRevisions(deps, caller, query),
  )
  api.endpoint(
    {
      method: 'get',
      path: 'api/calendrier/a-revoir/{id}',
      summary: 'What would settle an event that no longer holds: other times, another instructor, another vehicle',
      can: ['update', 'Evenement'],
      params: idParam,
      answer: revisionDetail,
    },
    ({ caller, params }) => revisionOf(deps, caller, params.id),
  )
}
