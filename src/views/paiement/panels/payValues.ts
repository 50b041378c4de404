import type { CompteCandidat } from '@contract/argent/compte'
import type { Method, PaymentInput } from '@contract/argent/transaction'
import type { FieldCode } from '@contract/errors'
import { checkResolver } from '@core/form/checkResolver'
import type { Currency } from '@core/format/number'
import { amountText } from '@core/format/typedAmount'
import { amountFault, amountOf, textFault } from '@src/parts/argent/amounts'
import { type ChequeValues, chequeFaults, chequeOf, chequeStart } from '@src/parts/argent/chequeValues'

export type PayKind = PaymentInput['kind']

/** The form's values: amounts as typed. */
export interface PayValues extends ChequeValues {
  montant: string
  method: Method
  /** The cash that the candidate handed over. */
  recu: string
  reference: string
  payeur: string
  dateOperation: string
  /** The reason, when the management is asked. */
  motif: string
}

/** The methods with a document that has a number. */
export const WITH_REFERENCE = ['CHEQUE', 'TRANSFER', 'CARD'] as const
export const hasReference = (method: Method): method is (typeof WITH_REFERENCE)[number] =>
  WITH_REFERENCE.some((one) => one === method)

/** The proposed amount: the part due now, else the whole balance; for a refund the whole credit. */
const proposed = ({ aPayer, exigible }: CompteCandidat, kind: PayKind) =>
  kind === 'REFUND' ? Math.max(0, -aPayer) : Math.max(0, exigible > 0 ? exigible : aPayer)

interface Start {
  kind: PayKind
  compte: CompteCandidat
  today: string
  language: string
  currency: Currency
}

export function startOf({ kind, compte, today, language, currency }: Start): PayValues {
  const amount = proposed(compte, kind)
  return {
    montant: amount > 0 ? amountText(amount, { language, currency }) : '',
    method: 'CASH',
    recu: '',
    reference: '',
    ...chequeStart(today),
    payeur: '',
    dateOperation: today,
    motif: '',
  }
}

/** The cash handed over must cover the amount: with less cash, the cashier takes a smaller amount. */
function receivedFault({ method, montant, recu }: PayValues): FieldCode | undefined {
  if (method !== 'CASH' || !recu.trim()) return undefined
  return amountFault(recu) ?? (amountOf(recu) < amountOf(montant) ? 'below_amount' : undefined)
}

export const payResolver = (kind: PayKind, today: string, mustAsk: (montant: number) => boolean) =>
  checkResolver<PayValues>((values) => ({
    montant: amountFault(values.montant),
    dateOperation: values.dateOperation ? undefined : 'required',
    motif: mustAsk(amountOf(values.montant)) ? textFault(values.motif) : undefined,
    // A refund by cheque uses a cheque of the school, so its facts are not asked for.
    ...(kind === 'PAYMENT' && { recu: receivedFault(values), ...chequeFaults(values, today) }),
  }))

/** The body of the request, at the balance that the cashier saw. */
export const payBody = (values: PayValues, kind: PayKind, idCandidat: number, soldeVu: number) => ({
  kind,
  idCandidat,
  soldeVu,
  montant: amountOf(values.montant),
  method: values.method,
  dateOperation: values.dateOperation,
  payeur: values.payeur,
  // A number typed for another method does not belong to this one.
  reference: hasReference(values.method) && values.reference ? values.reference : null,
  cheque: kind === 'PAYMENT' ? chequeOf(values) : null,
})
