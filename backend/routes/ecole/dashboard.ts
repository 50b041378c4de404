import * as calls from '@contract/calls/ecole/dashboard'
import { readDashboard } from '../../commands/ecole/dashboard'
import type { Api } from '../../http/endpoint'

/** The dashboard of a school. */
export function dashboardRoutes(api: Api): void {
  api.endpoint(calls.readDashboard, ({ deps, caller }) => readDashboard(deps, caller))
}
