export const INVOICE_STATUSES = ['Paid', 'Downloaded', 'Sent', 'Draft', 'Partial Payment', 'Past Due'] as const
export const PAYMENT_METHODS = ['cash', 'transfer', 'debit', 'credit', 'paypal'] as const

export type InvoiceStatus = (typeof INVOICE_STATUSES)[number]
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

export interface InvoiceClient {
  address: string
  company: string
  companyEmail: string
  country: string
  contact: string
  name: string
}

export interface InvoiceItem {
  title: string
  note: string
  /** Price of one, in dinars before discount and tax. */
  cost: number
  quantity: number
  /** Percent. */
  discount: number
  /** Percent. */
  tax: number
  /** Percent; like the first tax, computed on the price after the discount. */
  secondTax: number
}

export interface InvoicePayment {
  amount: number
  /** YYYY-MM-DD */
  date: string
  method: PaymentMethod
  note: string
}

export interface Invoice {
  id: number
  /** YYYY-MM-DD */
  issuedDate: string
  client: InvoiceClient
  service: string
  /** Dinars; always the sum of the items. */
  total: number
  avatar: string
  invoiceStatus: InvoiceStatus
  /** Dinars; always the total less the payments. */
  balance: number
  /** YYYY-MM-DD */
  dueDate: string
  items: InvoiceItem[]
  payments: InvoicePayment[]
  salesperson: string
  note: string
  /** The agreed way of payment. */
  acceptedPayment: PaymentMethod
  /** Optional parts of the printed invoice: the payment deadline, the note, a payment slip. */
  paymentTerms: boolean
  clientNotes: boolean
  paymentStub: boolean
}

export interface PaymentDetails {
  totalDue: number
  bankName: string
  country: string
  iban: string
  swiftCode: string
}

/** GET /apps/invoice/invoices */
export interface InvoiceQuery {
  q?: string
  /** The e-mail address of a client, to list only this client's invoices. */
  client?: string
  perPage?: number
  page?: number
  /** In any letter case: `paid` equals `Paid`. */
  status?: string
  sort?: 'asc' | 'desc'
  sortColumn?: 'id' | 'issuedDate' | 'dueDate' | 'total' | 'balance' | 'invoiceStatus' | 'client.name'
}

/** Newest first. `invoices` is the page, `total` the number of matches. */
export interface InvoiceList {
  allData: Invoice[]
  invoices: Invoice[]
  total: number
}

/** GET /api/invoice/invoices/{id} */
export interface InvoiceSheet {
  invoice: Invoice
  paymentDetails: PaymentDetails
}

/** POST /apps/invoice/add-invoice (201 { invoice }); totals are computed. */
export type InvoiceToAdd = Pick<Invoice, 'client' | 'items'> &
  Partial<Omit<Invoice, 'id' | 'total' | 'balance' | 'client' | 'items'>>

/** POST /apps/invoice/update-invoice ({ invoice }); payments without a status set it to Paid or Partial Payment. */
export type InvoiceUpdate = Partial<Omit<Invoice, 'total' | 'balance'>> & Pick<Invoice, 'id'>

/** Thousandths of a dinar as integers, so that sums are exact. */
const millimes = (dinars: number) => Math.round(dinars * 1000)
const dinars = (sum: number) => sum / 1000

type ItemFigures = Omit<InvoiceItem, 'title' | 'note'>

/** The amounts of one line: each is rounded once, so that the displayed lines add up to the totals. */
function lineMillimes({ cost, quantity, discount, tax, secondTax }: ItemFigures) {
  const subtotal = Math.round((millimes(cost) * millimes(quantity)) / 1000)
  const off = Math.round((subtotal * discount) / 100)
  const net = subtotal - off
  const taxes = Math.round((net * tax) / 100) + Math.round((net * secondTax) / 100)
  return { subtotal, off, net, taxes }
}

/** The amount of a line before tax. */
export const lineNet = (item: ItemFigures) => dinars(lineMillimes(item).net)

export interface InvoiceTotals {
  subtotal: number
  discount: number
  tax: number
  total: number
}

/** The totals of the items: the discount is applied first, the taxes to the rest. */
export function invoiceTotals(items: readonly ItemFigures[]): InvoiceTotals {
  const sums = { subtotal: 0, off: 0, taxes: 0 }
  for (const { subtotal, off, taxes } of items.map(lineMillimes)) {
    sums.subtotal += subtotal
    sums.off += off
    sums.taxes += taxes
  }
  const { subtotal, off, taxes } = sums
  return {
    subtotal: dinars(subtotal),
    discount: dinars(off),
    tax: dinars(taxes),
    total: dinars(subtotal - off + taxes),
  }
}

/** The amount left to pay. */
export const invoiceBalance = (total: number, payments: readonly Pick<InvoicePayment, 'amount'>[]) =>
  dinars(payments.reduce((left, { amount }) => left - millimes(amount), millimes(total)))
