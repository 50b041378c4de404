import type { Promesse } from '@contract/argent/promesse'
import { latestPromise, paidOf } from '../../database/recouvrement/promesse'
import type { Conn } from '../../database/schema'
import { promiseState } from '../../rules/recouvrement/promesse'
import { type Reader, readsRemarks } from '../argent/transaction'

/** The latest promise of a candidate, kept or not; its note stays with the school. */
export async function presentPromise(
  db: Conn,
  idCandidat: number,
  reader: Reader,
  today: string,
): Promise<Promesse | null> {
  const row = await latestPromise(db, idCandidat)
  if (!row) return null
  const { id, date, montant, note, createdAt } = row
  const paye = (await paidOf(db, [row])).get(id) ?? 0
  const remark = readsRemarks(reader) ? note : null
  return { id, date, montant, note: remark, paye, etat: promiseState(row, paye, today), createdAt }
}
