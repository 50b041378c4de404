import * as calls from '@contract/calls/argent/transaction'
import { createTransaction, mustFindTransaction, reverseTransaction } from '../../commands/argent/transaction'
import { listTransactions } from '../../database/argent/transaction'
import { page } from '../../database/page'
import type { Api } from '../../http/endpoint'
import { presentTransaction } from '../../presenters/argent/transaction'

/** Money that comes in and goes out. */
export function transactionRoutes(api: Api): void {
  const { deps } = api
  api.endpoint(calls.listTransactions, async ({ caller, query }) => {
    const { rows, total, incoming, outgoing } = await listTransactions(deps.db, caller, query)
    return { ...page(rows.map(presentTransaction), total, query), totals: { incoming, outgoing } }
  })
  api.endpoint(calls.readTransaction, async ({ caller, params }) =>
    presentTransaction(await mustFindTransaction(deps.db, caller, params.id)),
  )
  api.endpoint(calls.createTransaction, ({ caller, body }) => createTransaction(deps, caller, body))
  api.endpoint(calls.reverseTransaction, ({ caller, params, body }) =>
    reverseTransaction(deps, caller, params.id, body.motif),
  )
}
