import {
  INVOICE_STATUSES,
  type Invoice,
  type InvoiceClient,
  type InvoiceItem,
  type InvoiceList,
  type InvoicePayment,
  type InvoiceSheet,
  type InvoiceStatus,
  invoiceBalance,
  invoiceTotals,
  PAYMENT_METHODS,
} from '@contract/demo/invoice'
import type { DemoOwner } from '@contract/demo/owner'
import { PAYMENT_ACCOUNT, sampleInvoices } from './data/invoices'
import { dayFromNow } from './data/time'
import type { Calls } from './http/area'
import { pathId, type Query } from './http/query'
import {
  amount,
  day,
  filled,
  flag,
  given,
  id,
  listOf,
  objectOf,
  oneOf,
  percent,
  type Reader,
  type Readers,
  required,
  text,
  under,
} from './http/read'
import { type FieldErrors, invalid } from './http/refusal'
import { contains, nextId, pageOf, remove, rowOf, sortedBy } from './http/rows'

const PER_PAGE = 10
const CLIENTS = 5

/** Above it a sum would lose its last digits. */
const MOST = 9_999_999
const figure: Reader<number> = (value) => {
  const number = amount(value)
  return number !== undefined && number <= MOST ? number : undefined
}

const item = objectOf<InvoiceItem>(
  { title: filled, note: text, cost: figure, quantity: figure, discount: percent, tax: percent, secondTax: percent },
  ['note', 'discount', 'tax', 'secondTax'],
)
const PLAIN_ITEM = { note: '', discount: 0, tax: 0, secondTax: 0 }
const wholeItem: Reader<InvoiceItem> = (value) => {
  const read = item(value)
  return read && { ...PLAIN_ITEM, ...read }
}
const payment = objectOf<InvoicePayment>({ amount, date: day, method: oneOf(PAYMENT_METHODS), note: text }, ['note'])
const PLAIN_PAYMENT = { note: '' }
const wholePayment: Reader<InvoicePayment> = (value) => {
  const read = payment(value)
  return read && { ...PLAIN_PAYMENT, ...read }
}

const CLIENT: Readers<InvoiceClient> = {
  address: text,
  company: text,
  companyEmail: text,
  country: text,
  contact: text,
  name: filled,
}

const FIELDS: Readers<Omit<Invoice, 'id' | 'total' | 'balance'>> = {
  issuedDate: day,
  dueDate: day,
  client: objectOf(CLIENT),
  service: text,
  avatar: text,
  invoiceStatus: oneOf(INVOICE_STATUSES),
  items: listOf(wholeItem),
  payments: listOf(wholePayment),
  salesperson: text,
  note: text,
  acceptedPayment: oneOf(PAYMENT_METHODS),
  paymentTerms: flag,
  clientNotes: flag,
  paymentStub: flag,
}

const COLUMNS: Record<string, (invoice: Invoice) => string | number> = {
  id: (invoice) => invoice.id,
  issuedDate: (invoice) => invoice.issuedDate,
  dueDate: (invoice) => invoice.dueDate,
  total: (invoice) => invoice.total,
  balance: (invoice) => invoice.balance,
  invoiceStatus: (invoice) => invoice.invoiceStatus,
  'client.name': (invoice) => invoice.client.name,
}

function found(invoices: readonly Invoice[], query: Query): Invoice[] {
  const [q, status] = [query.search(), (query.text('status') ?? '').toLowerCase()]
  const asked = query.text('client')
  const rows = invoices.filter(
    ({ id: number, client, service, invoiceStatus }) =>
      contains(q, client.name, client.companyEmail, client.company, service, String(number)) &&
      (status === '' || invoiceStatus.toLowerCase() === status) &&
      (asked === undefined || client.companyEmail === asked),
  )
  const keyOf = new Map(Object.entries(COLUMNS)).get(query.text('sortColumn') ?? '')
  if (!keyOf) return rows
  const sorted = sortedBy(rows, keyOf)
  return query.text('sort') === 'desc' ? sorted.reverse() : sorted
}

/** The status after a payment, unless the caller sets one. */
function statusAfter({ invoiceStatus, payments, balance }: Invoice): InvoiceStatus {
  if (payments.length === 0) return invoiceStatus
  return balance <= 0 ? 'Paid' : 'Partial Payment'
}

function computed(invoice: Invoice): Invoice {
  const { total } = invoiceTotals(invoice.items)
  return { ...invoice, total, balance: invoiceBalance(total, invoice.payments) }
}

function created(fields: Partial<Omit<Invoice, 'id' | 'total' | 'balance'>>, number: number): Invoice {
  const { client, items } = fields
  const errors: FieldErrors = { ...(!client && { client: 'required' }), ...(!items?.length && { items: 'required' }) }
  if (!client || !items?.length) throw invalid(errors)
  const dates = { issuedDate: dayFromNow(0), dueDate: dayFromNow(30) }
  const empty = { service: items[0]?.title ?? '', avatar: '', payments: [], salesperson: '', note: '' }
  const usual = { invoiceStatus: 'Draft', acceptedPayment: 'transfer', total: 0, balance: 0 } as const
  const paper = { paymentTerms: true, clientNotes: true, paymentStub: false }
  return computed({ ...dates, ...empty, ...usual, ...paper, ...fields, client, items, id: number })
}

export function begin(me: DemoOwner): Calls {
  // The newest comes first.
  const invoices = sampleInvoices(me)

  function add(body: unknown): Invoice {
    const invoice = created(given(under(body, 'invoice'), FIELDS), nextId(invoices))
    invoices.unshift(invoice)
    return invoice
  }

  function update(body: unknown): Invoice {
    const content = under(body, 'invoice')
    const invoice = rowOf(invoices, required(content, 'id', id))
    const changes = given(content, FIELDS)
    const changed = computed({ ...invoice, ...changes })
    const isPaymentAlone = changes.payments !== undefined && changes.invoiceStatus === undefined
    return Object.assign(invoice, changed, isPaymentAlone && { invoiceStatus: statusAfter(changed) })
  }

  function sheet(number: number): InvoiceSheet {
    const invoice = rowOf(invoices, number)
    return { invoice, paymentDetails: { totalDue: invoice.balance, ...PAYMENT_ACCOUNT } }
  }

  return {
    'GET /apps/invoice/invoices': ({ query }) => {
      const rows = found(invoices, query)
      const page = pageOf(rows, query, PER_PAGE)
      return [200, { allData: invoices, invoices: page, total: rows.length } satisfies InvoiceList]
    },
    'GET /api/invoice/invoices/:id': ({ id: number }) => [200, sheet(pathId(number))],
    'GET /api/invoice/clients': () => [200, invoices.slice(0, CLIENTS).map(({ client }) => client)],
    'DELETE /apps/invoice/delete': ({ query }) => {
      remove(invoices, query.id('id'))
      return [200]
    },
    'POST /apps/invoice/add-invoice': ({ body }) => [201, { invoice: add(body) }],
    'POST /apps/invoice/update-invoice': ({ body }) => [200, { invoice: update(body) }],
  }
}
