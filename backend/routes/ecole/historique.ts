import * as calls from '@contract/calls/ecole/historique'
import { EXPORT_SLICE } from '@contract/ecole/candidat'

import { schoolOf } from '../../commands/write'
import { auteursOf, exportHistorique, listHistorique } from '../../database/ecole/historique/historiqueList'
import { page } from '../../database/page'
import type { Api } from '../../http/endpoint'
import { presentHistorique } from '../../presenters/ecole/historique'

/** The log of a school: who did what to which record. Entries are written with the change, never here. */
export function historiqueRoutes(api: Api): void {
  api.endpoint(calls.listHistorique, async ({ deps: { db }, caller, query }) => {
    const { rows, total } = await listHistorique(db, caller, query)
    return page(await presentHistorique(db, rows, schoolOf(caller)), total, query)
  })
  api.endpoint(calls.listAuteurs, async ({ deps: { db }, caller }) => ({ data: await auteursOf(db, caller) }))
  api.endpoint(calls.exportHistorique, async ({ deps: { db }, caller, query: { after, ...query } }) => {
    const rows = await exportHistorique(db, caller, query, { before: after || undefined, limit: EXPORT_SLICE })
    const next = rows.length === EXPORT_SLICE ? (rows.at(-1)?.id ?? null) : null
    return { data: await presentHistorique(db, rows, schoolOf(caller)), next }
  })
}
