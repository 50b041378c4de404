import * as calls from '@contract/calls/argent/facture'
import { dayIn } from '@contract/clock/wall'
import { EXPORT_SLICE } from '@contract/ecole/candidat'
import {
  createAvoir,
  createFacture,
  deleteFacture,
  duplicateFacture,
  updateFacture,
} from '../../commands/argent/facture/draft'
import { mustFindFacture } from '../../commands/argent/facture/find'
import { payFacture } from '../../commands/argent/facture/pay'
import { sendFacture } from '../../commands/argent/facture/send'
import { mustFind } from '../../commands/ecole/candidat'
import { schoolOf } from '../../commands/write'
import { exportFactures, listFactures } from '../../database/argent/facture/facture'
import { page } from '../../database/page'
import type { Api } from '../../http/endpoint'
import { presentAFacturer, presentFactureDetail, presentFactures } from '../../presenters/argent/facture/facture'

/** Invoices and credit notes. */
export function factureRoutes(api: Api): void {
  api.endpoint(calls.listFactures, async ({ deps, caller, query }) => {
    const today = dayIn(deps.clock(), caller.pays)
    const { rows, total, totals } = await listFactures(deps.db, caller, query, today)
    return { ...page(await presentFactures(deps.db, rows, caller), total, query), totals }
  })
  api.endpoint(calls.exportFactures, async ({ deps, caller, query: { after, ...query } }) => {
    const slice = { before: after || undefined, limit: EXPORT_SLICE, today: dayIn(deps.clock(), caller.pays) }
    const rows = await exportFactures(deps.db, caller, query, slice)
    return {
      data: await presentFactures(deps.db, rows, caller),
      next: rows.length === EXPORT_SLICE ? (rows.at(-1)?.id ?? null) : null,
    }
  })
  // Before the route of one invoice, which would match this address.
  api.endpoint(calls.readAFacturer, async ({ deps, caller, query: { idCandidat } }) => {
    if (idCandidat !== undefined) await mustFind(deps.db, caller, 'read', idCandidat)
    return presentAFacturer(deps.db, schoolOf(caller), idCandidat ?? null, caller.pays)
  })
  api.endpoint(calls.readFacture, async ({ deps, caller, params }) =>
    presentFactureDetail(deps.db, await mustFindFacture(deps.db, caller, 'read', params.id, deps.clock()), caller),
  )
  api.endpoint(calls.createFacture, ({ deps, caller, body }) => createFacture(deps, caller, body))
  api.endpoint(calls.updateFacture, ({ deps, caller, params, body }) => updateFacture(deps, caller, params.id, body))
  api.endpoint(calls.deleteFacture, async ({ deps, caller, params }) => {
    await deleteFacture(deps, caller, params.id)
    return undefined
  })
  api.endpoint(calls.sendFacture, ({ deps, caller, params, body }) => sendFacture(deps, caller, params.id, body))
  api.endpoint(calls.duplicateFacture, ({ deps, caller, params }) => duplicateFacture(deps, caller, params.id))
  api.endpoint(calls.createAvoir, ({ deps, caller, params, body }) => createAvoir(deps, caller, params.id, body))
  api.endpoint(calls.payFacture, ({ deps, caller, params, body }) => payFacture(deps, caller, params.id, body))
}
