import type { TransactionInput, TransactionSaved } from '@contract/argent/transaction'
import type { Caller } from '../../../caller'
import type { Deps } from '../../../deps'
import { type Write, write } from '../../write'
import { answerOf, logTransaction } from './answer'
import { payMoniteur, takePayment } from './people'
import { earn, spend, transfer } from './school'
import { writeOff } from './writeOff'

function moved(work: Write, input: TransactionInput): Promise<number> {
  switch (input.kind) {
    case 'PAY':
      return payMoniteur(work, input)
    case 'EXPENSE':
      return spend(work, input)
    case 'INCOME':
      return earn(work, input)
    case 'TRANSFER':
      return transfer(work, input)
    case 'WRITE_OFF':
      return writeOff(work, input)
    default:
      return takePayment(work, input)
  }
}

/** Enters a movement of money. @throws 403, 404, 409 with the current balance when it differs from the one seen, 422 */
export const createTransaction = (deps: Deps, caller: Caller, input: TransactionInput): Promise<TransactionSaved> =>
  write(deps, caller, async (work) => {
    const id = await moved(work, input)
    await logTransaction(work, id)
    return answerOf(work, id)
  })
