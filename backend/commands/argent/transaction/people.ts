import type { PayInput, PaymentInput } from '@contract/argent/transaction'
import { dayIn } from '@contract/clock/wall'
import { givenAlone } from '../../../database/argent/transaction/given'
import { invalid } from '../../../errors'
import { placeOf, sourceOf } from '../../../rules/argent/account'
import { checkCash, chequeOf, keepCheque } from '../../caisse/taken'
import { mustFind } from '../../ecole/candidat'
import { mustFindMoniteur } from '../../ecole/moniteur'
import type { Write } from '../../write'
import { refuseMoved } from './balance'
import { operationDay, record, UNUSED } from './record'
import { mayRevise, requireCeiling } from './rights'

/**
 * Takes money from a candidate, or gives it back. A payment above the balance due leaves a credit.
 * @throws 403 for refunds above the ceiling of the cash desk for a candidate and a day, 409 for too much cash or a
 *   cheque that was entered before, 422 for a refund above the credit, or a cheque that is incomplete or dated after
 *   today
 */
export async function takePayment(work: Write, { soldeVu, cheque, ...input }: PaymentInput): Promise<number> {
  const { trx, caller } = work
  const { kind, montant, method } = input
  const { id: idCandidat, idAutoEcole } = await mustFind(trx, caller, 'read', input.idCandidat)
  const dateOperation = operationDay(work, input.dateOperation)
  const person = `candidat:${idCandidat}`
  await refuseMoved(work, idAutoEcole, person, soldeVu)
  const named = { ...UNUSED, ...input, idAutoEcole, dateOperation }
  if (kind === 'PAYMENT') {
    const taken = await chequeOf(work, input, cheque)
    await checkCash(work, idAutoEcole, input)
    const reference = input.reference ?? taken?.numero ?? null
    const line = { debit: placeOf(method, caller.id), credit: person, montant }
    return keepCheque(work, await record(work, { ...named, reference }, [line]), taken)
  }
  const alone = { idAutoEcole, idUtilisateur: caller.id, kind, jour: dayIn(work.moment, caller.pays), idCandidat }
  await requireCeiling(work, idAutoEcole, 'remboursement', montant, () => givenAlone(trx, alone))
  // Only a credit can be given back.
  if (montant > -soldeVu) throw invalid({ montant: 'above_left' })
  return record(work, named, [{ debit: person, credit: sourceOf(method, caller.id), montant }])
}

/**
 * Pays an instructor. A payment above what they earned is an advance.
 * @throws 422 for an advance by the cash desk
 */
export async function payMoniteur(work: Write, { soldeVu, ...input }: PayInput): Promise<number> {
  const { trx, caller } = work
  const { montant, method } = input
  const { id: idMoniteur, idAutoEcole } = await mustFindMoniteur(trx, caller, 'read', input.idMoniteur)
  const dateOperation = operationDay(work, input.dateOperation)
  const person = `moniteur:${idMoniteur}`
  await refuseMoved(work, idAutoEcole, person, soldeVu)
  if (montant > soldeVu && !mayRevise(caller)) throw invalid({ montant: 'above_left' })
  const named = { ...UNUSED, ...input, idAutoEcole, dateOperation }
  return record(work, named, [{ debit: person, credit: sourceOf(method, caller.id), montant }])
}
