import type { Caller } from '../../../caller'
import { findTransaction, type TransactionRow } from '../../../database/argent/transaction/list'
import type { Db, Trx } from '../../../database/schema'
import { notFound } from '../../../errors'

/** @throws 404 when there is no such transaction for this caller */
export async function mustFindTransaction(db: Db | Trx, caller: Caller, id: number): Promise<TransactionRow> {
  const row = await findTransaction(db, caller, id)
  if (!row) throw notFound()
  return row
}
