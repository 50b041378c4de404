// @vitest-environment node
import {
  INVOICE_STATUSES,
  type InvoiceClient,
  type InvoiceList,
  type InvoiceSheet,
  invoiceBalance,
  invoiceTotals,
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

describe('the list of invoices', () => {
  it('holds 37 with every status, the newest first', async () => {
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

  it('narrows by status in any case and by text, both at once', async () => {
    const { list } = await openInvoices()
    const { allData } = await list()
    const drafts = allData.filter(({ invoiceStatus }) => invoiceStatus === 'Draft')
    expect((await list({ status: 'draft', perPage: 50 })).invoices).toEqual(drafts)
    const [draft] = drafts
    const { invoices } = await list({ status: 'Draft', q: draft?.client.name.toUpperCase() })
    expect(invoices).toEqual([draft])
    expect((await list({ status: 'Paid', q: String(draft?.id) })).total).toBe(0)
  })

  it('sorts by a column', async () => {
    const { list } = await openInvoices()
    const totals = (await list({ sortColumn: 'total', sort: 'asc', perPage: 50 })).invoices.map(({ total }) => total)
    expect(totals).toEqual([...totals].sort((a, b) => a - b))
  })
})

describe('one invoice', () => {
  it('comes with where to pay what is left', async () => {
    const { list, one } = await openInvoices()
    const [first] = (await list()).allData
    const { invoice, paymentDetails } = await one(5023)
    expect(invoice).toEqual(first)
    expect(Object.keys(paymentDetails).sort()).toEqual(['bankName', 'country', 'iban', 'swiftCode', 'totalDue'])
    expect(paymentDetails.totalDue).toBe(invoice.balance)
  })

  it.each([1, 999_999, 'x', '-1', '1.5', '%E0%A4%A', '__proto__'])('%s is not found', async (id) => {
    const { status } = await openInvoices()
    expect(await status('get', `/api/invoice/invoices/${id}`)).toBe(404)
  })

  it('is deleted, and no other for an unknown id', async () => {
    const { list, status } = await openInvoices()
    expect(await status('delete', '/apps/invoice/delete', { id: 1 })).toBe(404)
    expect(await status('delete', '/apps/invoice/delete')).toBe(422)
    expect(await status('delete', '/apps/invoice/delete', { id: 5000 })).toBe(200)
    const { allData } = await list()
    expect(allData).toHaveLength(36)
    expect(ids(allData)).not.toContain(5000)
  })
})

it('the clients are those of the first five invoices', async () => {
  const { list, get, status } = await openInvoices()
  const expected = async () => (await list()).allData.slice(0, 5).map(({ client }) => client)
  expect(await get<InvoiceClient[]>('/api/invoice/clients')).toEqual(await expected())
  await status('delete', '/apps/invoice/delete', { id: 5022 })
  expect(await get<InvoiceClient[]>('/api/invoice/clients')).toEqual(await expected())
})

describe('writing invoices', () => {
  const item = { title: 'Leçon', note: '', cost: 38, quantity: 2, discount: 10, tax: 19 }

  it('adds one at the top, its totals computed', async () => {
    const { http, list } = await openInvoices()
    const client = (await list()).allData[0]?.client
    const { status, data } = await http.post(ADD, { invoice: { client, items: [item], total: 1 } })
    expect([status, data.invoice.id, data.invoice.total]).toEqual([201, 5024, 81.396])
    expect((await list()).allData[0]).toEqual(data.invoice)
  })

  it('takes payments for what they mean', async () => {
    const { http, list } = await openInvoices()
    const { id = 0, total = 0 } = (await list({ status: 'draft' })).invoices[0] ?? {}
    const pay = (...amounts: number[]) =>
      http.post(UPDATE, {
        invoice: { id, payments: amounts.map((amount) => ({ amount, date: '2026-01-05', method: 'card' })) },
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
    [UPDATE, { invoice: { id: 5000, invoiceStatus: 'paid' } }, 422],
  ])('%s with %j answers %i', async (url, body, expected) => {
    const { status } = await openInvoices()
    expect(await status('post', url, body)).toBe(expected)
  })

  it('never loses a millime', () => {
    const items = fc.array(
      fc.record({
        cost: fc.integer({ min: 0, max: 9_999_999 }).map((millimes) => millimes / 1000),
        quantity: fc.integer({ min: 0, max: 99 }),
        discount: fc.integer({ min: 0, max: 100 }),
        tax: fc.integer({ min: 0, max: 100 }),
      }),
    )
    fc.assert(
      fc.property(items, (rows) => {
        const { subtotal, discount, tax, total } = invoiceTotals(rows)
        expect(Math.round(total * 1000)).toBe(Math.round((subtotal - discount + tax) * 1000))
        expect(total).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
