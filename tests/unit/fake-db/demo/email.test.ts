// @vitest-environment node
import { EMAIL_FOLDERS, EMAIL_LABELS, type Email, type EmailList, type OpenEmail } from '@contract/demo/email'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ids, openDemo } from './demo'

const LIST = '/apps/email/emails'
const UPDATE = '/apps/email/update-emails'

async function openMail() {
  const demo = await openDemo()
  const list = (params?: object) => demo.get<EmailList>(LIST, params)
  const one = (id: number, params?: object) => demo.get<OpenEmail>('/apps/email/get-email', { id, ...params })
  const neighbour = (emailId: number, dir: string, params?: object) =>
    demo.http.get<OpenEmail>('/apps/email/paginate-email', { params: { emailId, dir, ...params } })
  /** All 23 messages in the order of their ids. */
  const all = async () => {
    const lists = await Promise.all(EMAIL_FOLDERS.map((folder) => list({ folder })))
    return lists.flatMap(({ emails }) => emails).sort((a, b) => a.id - b.id)
  }
  return { ...demo, list, one, neighbour, all }
}

describe('list of demo messages', () => {
  it('spreads 23 messages over five folders', async () => {
    const { all, list } = await openMail()
    expect(await all()).toHaveLength(23)
    expect((await list({ folder: '' })).emails).toHaveLength(23 - (await list({ folder: 'trash' })).emails.length)
  })

  it('shows the inbox by default, the latest first', async () => {
    const { list } = await openMail()
    const { emails } = await list()
    expect(emails.every(({ folder }) => folder === 'inbox')).toBe(true)
    expect(ids(emails)).toEqual(ids(emails).sort((a, b) => b - a))
    expect(emails.map(({ time }) => time)).toEqual(
      emails
        .map(({ time }) => time)
        .sort()
        .reverse(),
    )
    expect(await list({ folder: 'inbox' })).toEqual(await list())
  })

  it('searches part of the subject in any case and nothing else', async () => {
    const { list } = await openMail()
    const [first] = (await list()).emails
    expect(ids((await list({ q: first?.subject.slice(2, 9).toUpperCase() })).emails)).toContain(first?.id)
    expect((await list({ q: first?.from.email })).emails).toEqual([])
  })

  it('shows the starred messages of every folder except the trash', async () => {
    const { list, all, http } = await openMail()
    const trashed = (await list({ folder: 'trash' })).emails.map(({ id }) => id)
    await http.post(UPDATE, { emailIds: trashed, dataToUpdate: { isStarred: true } })
    const { emails } = await list({ folder: 'starred' })
    const expected = (await all()).filter(({ isStarred, folder }) => isStarred && folder !== 'trash')
    expect(ids(emails)).toEqual(ids(expected).reverse())
    expect(new Set(emails.map(({ folder }) => folder)).size).toBeGreaterThan(1)
  })

  it('is empty for an unknown folder', async () => {
    const { list } = await openMail()
    expect((await list({ folder: 'elsewhere' })).emails).toEqual([])
  })

  it('filters a folder by label', async () => {
    const { list } = await openMail()
    for (const label of EMAIL_LABELS) {
      const { emails } = await list({ label })
      expect(emails.length).toBeGreaterThan(0)
      expect(emails.every(({ labels, folder }) => labels.includes(label) && folder === 'inbox')).toBe(true)
    }
  })

  it('counts unread inbox and spam messages and all drafts, whatever the list shows', async () => {
    const { list, http } = await openMail()
    const { emailsMeta } = await list({ folder: 'sent', q: 'nothing' })
    expect(emailsMeta).toEqual({ inbox: 3, draft: 3, spam: 2 })
    const drafts = ids((await list({ folder: 'draft' })).emails)
    await http.post(UPDATE, { emailIds: drafts, dataToUpdate: { isRead: false } })
    expect((await list()).emailsMeta).toEqual(emailsMeta)
  })

  it('moves messages marked as deleted to the trash', async () => {
    const { list, http } = await openMail()
    const [first] = (await list()).emails
    await http.post(UPDATE, { emailIds: [first?.id], dataToUpdate: { isDeleted: true } })
    expect(ids((await list()).emails)).not.toContain(first?.id)
    expect(ids((await list({ folder: 'trash' })).emails)).toContain(first?.id)
    expect((await list()).emailsMeta.inbox).toBe(2)
  })
})

