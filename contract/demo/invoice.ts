export const INVOICE_STATUSES = ['Paid', 'Downloaded', 'Sent', 'Draft', 'Partial Payment', 'Past Due'] as const
export const PAYMENT_METHODS = ['cash', 'transfer', 'card', 'cheque'] as const

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
  /** Of one, in dinars before discount and tax. */
  cost: number
  quantity: number
  /** Percent. */
  discount: number
  /** Percent. */
  tax: number
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
  perPage?: number
  page?: number
  /** In any case: `paid` and `Paid` are one. */
  status?: string
  sort?: 'asc' | 'desc'
  sortColumn?: 'id' | 'issuedDate' | 'dueDate' | 'total' | 'balance' | 'invoiceStatus' | 'client.name'
}

/** Newest first. `invoices` is the page, `total` counts what was found. */
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

const millimes = (amount: number) => Math.round(amount * 1000) / 1000

export interface InvoiceTotals {
  subtotal: number
  discount: number
  tax: number
  total: number
}

/** What the items come to: the discount first, the tax on what is left. */
export function invoiceTotals(items: readonly Omit<InvoiceItem, 'title' | 'note'>[]): InvoiceTotals {
  const sums = { subtotal: 0, discount: 0, tax: 0 }
  for (const { cost, quantity, discount, tax } of items) {
    const gross = cost * quantity
    const off = (gross * discount) / 100
    sums.subtotal += gross
    sums.discount += off
    sums.tax += ((gross - off) * tax) / 100
  }
  const [subtotal, discount, tax] = [millimes(sums.subtotal), millimes(sums.discount), millimes(sums.tax)]
  return { subtotal, discount, tax, total: millimes(subtotal - discount + tax) }
}

/** What is left to pay. */
export const invoiceBalance = (total: number, payments: readonly Pick<InvoicePayment, 'amount'>[]) =>
  millimes(total - payments.reduce((sum, { amount }) => sum + amount, 0))
