import type { Caller } from '../../../caller'
import { findTransaction, type TransactionRow } from '../../../database/argent/transaction/list'
import type { Conn } from '../../../database/schema'
import { notFound } from '../../../errors'

/** @throws 404 when there is no such transaction for this caller */
export async function mustFindTransaction(db: Conn, caller: Caller, id: number): Promise<TransactionRow> {
  const row = await findTransaction(db, caller, id)
  if (!row) throw notFound()
  return row
}
