import * as calls from '@contract/calls/ecole/dashboard'
import { readDashboard } from '../../commands/ecole/dashboard'
import type { Api } from '../../http/endpoint'

/** What a school looks at first. */
export function dashboardRoutes(api: Api): void {
  api.endpoint(calls.readDashboard, ({ caller }) => readDashboard(api.deps, caller))
}
