import { balanceOf } from '../../../database/argent/compte'
import { lockMoney } from '../../../database/argent/compteur'
import type { TransactionRow } from '../../../database/argent/transaction/list'
import type { Trx } from '../../../database/schema'
import { HttpError } from '../../../errors'
import type { AccountName } from '../../../rules/argent/settlement'
import type { Write } from '../../write'

/** The account of the person of a transaction; null for one without. */
export function personOf({ idCandidat, idMoniteur }: Pick<TransactionRow, 'idCandidat' | 'idMoniteur'>) {
  if (idCandidat !== null) return `candidat:${idCandidat}`
  return idMoniteur === null ? null : `moniteur:${idMoniteur}`
}

/** The balance of a person's account: what a candidate owes the school, or what the school owes an instructor. */
export async function owed(trx: Trx, idAutoEcole: number, account: AccountName): Promise<number> {
  const balance = await balanceOf(trx, idAutoEcole, account)
  return account.startsWith('moniteur:') ? -balance : balance
}

/** @throws 409 with the current balance, when it differs from the one that the cashier saw */
export async function refuseMoved(
  { trx }: Write,
  idAutoEcole: number,
  account: AccountName,
  soldeVu: number,
): Promise<void> {
  await lockMoney(trx, idAutoEcole)
  const solde = await owed(trx, idAutoEcole, account)
  if (solde !== soldeVu) throw new HttpError(409, 'balance_changed', { details: { solde } })
}
