import * as calls from '@contract/calls/caisse/cloture'
import { schoolOf } from '../../commands/write'
import { listClotures } from '../../database/caisse/cloture'
import { page } from '../../database/page'
import type { Api } from '../../http/endpoint'
import { presentCloture } from '../../presenters/caisse/cloture'

/** The closings of days, months and years. They are made automatically; these routes only read them. */
export function clotureRoutes(api: Api): void {
  api.endpoint(calls.listClotures, async ({ deps, caller, query }) => {
    const { rows, total } = await listClotures(deps.db, schoolOf(caller), query)
    return page(rows.map(presentCloture), total, query)
  })
}