describe('changes of demo messages', () => {
  it('merge the given fields only', async () => {
    const { list, http, one } = await openMail()
    const [a, b] = (await list()).emails
    const { status } = await http.post(UPDATE, {
      emailIds: [a?.id, b?.id],
      dataToUpdate: { folder: 'spam', isRead: false, id: 99 },
    })
    expect(status).toBe(200)
    const changed = await one(a?.id ?? 0)
    expect(changed).toMatchObject({ ...a, folder: 'spam', isRead: false })
    expect((await one(b?.id ?? 0)).folder).toBe('spam')
  })

  it('skip missing messages unless all are missing', async () => {
    const { list, http, status } = await openMail()
    const [a] = (await list()).emails
    expect((await http.post(UPDATE, { emailIds: [a?.id, 999], dataToUpdate: { isRead: true } })).status).toBe(200)
    expect(await status('post', UPDATE, { emailIds: [999], dataToUpdate: { isRead: true } })).toBe(404)
    expect(await status('post', UPDATE, { emailIds: [], dataToUpdate: { isRead: true } })).toBe(200)
  })

  it('toggle a label of a message', async () => {
    const { http, one, list } = await openMail()
    const emails = (await list()).emails
    const withLabel = emails.find(({ labels }) => labels.includes('company'))
    const without = emails.find(({ labels }) => !labels.includes('company'))
    const toggle = () =>
      http.post('/apps/email/update-emails-label', { emailIds: [withLabel?.id, without?.id], label: 'company' })
    expect((await toggle()).status).toBe(200)
    expect((await one(withLabel?.id ?? 0)).labels).not.toContain('company')
    expect((await one(without?.id ?? 0)).labels).toContain('company')
    await toggle()
    expect((await one(withLabel?.id ?? 0)).labels).toContain('company')
  })

  it('are not made by callers who change an answer', async () => {
    const { list } = await openMail()
    const before = await list()
    const answer = await list()
    for (const email of answer.emails) email.labels.push('private')
    answer.emails.length = 0
    expect(await list()).toEqual(before)
  })

  it.each([
    ['an unknown folder', { emailIds: [1], dataToUpdate: { folder: 'starred' } }],
    ['a string for a flag', { emailIds: [1], dataToUpdate: { isRead: 'yes' } }],
    ['unknown labels', { emailIds: [1], dataToUpdate: { labels: ['red'] } }],
    ['no ids', { dataToUpdate: { isRead: true } }],
    ['ids that are not numbers', { emailIds: ['one'], dataToUpdate: { isRead: true } }],
    ['a single id', { emailIds: 1, dataToUpdate: { isRead: true } }],
    ['nothing to update', { emailIds: [1] }],
    ['a list as update', { emailIds: [1], dataToUpdate: [] }],
    ['no body', undefined],
    ['null', null],
    ['a list', []],
  ])('refuses an update with %s', async (_name, body) => {
    const { http, all } = await openMail()
    const before = await all()
    const { status, data } = await http.post(UPDATE, body)
    expect(status).toBe(422)
    expect(data).toMatchObject({ statusCode: 422, message: expect.stringMatching(/./) })
    expect(await all()).toEqual(before)
  })
})

describe('demo message', () => {
  it('is answered with its neighbours in the list', async () => {
    const { list, one, neighbour } = await openMail()
    for (const folder of EMAIL_FOLDERS) {
      const { emails } = await list({ folder })
      for (const [index, email] of emails.entries()) {
        const [previous, next] = [emails[index - 1], emails[index + 1]]
        expect(await one(email.id)).toEqual({ ...email, hasPreviousMail: !!previous, hasNextMail: !!next })
        const answers = await Promise.all([neighbour(email.id, 'previous'), neighbour(email.id, 'next')])
        expect(answers.map(({ status, data }) => (status === 200 ? data.id : status))).toEqual([
          previous?.id ?? 404,
          next?.id ?? 404,
        ])
      }
    }
  })

  it('has the neighbours of the current list', async () => {
    const { list, one, neighbour } = await openMail()
    const { emails } = await list({ folder: 'starred' })
    const [first, second] = emails
    expect((await one(first?.id ?? 0, { folder: 'starred' })).hasPreviousMail).toBe(false)
    const { data } = await neighbour(first?.id ?? 0, 'next', { folder: 'starred' })
    expect(data).toEqual({ ...second, hasPreviousMail: true, hasNextMail: emails.length > 2 })
  })

  it.each([
    ['get-email', { id: 999 }, 404],
    ['get-email', { id: 'first' }, 404],
    ['get-email', { id: -1 }, 404],
    ['get-email', {}, 422],
    ['paginate-email', { dir: 'next', emailId: 999 }, 404],
    ['paginate-email', { dir: 'next', emailId: 'x' }, 404],
    ['paginate-email', { dir: 'next' }, 422],
    ['paginate-email', { dir: 'sideways', emailId: 20 }, 422],
    ['paginate-email', { emailId: 20 }, 422],
  ])('%s with %j answers %i', async (path, params, status) => {
    const { http } = await openMail()
    const response = await http.get(`/apps/email/${path}`, { params })
    expect([response.status, response.data.statusCode]).toEqual([status, status])
  })
})

