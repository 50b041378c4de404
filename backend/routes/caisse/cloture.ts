import * as calls from '@contract/calls/caisse/cloture'
import { schoolOf } from '../../commands/write'
import { listClotures } from '../../database/caisse/cloture'
import { page } from '../../database/page'
import type { Api } from '../../http/endpoint'
import { presentCloture } from '../../presenters/caisse/cloture'

/** Closings of days, months and years: made by themselves, and read here. */
export function clotureRoutes(api: Api): void {
  const { deps } = api
  api.endpoint(calls.listClotures, async ({ caller, query }) => {
    const { rows, total } = await listClotures(deps.db, schoolOf(caller), query)
    return page(rows.map(presentCloture), total, query)
  })
}
