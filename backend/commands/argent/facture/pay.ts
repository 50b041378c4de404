import type { FactureDetail, ReglementInput } from '@contract/argent/facture'
import type { Caller } from '../../../caller'
import { lockMoney } from '../../../database/argent/compteur'
import type { Deps } from '../../../deps'
import { HttpError, invalid, wrongState } from '../../../errors'
import { placeOf } from '../../../rules/argent/account'
import { checkCash, chequeOf, keepCheque } from '../../caisse/taken'
import { schoolOf, write } from '../../write'
import { logTransaction } from '../transaction/answer'
import { operationDay, record, UNUSED } from '../transaction/record'
import { answerFacture, mustFindFacture } from './find'

/** The account of tax withheld by clients, which the State owes the school. */
const WITHHELD = 'retenue_subie'

/**
 * Takes money from a company for its invoice. The part that the company withholds for the State settles the invoice
 * too.
 * @throws 404, 409 for another invoice, when the rest is no longer the one seen, for too much cash or a cheque that was
 *   entered before, 422 above the rest, or for a cheque that is incomplete or dated after today
 */
export function payFacture(deps: Deps, caller: Caller, id: number, input: ReglementInput): Promise<FactureDetail> {
  return write(deps, caller, async (work) => {
    const { trx, moment } = work
    const { soldeVu, retenue, cheque, ...money } = input
    const idAutoEcole = schoolOf(caller)
    await lockMoney(trx, idAutoEcole)
    const row = await mustFindFacture(trx, caller, 'read', id, moment)
    if (row.status !== 'SENT' || row.serie !== 'FA' || row.idCandidat !== null) throw wrongState()
    if (row.reste !== soldeVu) throw new HttpError(409, 'balance_changed', { details: { solde: row.reste } })
    if (money.montant + retenue > row.reste) throw invalid({ montant: 'above_left' })
    const dateOperation = operationDay(work, money.dateOperation)
    const taken = await chequeOf(work, money, cheque)
    await checkCash(work, idAutoEcole, money)
    const reference = money.reference ?? taken?.numero ?? null
    const client = `client:${id}`
    const named = {
      ...UNUSED,
      ...money,
      reference,
      idAutoEcole,
      dateOperation,
      kind: 'INCOME' as const,
      categorie: 'autre',
      note: null,
      payeur: row.clientNom,
      idFacture: id,
    }
    const lines = [
      { debit: placeOf(money.method, caller.id), credit: client, montant: money.montant },
      ...(retenue > 0 ? [{ debit: WITHHELD, credit: client, montant: retenue }] : []),
    ]
    await logTransaction(work, await keepCheque(work, await record(work, named, lines), taken))
    return answerFacture(work, id)
  })
}
