import * as calls from '@contract/calls/cours/overview'
import { courseOverview, courseOverviewExport } from '../../commands/cours/overview'
import { weakTopicsOf } from '../../commands/cours/weak'
import type { Api } from '../../http/endpoint'

/** The training of a school's candidates in the course. */
export function overviewRoutes(api: Api): void {
  const { deps } = api
  api.endpoint(calls.readCourseOverview, ({ caller, query }) => courseOverview(deps, caller, query))
  api.endpoint(calls.readWeakTopics, ({ caller, query }) => weakTopicsOf(deps, caller, query.idCandidats))
  api.endpoint(calls.exportCourseOverview, ({ caller, query }) => courseOverviewExport(deps, caller, query))
}