describe('sending a demo e-mail', () => {
  const SEND = '/apps/email/send-email'
  const draft = { folder: 'draft', to: [], subject: 'Essai', message: '<p>Un</p>' }

  it('saves a draft, saves it again and sends it', async () => {
    const { http, list } = await openMail()
    const { status, data } = await http.post<{ email: Email }>(SEND, { email: draft })
    expect([status, data.email.id]).toEqual([201, 24])
    expect((await list()).emailsMeta.draft).toBe(4)
    const to = [{ name: 'A', email: 'a@b.example' }]
    const sent = await http.post(SEND, { email: { ...draft, id: 24, folder: 'sent', to, message: '<p>Deux</p>' } })
    expect(sent.data.email).toMatchObject({ id: 24, folder: 'sent', message: '<p>Deux</p>', to })
    expect((await list({ folder: 'sent' })).emails[0]?.id).toBe(24)
    expect((await list()).emailsMeta.draft).toBe(3)
  })

  it('adds the conversation to a reply', async () => {
    const { http, one } = await openMail()
    const answered = await one(23)
    const to = [{ name: 'A', email: 'a@b.example' }]
    const { data } = await http.post(SEND, { email: { ...draft, folder: 'sent', to, replyTo: 23 } })
    expect(data.email.replies).toHaveLength(answered.replies.length + 1)
  })

  it('requires a recipient', async () => {
    const { status } = await openMail()
    expect(await status('post', SEND, { email: { ...draft, folder: 'sent' } })).toBe(422)
    expect(await status('post', SEND, { email: { ...draft, id: 23 } })).toBe(404)
  })
})

it('keeps folders, stars, labels and counts consistent after any changes', async () => {
  const change = fc.oneof(
    fc.record({ folder: fc.constantFrom(...EMAIL_FOLDERS) }),
    fc.record({ isRead: fc.boolean() }),
    fc.record({ isStarred: fc.boolean() }),
    fc.record({ label: fc.constantFrom(...EMAIL_LABELS) }),
  )
  const step = fc.record({ emailIds: fc.uniqueArray(fc.integer({ min: 1, max: 23 }), { minLength: 1 }), change })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
      const { http, list, all } = await openMail()
      const model = new Map((await all()).map((email) => [email.id, email]))
      for (const { emailIds, change: wanted } of steps) {
        const isLabel = 'label' in wanted
        await http.post(isLabel ? '/apps/email/update-emails-label' : UPDATE, {
          emailIds,
          ...(isLabel ? wanted : { dataToUpdate: wanted }),
        })
        for (const id of emailIds) {
          const email = model.get(id)
          if (!email) continue
          const labels = new Set(email.labels)
          if (isLabel && !labels.delete(wanted.label)) labels.add(wanted.label)
          model.set(id, { ...email, ...(isLabel ? { labels: [...labels] } : wanted) })
        }
      }
      const rows = [...model.values()].reverse()
      const unread = (folder: string) => rows.filter((email) => email.folder === folder && !email.isRead).length
      const meta = {
        inbox: unread('inbox'),
        draft: rows.filter(({ folder }) => folder === 'draft').length,
        spam: unread('spam'),
      }
      for (const folder of EMAIL_FOLDERS) {
        const answer = await list({ folder })
        expect(answer.emailsMeta).toEqual(meta)
        expect(answer.emails).toEqual(rows.filter((email) => email.folder === folder))
      }
      const starred = rows.filter(({ isStarred, folder }) => isStarred && folder !== 'trash')
      expect((await list({ folder: 'starred' })).emails).toEqual(starred)
    }),
    { numRuns: 30 },
  )
})
