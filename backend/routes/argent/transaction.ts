import * as calls from '@contract/calls/argent/transaction'
import { EXPORT_SLICE } from '@contract/ecole/candidat'
import { createTransaction } from '../../commands/argent/transaction/create'
import { mustFindTransaction } from '../../commands/argent/transaction/find'
import { reverseTransaction } from '../../commands/argent/transaction/reverse'
import { isBlind } from '../../commands/caisse/read'
import { exportTransactions, listTransactions } from '../../database/argent/transaction/list'
import { page } from '../../database/page'
import type { Api } from '../../http/endpoint'
import { presentTransaction } from '../../presenters/argent/transaction'
import { presentTransactionDetail } from '../../presenters/argent/transactionDetail'

/** Movements of money: in, out, and between the school's places. */
export function transactionRoutes(api: Api): void {
  api.endpoint(calls.listTransactions, async ({ deps, caller, query }) => {
    const { rows, total, incoming, outgoing, lost, ...sums } = await listTransactions(deps.db, caller, query)
    const listed = page(
      rows.map((row) => presentTransaction(row, caller)),
      total,
      query,
    )
    // Sums of cash would reveal the result that a blind count should find.
    if (await isBlind(deps.db, caller)) return { ...listed, totals: null, methods: [], jours: [] }
    return { ...listed, totals: { incoming, outgoing, lost }, ...sums }
  })
  api.endpoint(calls.exportTransactions, async ({ deps, caller, query: { after, ...query } }) => {
    const rows = await exportTransactions(deps.db, caller, query, { before: after || undefined, limit: EXPORT_SLICE })
    const next = rows.length === EXPORT_SLICE ? (rows.at(-1)?.id ?? null) : null
    return { data: rows.map((row) => presentTransaction(row, caller)), next }
  })
  api.endpoint(calls.readTransaction, async ({ deps, caller, params }) =>
    presentTransactionDetail(deps.db, await mustFindTransaction(deps.db, caller, params.id), caller),
  )
  api.endpoint(calls.createTransaction, ({ deps, caller, body }) => createTransaction(deps, caller, body))
  api.endpoint(calls.reverseTransaction, ({ deps, caller, params, body }) =>
    reverseTransaction(deps, caller, params.id, body.motif),
  )
}
