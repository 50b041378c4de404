import {
  type Invoice,
  type InvoiceClient,
  type InvoiceItem,
  type InvoiceStatus,
  invoiceTotals,
  type PaymentMethod,
} from '@contract/demo/invoice'
import { today } from '@core/format/date'
import { amountFault, amountOf, amountText } from './amounts'

/** A line as typed. */
export interface ItemValues {
  title: string
  note: string
  cost: string
  quantity: string
  discount: string
  tax: string
  secondTax: string
}

export interface InvoiceValues {
  client: InvoiceClient | null
  issuedDate: string
  dueDate: string
  invoiceStatus: InvoiceStatus | null
  salesperson: string
  note: string
  acceptedPayment: PaymentMethod | null
  paymentTerms: boolean
  clientNotes: boolean
  paymentStub: boolean
  items: ItemValues[]
}

export const emptyItem = (): ItemValues => ({
  title: '',
  note: '',
  cost: '',
  quantity: '1',
  discount: '0',
  tax: '19',
  secondTax: '0',
})

const itemValues = (item: InvoiceItem): ItemValues => ({
  ...item,
  cost: amountText(item.cost),
  quantity: amountText(item.quantity),
  discount: amountText(item.discount),
  tax: amountText(item.tax),
  secondTax: amountText(item.secondTax),
})

const DUE_AFTER_MS = 30 * 86_400_000

/** The start values of the form: an invoice, or a new one that is due in 30 days. */
export function startValues(invoice?: Invoice): InvoiceValues {
  const day = today()
  if (!invoice) {
    const dueDate = new Date(Date.parse(day) + DUE_AFTER_MS).toISOString().slice(0, 10)
    const empty = { client: null, salesperson: '', note: '', items: [emptyItem()] }
    const paper = { paymentTerms: true, clientNotes: true, paymentStub: false }
    return { ...empty, ...paper, acceptedPayment: 'transfer', issuedDate: day, dueDate, invoiceStatus: 'Draft' }
  }
  const { client, issuedDate, dueDate, invoiceStatus, salesperson, note, items } = invoice
  const { acceptedPayment, paymentTerms, clientNotes, paymentStub } = invoice
  return {
    client,
    issuedDate,
    dueDate,
    invoiceStatus,
    salesperson,
    note,
    acceptedPayment,
    paymentTerms,
    clientNotes,
    paymentStub,
    items: items.map(itemValues),
  }
}

/** The parsed lines; an incomplete figure counts as zero. */
export const itemsOf = (items: readonly ItemValues[]): InvoiceItem[] =>
  items.map(({ title, note, ...item }) => ({
    title: title.trim(),
    note: note.trim(),
    cost: amountOf(item.cost) ?? 0,
    quantity: amountOf(item.quantity) ?? 0,
    discount: Math.min(amountOf(item.discount) ?? 0, 100),
    tax: Math.min(amountOf(item.tax) ?? 0, 100),
    secondTax: Math.min(amountOf(item.secondTax) ?? 0, 100),
  }))

export const totalsOf = (items: readonly ItemValues[]) => invoiceTotals(itemsOf(items))

const PERCENT = { upTo: 100 }
/** The maximum per item: more is a typing error. */
const MOST = 99_999
const HIGHEST_PRICE = 9_999_999

/** The code of the fault of each field, by its path. */
export function faultsOf({
  client,
  issuedDate,
  dueDate,
  acceptedPayment,
  items,
}: InvoiceValues): Record<string, string | undefined> {
  const lines = items.flatMap((item, index) => [
    [`items.${index}.title`, item.title.trim() ? undefined : 'required'],
    [`items.${index}.cost`, amountFault(item.cost, { upTo: HIGHEST_PRICE })],
    [`items.${index}.quantity`, amountFault(item.quantity, { above: 0, upTo: MOST })],
    [`items.${index}.discount`, amountFault(item.discount, PERCENT)],
    [`items.${index}.tax`, amountFault(item.tax, PERCENT)],
    [`items.${index}.secondTax`, amountFault(item.secondTax, PERCENT)],
  ])
  return {
    client: client ? undefined : 'required',
    issuedDate: issuedDate ? undefined : 'required',
    dueDate: dueFault(issuedDate, dueDate),
    acceptedPayment: acceptedPayment ? undefined : 'required',
    ...Object.fromEntries(lines),
  }
}

function dueFault(issuedDate: string, dueDate: string): string | undefined {
  if (!dueDate) return 'required'
  return dueDate < issuedDate ? 'end_before_start' : undefined
}
