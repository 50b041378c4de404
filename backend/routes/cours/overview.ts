import * as calls from '@contract/calls/cours/overview'
import { courseOverview, courseOverviewExport } from '../../commands/cours/overview'
import { weakTopicsOf } from '../../commands/cours/weak'
import type { Api } from '../../http/endpoint'

/** The training of a school's candidates in the course. */
export function overviewRoutes(api: Api): void {
  api.endpoint(calls.readCourseOverview, ({ deps, caller, query }) => courseOverview(deps, caller, query))
  api.endpoint(calls.readWeakTopics, ({ deps, caller, query }) => weakTopicsOf(deps, caller, query.idCandidats))
  api.endpoint(calls.exportCourseOverview, ({ deps, caller, query }) => courseOverviewExport(deps, caller, query))
}
