// @vitest-environment node
import {
  INVOICE_STATUSES,
  type InvoiceClient,
  type InvoiceList,
  type InvoiceSheet,
  invoiceBalance,
  invoiceTotals,
  lineNet,
} from '@contract/demo/invoice'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ids, openDemo } from './demo'

const ADD = '/apps/invoice/add-invoice'
const UPDATE = '/apps/invoice/update-invoice'

async function openInvoices() {
  const demo = await openDemo()
  return {
    ...demo,
    list: (params?: object) => demo.get<InvoiceList>('/apps/invoice/invoices', params),
    one: (id: number) => demo.get<InvoiceSheet>(`/api/invoice/invoices/${id}`),
  }
}

describe('list of demo invoices', () => {
  it('contains 37 with every status, the newest first', async () => {
    const { list } = await openInvoices()
    const { allData, invoices, total } = await list()
    expect([allData.length, total]).toEqual([37, 37])
    expect(invoices).toEqual(allData.slice(0, 10))
    expect(ids(allData)).toEqual(Array.from({ length: 37 }, (_, index) => 5023 - index))
    expect(new Set(allData.map(({ invoiceStatus }) => invoiceStatus))).toEqual(new Set(INVOICE_STATUSES))
  })

  it('has totals and balances that add up', async () => {
    const { list } = await openInvoices()
    for (const invoice of (await list()).allData) {
      expect(invoice.total).toBe(invoiceTotals(invoice.items).total)
      expect(invoice.balance).toBe(invoiceBalance(invoice.total, invoice.payments))
      if (invoice.invoiceStatus === 'Paid') expect(invoice.balance).toBe(0)
      if (invoice.invoiceStatus === 'Partial Payment') expect(invoice.balance).toBeGreaterThan(0)
    }
  })

  it('filters by status in any case and by text', async () => {
    const { list } = await openInvoices()
    const { allData } = await list()
    const drafts = allData.filter(({ invoiceStatus }) => invoiceStatus === 'Draft')
    expect((await list({ status: 'draft', perPage: 50 })).invoices).toEqual(drafts)
    const [draft] = drafts
    const { invoices } = await list({ status: 'Draft', q: draft?.client.name.toUpperCase() })
    expect(invoices).toEqual([draft])
    expect((await list({ status: 'Paid', q: String(draft?.id) })).total).toBe(0)
  })

  it('sorts invoices by a column', async () => {
    const { list } = await openInvoices()
    const totals = (await list({ sortColumn: 'total', sort: 'asc', perPage: 50 })).invoices.map(({ total }) => total)
    expect(totals).toEqual([...totals].sort((a, b) => a - b))
  })
})

describe('demo invoice', () => {
  it('has the bank details and the remaining amount', async () => {
    const { list, one } = await openInvoices()
    const [first] = (await list()).allData
    const { invoice, paymentDetails } = await one(5023)
    expect(invoice).toEqual(first)
    expect(Object.keys(paymentDetails).sort()).toEqual(['bankName', 'country', 'iban', 'swiftCode', 'totalDue'])
    expect(paymentDetails.totalDue).toBe(invoice.balance)
  })

  it.each([1, 999_999, 'x', '-1', '1.5', '%E0%A4%A', '__proto__'])('answers 404 for the invoice %s', async (id) => {
    const { status } = await openInvoices()
    expect(await status('get', `/api/invoice/invoices/${id}`)).toBe(404)
  })

  it('is deleted, and an unknown id answers 404', async () => {
    const { list, status } = await openInvoices()
    expect(await status('delete', '/apps/invoice/delete', { id: 1 })).toBe(404)
    expect(await status('delete', '/apps/invoice/delete')).toBe(422)
    expect(await status('delete', '/apps/invoice/delete', { id: 5000 })).toBe(200)
    const { allData } = await list()
    expect(allData).toHaveLength(36)
    expect(ids(allData)).not.toContain(5000)
  })
})

it('lists as clients those of the first five invoices', async () => {
  const { list, get, status } = await openInvoices()
  const expected = async () => (await list()).allData.slice(0, 5).map(({ client }) => client)
  expect(await get<InvoiceClient[]>('/api/invoice/clients')).toEqual(await expected())
  await status('delete', '/apps/invoice/delete', { id: 5022 })
  expect(await get<InvoiceClient[]>('/api/invoice/clients')).toEqual(await expected())
})

