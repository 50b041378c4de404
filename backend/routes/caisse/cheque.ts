import * as calls from '@contract/calls/caisse/cheque'
import { clearCheques, depositCheques, refuseCheque, returnCheque } from '../../commands/caisse/cheque'
import { undoCheques } from '../../commands/caisse/undoCheques'
import { schoolOf } from '../../commands/write'
import { chequeTotals, listCheques } from '../../database/caisse/cheque'
import { page } from '../../database/page'
import type { Api } from '../../http/endpoint'
import { presentCheque } from '../../presenters/caisse/cheque'

/** Cheques, from receipt to the bank and back. */
export function chequeRoutes(api: Api): void {
  api.endpoint(calls.listCheques, async ({ deps, caller, query }) => {
    const { rows, total } = await listCheques(deps.db, caller, query)
    const statuts = await chequeTotals(deps.db, schoolOf(caller))
    return { ...page(rows.map(presentCheque), total, query), statuts }
  })
  api.endpoint(calls.depositCheques, ({ deps, caller, body }) => depositCheques(deps, caller, body))
  api.endpoint(calls.clearCheques, ({ deps, caller, body }) => clearCheques(deps, caller, body))
  api.endpoint(calls.refuseCheque, ({ deps, caller, params, body }) => refuseCheque(deps, caller, params.id, body))
  api.endpoint(calls.returnCheque, ({ deps, caller, params, body }) =>
    returnCheque(deps, caller, params.id, body.motif),
  )
  api.endpoint(calls.undoCheques, ({ deps, caller, body }) => undoCheques(deps, caller, body))
}
