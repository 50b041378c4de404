import type { Method } from '@contract/argent/transaction'
import type { FieldCode } from '@contract/errors'
import { textFault } from './amounts'

/** The facts of a cheque as typed, beside the other values of a form. */
export interface ChequeValues {
  banque: string
  numeroCheque: string
  titulaire: string
  dateCheque: string
  reserve: boolean
}

export const chequeStart = (today: string): ChequeValues => ({
  banque: '',
  numeroCheque: '',
  titulaire: '',
  dateCheque: today,
  reserve: true,
})

type Typed = ChequeValues & { method: Method }
type Faults = Partial<Record<keyof ChequeValues, FieldCode>>

function dateFaultOf(date: string, today: string): FieldCode | undefined {
  if (date === '') return 'required'
  return date > today ? 'date_future' : undefined
}

/** A cheque is taken with its bank and number, and is not dated after today. */
export function chequeFaults({ method, banque, numeroCheque, dateCheque }: Typed, today: string): Faults {
  if (method !== 'CHEQUE') return {}
  const banqueFault = textFault(banque)
  const numeroFault = textFault(numeroCheque)
  const dateFault = dateFaultOf(dateCheque, today)
  return {
    ...(banqueFault && { banque: banqueFault }),
    ...(numeroFault && { numeroCheque: numeroFault }),
    ...(dateFault && { dateCheque: dateFault }),
  }
}

/** The cheque of a request; null for another method. */
export const chequeOf = ({ method, banque, numeroCheque, titulaire, dateCheque, reserve }: Typed) =>
  method === 'CHEQUE' ? { banque, numero: numeroCheque, titulaire, date: dateCheque, reserve } : null
