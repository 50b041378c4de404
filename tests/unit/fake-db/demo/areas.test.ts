// @vitest-environment node
import { AREAS, demoAreas } from '@fake-db/demo/areas'
import { installFakeDb } from '@fake-db/index'
import { fastest } from '@tests/helpers/fastest'
import axios, { AxiosError } from 'axios'
import { describe, expect, it, vi } from 'vitest'
import { openDemo } from './demo'

/** A path of each demo area. */
const PATHS = `/api/datatables/data /api/datatables/initial-data /api/autocomplete/data /api/main-search/data
/api/bookmarks/data /apps/email/emails /apps/chat/chats-and-contacts /apps/chat/users/profile-user /apps/todo/tasks
/apps/calendar/events /api/users/list/all-data /api/users/list/data /apps/invoice/invoices /api/invoice/invoices/5000
/api/invoice/clients /apps/ecommerce/products /apps/ecommerce/products/3 /apps/ecommerce/cart /apps/ecommerce/wishlist
/account-setting/data /profile/data /faq/data /faq/data/category /faq/data/knowledge_base /faq/data/question
/pricing/data /blog/list/data /blog/list/data/sidebar /blog/list/data/detail /blog/list/data/edit
/card/card-analytics/revenue /card/card-statistics/revenue`.split(/\s+/)

describe('demo paths', () => {
  it.each(PATHS)('%s answers alike with and without its leading slash and with a query', async (path) => {
    const { get, passed } = await openDemo()
    const answer = await get(path)
    expect(await get(path.slice(1))).toEqual(answer)
    expect(await get(`${path}?`)).toEqual(answer)
    expect(passed).toHaveLength(0)
  })

  it('accept parameters in the address or beside it', async () => {
    const { get } = await openDemo()
    expect(await get('apps/email/emails?folder=spam')).toEqual(await get('/apps/email/emails', { folder: 'spam' }))
    expect(await get('/apps/email/emails', new URLSearchParams({ folder: 'spam' }))).toEqual(
      await get('/apps/email/emails', { folder: 'spam' }),
    )
  })

  it('contain no remote picture', async () => {
    const { get } = await openDemo()
    for (const path of PATHS) {
      const pictures = JSON.stringify(await get(path)).match(
        /"(avatar|image|img|imgUrl|file|thumbnail|url|coverImg)":"[^"]+/g,
      )
      expect((pictures ?? []).filter((picture) => !/":"data:/.test(picture))).toEqual([])
    }
  })
})

describe('requests outside the demo', () => {
  it.each([
    ['get', '/apps/email'],
    ['get', '/apps/email/'],
    ['get', '/apps/email/emails/'],
    ['get', '/apps/email/emails/3'],
    ['get', '/apps/emails/email'],
    ['get', '/xapps/email/emails'],
    ['get', '/api/email/emails'],
    ['get', 'https://other.example/apps/email/emails'],
    ['get', '//other.example/apps/email/emails'],
    ['get', '/apps/users/list/data'],
    ['get', '/api/user/id/role'],
    ['get', '/apps/invoice/clients'],
    ['get', '/apps/invoice/invoices/5000'],
    ['get', '/apps/email/update-emails'],
    ['post', '/apps/email/emails'],
    ['put', '/apps/todo/update-task'],
    ['get', '/apps/calendar/remove-event'],
    ['delete', '/apps/ecommerce/cart'],
    ['post', '/apps/ecommerce/products'],
    ['head', '/pricing/data'],
    ['get', '/apps/email/constructor'],
  ])('%s %s goes to the network', async (method, url) => {
    const { http, passed } = await openDemo()
    const { data } = await http.request({ method, url })
    expect(data).toBe('from the network')
    expect(passed).toHaveLength(1)
  })

  it('go to the backend when there is one', async () => {
    const request = vi.fn(
      async () => new Response('{"from":"backend"}', { headers: { 'content-type': 'application/json' } }),
    )
    const http = axios.create()
    await installFakeDb(http, { backend: { request } })
    expect((await http.get('/api/candidat')).data).toEqual({ from: 'backend' })
    expect((await http.put('/api/users/user')).data).toEqual({ from: 'backend' })
    expect((await http.get('/api/users/list/all-data')).data).toHaveLength(50)
    expect(request).toHaveBeenCalledTimes(2)
  })
})

