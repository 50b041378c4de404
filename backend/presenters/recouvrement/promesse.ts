import type { Promesse } from '@contract/argent/promesse'
import { latestPromise, paidOf } from '../../database/recouvrement/promesse'
import type { Conn } from '../../database/schema'
import { promiseState } from '../../rules/recouvrement/promesse'

/** The latest promise of a candidate, kept or not. */
export async function presentPromise(db: Conn, idCandidat: number, today: string): Promise<Promesse | null> {
  const row = await latestPromise(db, idCandidat)
  if (!row) return null
  const { id, date, montant, note, createdAt } = row
  const paye = (await paidOf(db, [row])).get(id) ?? 0
  return { id, date, montant, note, paye, etat: promiseState(row, paye, today), createdAt }
}
