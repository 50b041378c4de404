import type { ExpenseInput, IncomeInput, TransferInput } from '@contract/argent/transaction'
import { dayIn } from '@contract/clock/wall'
import { lockMoney } from '../../../database/argent/compteur'
import { givenAlone } from '../../../database/argent/transaction/given'
import { expenseOfEntretien } from '../../../database/argent/transaction/vehicule'
import { entretiensOf } from '../../../database/ecole/vehicule'
import { HttpError, invalid, notFound } from '../../../errors'
import { accountOfExpense, accountOfPlace, OTHER_INCOME, placeOf, sourceOf } from '../../../rules/argent/account'
import { checkCash, chequeOf, keepCheque } from '../../caisse/taken'
import { mustFindVehicule } from '../../ecole/vehicule'
import { schoolOf, type Write } from '../../write'
import { operationDay, record, UNUSED } from './record'
import { requireCeiling, requireRevision } from './rights'

/**
 * Checks the vehicle of an expense, and its maintenance.
 * @throws 404 for a vehicle of another school or maintenance of another vehicle, 409 when the maintenance was paid
 *   already, 422 for maintenance without a vehicle
 */
async function checkVehicule({ trx, caller }: Write, { idVehicule, idEntretien }: ExpenseInput): Promise<void> {
  if (idVehicule !== null) await mustFindVehicule(trx, caller, 'read', idVehicule)
  if (idEntretien === null) return
  if (idVehicule === null) throw invalid({ idVehicule: 'required' })
  const own = await entretiensOf(trx, idVehicule)
  if (!own.some(({ id }) => id === idEntretien)) throw notFound()
  if (await expenseOfEntretien(trx, idEntretien)) throw new HttpError(409, 'entretien_already_paid')
}

/**
 * Spends money of the school.
 * @throws 403 above the ceiling of the cash desk for a day, 404, 409 when the box holds less, 422
 */
export async function spend(work: Write, input: ExpenseInput): Promise<number> {
  const { trx, caller } = work
  const { categorie, montant, method } = input
  const idAutoEcole = schoolOf(caller)
  const dateOperation = operationDay(work, input.dateOperation)
  await lockMoney(trx, idAutoEcole)
  const jour = dayIn(work.moment, caller.pays)
  const alone = { idAutoEcole, idUtilisateur: caller.id, kind: input.kind, jour }
  await requireCeiling(work, idAutoEcole, 'depense', montant, () => givenAlone(trx, alone))
  await checkVehicule(work, input)
  const named = { ...UNUSED, ...input, idAutoEcole, dateOperation }
  const line = { debit: accountOfExpense(categorie), credit: sourceOf(method, caller.id), montant }
  return record(work, named, [line])
}

/** Enters income of the school besides training. @throws 409, 422 */
export async function earn(work: Write, { cheque, ...input }: IncomeInput): Promise<number> {
  const { trx, caller } = work
  const idAutoEcole = schoolOf(caller)
  const dateOperation = operationDay(work, input.dateOperation)
  await lockMoney(trx, idAutoEcole)
  const taken = await chequeOf(work, input, cheque)
  await checkCash(work, idAutoEcole, input)
  const reference = input.reference ?? taken?.numero ?? null
  const named = { ...UNUSED, ...input, reference, idAutoEcole, dateOperation }
  const line = { debit: placeOf(input.method, caller.id), credit: OTHER_INCOME, montant: input.montant }
  return keepCheque(work, await record(work, named, [line]), taken)
}

/**
 * Moves cash between the school's places of money.
 * @throws 403 for the cash desk, 422 for a transfer to the same place
 */
export async function transfer(work: Write, input: TransferInput): Promise<number> {
  const { trx, caller } = work
  const { origine, destination, montant } = input
  requireRevision(work)
  if (origine === destination) throw invalid({ destination: 'invalid' })
  const idAutoEcole = schoolOf(caller)
  const dateOperation = operationDay(work, input.dateOperation)
  await lockMoney(trx, idAutoEcole)
  const named = { ...UNUSED, ...input, method: 'CASH' as const, idAutoEcole, dateOperation }
  const line = { debit: accountOfPlace(destination, caller.id), credit: accountOfPlace(origine, caller.id), montant }
  return record(work, named, [line])
}