describe('writing demo invoices', () => {
  const item = { title: 'Leçon', note: '', cost: 38, quantity: 2, discount: 10, tax: 19 }

  it('adds one at the top with computed totals', async () => {
    const { http, list } = await openInvoices()
    const client = (await list()).allData[0]?.client
    const { status, data } = await http.post(ADD, { invoice: { client, items: [item], total: 1 } })
    expect([status, data.invoice.id, data.invoice.total]).toEqual([201, 5024, 81.396])
    expect((await list()).allData[0]).toEqual(data.invoice)
  })

  it('derives status and balance from payments', async () => {
    const { http, list } = await openInvoices()
    const { id = 0, total = 0 } = (await list({ status: 'draft' })).invoices[0] ?? {}
    const pay = (...amounts: number[]) =>
      http.post(UPDATE, {
        invoice: { id, payments: amounts.map((amount) => ({ amount, date: '2026-01-05', method: 'credit' })) },
      })
    const partial = (await pay(1)).data.invoice
    expect([partial.invoiceStatus, partial.balance]).toEqual([
      'Partial Payment',
      invoiceBalance(total, [{ amount: 1 }]),
    ])
    const paid = (await pay(1, partial.balance)).data.invoice
    expect([paid.invoiceStatus, paid.balance]).toEqual(['Paid', 0])
  })

  it.each([
    [ADD, { invoice: { items: [item] } }, 422],
    [ADD, { invoice: { client: {}, items: [] } }, 422],
    [UPDATE, { invoice: { id: 1 } }, 404],
    [UPDATE, { invoice: { id: 5000, items: [{ title: 'a', cost: -1, quantity: 1 }] } }, 422],
    [UPDATE, { invoice: { id: 5000, items: [{ title: 'a', cost: 1e12, quantity: 1 }] } }, 422],
    [UPDATE, { invoice: { id: 5000, invoiceStatus: 'paid' } }, 422],
    [UPDATE, { invoice: { id: 5000, acceptedPayment: 'gold' } }, 422],
  ])('%s with %j answers %i', async (url, body, expected) => {
    const { status } = await openInvoices()
    expect(await status('post', url, body)).toBe(expected)
  })

  const figures = fc.array(
    fc.record({
      cost: fc.integer({ min: 0, max: 9_999_999 }).map((millimes) => millimes / 1000),
      quantity: fc.integer({ min: 0, max: 99_999 }).map((thousandths) => thousandths / 1000),
      discount: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
      tax: fc.integer({ min: 0, max: 100 }),
      secondTax: fc.integer({ min: 0, max: 100 }),
    }),
  )
  /** The sums that a user would compute from the displayed amounts. */
  const inMillimes = (amount: number) => Math.round(amount * 1000)

  it('has lines, subtotal, discount, tax and total that add up to the millime', () => {
    fc.assert(
      fc.property(figures, (rows) => {
        const { subtotal, discount, tax, total } = invoiceTotals(rows)
        const lines = rows.reduce((sum, row) => sum + inMillimes(lineNet(row)), 0)
        expect(lines).toBe(inMillimes(subtotal) - inMillimes(discount))
        expect(inMillimes(total)).toBe(lines + inMillimes(tax))
        expect(total).toBeGreaterThanOrEqual(0)
        for (const shown of [subtotal, discount, tax, total]) expect(shown).toBe(inMillimes(shown) / 1000)
      }),
    )
  })

  it('is paid in full by payments that add up to the total', () => {
    const parts = fc.array(fc.integer({ min: 1, max: 9_999_999 }), { minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(parts, (amounts) => {
        const total = amounts.reduce((sum, part) => sum + part, 0) / 1000
        const payments = amounts.map((part) => ({ amount: part / 1000 }))
        expect(invoiceBalance(total, payments)).toBe(0)
      }),
    )
  })

  it('stores the payment method and the printed parts', async () => {
    const { http, one } = await openInvoices()
    const paper = { acceptedPayment: 'paypal', paymentTerms: false, clientNotes: false, paymentStub: true }
    expect((await http.post(UPDATE, { invoice: { id: 5000, ...paper } })).status).toBe(200)
    expect((await one(5000)).invoice).toMatchObject(paper)
  })
})

it('gives each client one city, postcode, country and dialling code', async () => {
  const { list } = await openInvoices()
  const homes = (await list()).allData.map(({ client }) => {
    const [, , town = ''] = client.address.split(', ')
    return [town, `${client.country} ${client.contact.split(' ')[0]}`] as const
  })
  const known = new Map(homes)
  for (const [town, country] of homes) {
    expect(town).toMatch(/^\d{4,5} \p{L}+/u)
    expect(known.get(town)).toBe(country)
  }
  expect(known.get('1000 Tunis')).toBe('Tunisie +216')
  expect(known.get('69002 Lyon')).toBe('France +33')
})
