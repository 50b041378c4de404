import type { Action } from '@contract/ability'
import type { FactureDetail } from '@contract/argent/facture'
import { dayIn } from '@contract/clock/wall'
import type { Caller } from '../../../caller'
import { type FactureRow, findFacture } from '../../../database/argent/facture/facture'
import type { Conn } from '../../../database/schema'
import { notFound } from '../../../errors'
import { presentFactureDetail } from '../../../presenters/argent/facture/facture'
import type { Write } from '../../write'

/** @throws 404 when there is no such invoice for this caller */
export async function mustFindFacture(
  db: Conn,
  caller: Caller,
  action: Action,
  id: number,
  now: Date,
): Promise<FactureRow> {
  const row = await findFacture(db, caller, action, id, dayIn(now, caller.pays))
  if (!row) throw notFound()
  return row
}

/** An invoice as it is after a write. */
export const answerFacture = async ({ trx, caller, moment }: Write, id: number): Promise<FactureDetail> =>
  presentFactureDetail(trx, await mustFindFacture(trx, caller, 'read', id, moment), caller)