describe('hostile requests to the demo', () => {
  const POSTS = `/api/bookmarks/update /apps/email/update-emails /apps/email/update-emails-label /apps/email/send-email
/apps/chat/send-msg /apps/todo/add-tasks /apps/todo/update-task /apps/todo/reorder-tasks /apps/calendar/add-event
/apps/calendar/update-event /apps/users/add-user /apps/users/update-user /apps/invoice/add-invoice
/apps/invoice/update-invoice /apps/ecommerce/cart /apps/ecommerce/wishlist`.split(/\s+/)
  const json = { headers: { 'Content-Type': 'application/json' } }

  it.each(POSTS)('POST %s answers a 4xx status', async (url) => {
    const { http } = await openDemo()
    for (const body of ['', '{', 'null', '[]', '3', '"x"', '{"id":{}}', '{"__proto__":{"id":1}}', '{"id":1e999}']) {
      const { status, data } = await http.post(url, body, { ...json, transformRequest: (sent) => sent })
      expect([400, 404, 422]).toContain(status)
      expect(data).toEqual(expect.objectContaining({ statusCode: status, message: expect.stringMatching(/./) }))
    }
    const form = new FormData()
    form.append('id', '1')
    expect((await http.post(url, form)).status).toBe(400)
    expect(Object.hasOwn(Object.prototype, 'id')).toBe(false)
  })

  it.each(PATHS)('GET %s answers a known status', async (path) => {
    const { http } = await openDemo()
    const odd = [
      '',
      '0',
      '-1',
      '1000000',
      'NaN',
      '%00',
      '<script>',
      '((((',
      '__proto__',
      { a: 1 },
      [],
      ['x', 'y'],
      null,
    ]
    for (const value of odd) {
      const params = Object.fromEntries(
        [
          'q',
          'page',
          'perPage',
          'sortBy',
          'folder',
          'label',
          'filter',
          'tag',
          'status',
          'id',
          'sortColumn',
          'brand',
        ].map((name) => [name, value]),
      )
      const { status } = await http.get(path, { params })
      expect([200, 404, 422]).toContain(status)
    }
  })

  it.each([
    ['fr', 'Cet élément n’existe pas ou plus.'],
    ['en-GB', 'This item does not exist or is gone.'],
    ['xx', 'Cet élément n’existe pas ou plus.'],
  ])('are refused in the requested language (%s)', async (language, message) => {
    const { http } = await openDemo()
    const { data } = await http.get('/api/users/user', { params: { id: 99 }, headers: { 'Accept-Language': language } })
    expect(data).toEqual({ statusCode: 404, code: 'not_found', message })
  })
})

describe('sample data', () => {
  it('keeps its changes until the demo is installed again', async () => {
    const first = await openDemo()
    await first.status('delete', '/apps/users/delete', { id: 1 })
    expect(await first.get('/api/users/list/all-data')).toHaveLength(49)
    expect(await (await openDemo()).get('/api/users/list/all-data')).toHaveLength(50)
  })

  it('is not changed by callers who change an answer', async () => {
    const { get } = await openDemo()
    for (const path of PATHS) {
      const answer = await get<object>(path)
      const before = JSON.stringify(answer)
      for (const key of Object.keys(answer)) Reflect.deleteProperty(answer, key)
      expect(JSON.stringify(await get(path))).toBe(before)
    }
  })

  it('is loaded once, when its area is first requested', async () => {
    const begin = vi.fn(() => ({ 'GET /a': () => [200, 1] as const }))
    const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue({ begin })
    const answer = demoAreas()
    const area = { paths: /a/, load }
    const ask = () => answer(area, { url: '/a', method: 'get', headers: axios.AxiosHeaders.from({}) })
    expect(load).not.toHaveBeenCalled()
    await expect(ask()).rejects.toThrow('offline')
    await Promise.all([ask(), ask()])
    expect([load.mock.calls.length, begin.mock.calls.length]).toEqual([2, 1])
  })

  it('answers after the delay and respects the time limit of a request', async () => {
    const { http } = await openDemo({ delayMs: 60 })
    const start = performance.now()
    await http.get('/pricing/data')
    expect(performance.now() - start).toBeGreaterThanOrEqual(55)
    await expect(http.get('/pricing/data', { timeout: 10 })).rejects.toMatchObject({ code: AxiosError.ECONNABORTED })
  })

  it('has one area for each path', () => {
    for (const path of PATHS) expect(AREAS.filter(({ paths }) => paths.test(path))).toHaveLength(1)
  })
})

describe('load of the demo', () => {
  it('writes and reads a thousand messages, tasks and e-mails fast', async () => {
    const { http, get } = await openDemo()
    const thousand = Array.from({ length: 1000 }, (_, index) => index)
    const to = [{ name: 'A', email: 'a@b.example' }]
    await get('/apps/email/emails')
    for (const index of thousand) {
      await http.post('/apps/chat/send-msg', { obj: { contact: { id: 1 }, message: `Message ${index}` } })
      await http.post('/apps/todo/add-tasks', { task: { title: `Tâche ${index}` } })
      await http.post('/apps/email/send-email', {
        email: { folder: 'sent', to, subject: `Lettre ${index}`, message: '' },
      })
    }
    const emailIds = thousand.map((index) => index + 24)
    const reads = [
      () => get('/apps/chat/get-chat', { id: 1 }),
      () => get('/apps/todo/tasks', { sortBy: 'title-asc' }),
      () => get('/apps/email/emails', { folder: 'sent' }),
      () => get('/apps/email/paginate-email', { dir: 'next', emailId: 900 }),
      () => http.post('/apps/email/update-emails', { emailIds, dataToUpdate: { isRead: false } }),
      () => http.post('/apps/email/update-emails-label', { emailIds, label: 'private' }),
      () => http.post('/apps/todo/reorder-tasks', { taskIds: emailIds.map((id) => id - 5) }),
    ]
    for (const read of reads) expect(await fastest(read)).toBeLessThan(400)
  })
})
