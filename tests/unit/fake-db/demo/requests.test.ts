// @vitest-environment node
import type { DemoEventQuery, DemoEventToAdd, DemoEventUpdate } from '@contract/demo/calendar'
import type { MessageToSend } from '@contract/demo/chat'
import type {
  EmailLabelToggle,
  EmailListQuery,
  EmailNeighbourQuery,
  EmailQuery,
  EmailToSend,
  EmailUpdate,
} from '@contract/demo/email'
import type { Invoice, InvoiceQuery, InvoiceToAdd, InvoiceUpdate } from '@contract/demo/invoice'
import type { BookmarkToggle } from '@contract/demo/search'
import type { ProductQuery, ProductToAdd } from '@contract/demo/shop'
import type { DemoRowQuery } from '@contract/demo/table'
import type { TaskDeletion, TaskOrder, TaskQuery, TaskToAdd, TaskUpdate } from '@contract/demo/todo'
import type { DemoUserQuery, DemoUserToAdd, DemoUserUpdate } from '@contract/demo/user'
import { describe, expect, it } from 'vitest'
import { openDemo } from './demo'

const start = '2026-05-04T08:00:00.000Z'
const client: Invoice['client'] = {
  address: '1, rue du Lac',
  company: 'Essai',
  companyEmail: 'a@b.example',
  country: 'Tunisie',
  contact: '',
  name: 'Nadia Kallel',
}
const items: Invoice['items'] = [
  { title: 'Leçon', note: '', cost: 38, quantity: 1, discount: 0, tax: 19, secondTax: 0 },
]

describe('demo calls with the types of the contract', () => {
  it.each<[string, object]>([
    ['/api/datatables/data', { q: 'a', perPage: 5, page: 2 } satisfies DemoRowQuery],
    ['/apps/email/emails', { q: 'a', folder: 'starred', label: 'company' } satisfies EmailListQuery],
    ['/apps/email/get-email', { id: 20, folder: 'inbox' } satisfies EmailQuery],
    ['/apps/email/paginate-email', { dir: 'next', emailId: 20, folder: '' } satisfies EmailNeighbourQuery],
    ['/apps/todo/tasks', { q: '', filter: 'important', tag: 'high', sortBy: 'due-date' } satisfies TaskQuery],
    ['/apps/calendar/events', { calendars: ['ETC'] } satisfies DemoEventQuery],
    ['/api/users/list/data', { role: 'admin', sort: 'asc', sortColumn: 'fullName' } satisfies DemoUserQuery],
    ['/apps/invoice/invoices', { status: 'Sent', sort: 'desc', sortColumn: 'client.name' } satisfies InvoiceQuery],
    ['/apps/ecommerce/products', { category: ['care'], brand: ['Lustra'], minPrice: 5 } satisfies ProductQuery],
  ])('GET %s accepts %j', async (url, params) => {
    const { get } = await openDemo()
    expect(JSON.stringify(await get(url, params)).length).toBeGreaterThan(20)
  })

  it.each<[string, object, number]>([
    ['/api/bookmarks/update', { id: 1 } satisfies BookmarkToggle, 200],
    ['/apps/email/update-emails', { emailIds: [1], dataToUpdate: { folder: 'inbox' } } satisfies EmailUpdate, 200],
    ['/apps/email/update-emails-label', { emailIds: [1], label: 'private' } satisfies EmailLabelToggle, 200],
    ['/apps/email/send-email', { folder: 'draft', to: [], subject: '', message: '' } satisfies EmailToSend, 201],
    ['/apps/chat/send-msg', { obj: { contact: { id: 1 }, message: 'a' } } satisfies MessageToSend, 201],
    ['/apps/todo/add-tasks', { task: { title: 'a', dueDate: null, tags: [] } } satisfies TaskToAdd, 201],
    ['/apps/todo/update-task', { task: { id: 1, isImportant: true } } satisfies TaskUpdate, 200],
    ['/apps/todo/reorder-tasks', { taskIds: [3, 1] } satisfies TaskOrder, 200],
    [
      '/apps/calendar/add-event',
      {
        event: { title: 'a', url: '', start, end: start, allDay: false, extendedProps: { calendar: 'ETC' } },
      } satisfies DemoEventToAdd,
      201,
    ],
    ['/apps/calendar/update-event', { event: { id: 1, allDay: true } } satisfies DemoEventUpdate, 200],
    ['/apps/users/add-user', { fullName: 'Nadia Kallel' } satisfies DemoUserToAdd, 201],
    ['/apps/users/update-user', { id: 1, role: 'author' } satisfies DemoUserUpdate, 200],
    ['/apps/invoice/add-invoice', { client, items } satisfies InvoiceToAdd, 201],
    ['/apps/invoice/update-invoice', { id: 5000, note: 'a' } satisfies InvoiceUpdate, 200],
    ['/apps/ecommerce/cart', { productId: 1, qty: 2 } satisfies ProductToAdd, 201],
  ])('POST %s accepts %j', async (url, body, expected) => {
    const { http } = await openDemo()
    const { status, data } = await http.post(url, body)
    expect(status).toBe(expected)
    // The store's cache treats undefined as no answer.
    expect(data).toBeDefined()
  })

  it.each<[string, object]>([
    ['/apps/todo/delete-task', { taskId: 1 } satisfies TaskDeletion],
    ['/apps/calendar/remove-event', { id: 1 }],
    ['/apps/users/delete', { id: 1 }],
    ['/apps/invoice/delete', { id: 5000 }],
  ])('DELETE %s accepts %j in the address or in the body', async (url, one) => {
    const first = await openDemo()
    expect(await first.status('delete', url, one)).toBe(200)
    const { http } = await openDemo()
    expect((await http.delete(url, { data: one })).status).toBe(200)
    expect((await http.delete(url, { data: {} })).status).toBe(422)
    const name = Object.keys(one)[0] ?? ''
    // The address takes precedence.
    expect((await http.delete(url, { params: { [name]: 99_999 }, data: one })).status).toBe(404)
    expect((await http.delete(url, { data: { [name]: [1] } })).status).toBe(422)
  })
})
