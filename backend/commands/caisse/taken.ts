import type { ChequeInput, Method } from '@contract/argent/transaction'
import { dayIn } from '@contract/clock/wall'
import { printedNumber } from '@contract/papiers/printedNumber'
import { reglagesArgentOf } from '../../database/argent/reglages'
import { bit } from '../../database/bit'
import { insertCheque, knownCheque } from '../../database/caisse/cheque'
import { aboveCeiling, HttpError, invalid } from '../../errors'
import { cashLimit } from '../../rules/caisse/cash'
import { mustFindTransaction } from '../argent/transaction/find'
import { schoolOf, type Write } from '../write'

interface Taken {
  montant: number
  method: Method
}

/** @throws 409 for more cash at once than the limit, where the country's law refuses it */
export async function checkCash({ trx, caller }: Write, idAutoEcole: number, { montant, method }: Taken) {
  const { plafondEspeces } = await reglagesArgentOf(trx, idAutoEcole)
  const { plafond, isRefused } = cashLimit(plafondEspeces, caller.pays)
  if (method === 'CASH' && isRefused && montant > plafond) throw aboveCeiling('plafond_especes', plafond, caller.pays)
}

const written = (text: string) => text.replace(/\s+/g, ' ').trim().toUpperCase()

/**
 * The cheque of a payment, normalised for storage; null for another method. Call it with the school's money locked.
 * @throws 409 with the receipt of the same cheque, 422 when its details are missing or it is dated after today
 */
export async function chequeOf(
  { trx, caller, moment }: Write,
  { method }: Taken,
  input: ChequeInput | null | undefined,
): Promise<ChequeInput | null> {
  if (method !== 'CHEQUE') return null
  if (!input) throw invalid({ 'cheque.banque': 'required' })
  if (input.date > dayIn(moment, caller.pays)) throw invalid({ 'cheque.date': 'date_future' })
  const cheque = { ...input, banque: written(input.banque), numero: written(input.numero) }
  const known = await knownCheque(trx, schoolOf(caller), cheque)
  if (known) {
    const recu = printedNumber(known.serie, known.annee, known.numero)
    throw new HttpError(409, 'cheque_known', { details: { recu, idTransaction: known.id } })
  }
  return cheque
}

/** Stores the cheque of a transaction as in hand. @returns the transaction */
export async function keepCheque({ trx, caller }: Write, idTransaction: number, cheque: ChequeInput | null) {
  if (!cheque) return idTransaction
  const { idAutoEcole, montant, jour } = await mustFindTransaction(trx, caller, idTransaction)
  const { reserve, ...facts } = cheque
  await insertCheque(trx, {
    idAutoEcole,
    idTransaction,
    ...facts,
    reserve: bit(reserve),
    montant,
    statut: 'EN_MAIN',
    recuLe: jour,
    remisLe: null,
    bordereau: null,
    encaisseLe: null,
    rejeteLe: null,
    frais: null,
    renduLe: null,
  })
  return idTransaction
}
