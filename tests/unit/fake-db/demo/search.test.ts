// @vitest-environment node
import type { Bookmarks, MainSearch } from '@contract/demo/search'
import { describe, expect, it } from 'vitest'
import { openDemo } from './demo'

/** The links in the customer's specification (point 2), and the roots of its showcase routes. */
const LINKS = `/dashboard/analytics / /apps/email /apps/chat /apps/todo /apps/calendar /apps/invoice/list
/apps/invoice/preview /apps/invoice/edit /apps/invoice/add /apps/cars/list /apps/cars/car /apps/ecommerce/wishlist
/apps/ecommerce/checkout /apps/user/list /apps/user/view /apps/user/edit /pages/login-v1 /pages/login-v2
/pages/register-v1 /pages/register-v2 /pages/forgot-password-v1 /pages/forgot-password-v2 /pages/reset-password-v1
/pages/reset-password-v2 /pages/account-settings /pages/profile /pages/faq /pages/knowledge-base /pages/pricing
/pages/blog/list /pages/blog/detail /pages/blog/edit /misc/coming-soon /misc/not-authorized /misc/maintenance
/misc/error /access-control`.split(/\s+/)
const ROOTS =
  '/ui-element /colors /icons /cards /components /extensions /page-layout /forms /tables /datatables /charts /maps'.split(
    ' ',
  )

async function openSearch() {
  const demo = await openDemo()
  return {
    ...demo,
    groups: async () => (await demo.get<MainSearch>('/api/main-search/data')).searchArr,
    bookmarks: () => demo.get<Bookmarks>('/api/bookmarks/data'),
  }
}

describe('global search of the demo', () => {
  it('has three groups of at most four results', async () => {
    const { groups } = await openSearch()
    const [pages, files, contacts] = await groups()
    expect((await groups()).map(({ groupTitle, searchLimit }) => [groupTitle, searchLimit])).toEqual([
      ['Pages', 4],
      ['Files', 4],
      ['Contacts', 4],
    ])
    expect(Object.keys(pages.data[0] ?? {}).sort()).toEqual(['icon', 'id', 'isBookmarked', 'link', 'target', 'title'])
    expect(Object.keys(files.data[0] ?? {}).sort()).toEqual(['by', 'file', 'size', 'title'])
    expect(Object.keys(contacts.data[0] ?? {}).sort()).toEqual(['date', 'email', 'img', 'title'])
  })

  it('contains every page of the demo areas once', async () => {
    const { groups } = await openSearch()
    const [{ data: pages }] = await groups()
    const links = pages.map(({ link }) => link)
    expect(links).toEqual(expect.arrayContaining(LINKS))
    for (const root of ROOTS) expect(links.some((link) => link.startsWith(`${root}/`))).toBe(true)
    for (const values of [
      links,
      pages.map(({ id }) => id),
      pages.map(({ target }) => target),
      pages.map(({ title }) => title),
    ]) {
      expect(new Set<unknown>(values).size).toBe(pages.length)
    }
  })
})

describe('demo bookmarks', () => {
  it('are Email, Chat, Todo and Calendar at first, out of all pages', async () => {
    const { bookmarks, groups } = await openSearch()
    const answer = await bookmarks()
    expect(answer.bookmarks.map(({ title }) => title)).toEqual(['Email', 'Chat', 'Todo', 'Calendar'])
    expect(answer.suggestions).toEqual((await groups())[0].data)
  })

  it('are toggled, in the search too', async () => {
    const { bookmarks, groups, status } = await openSearch()
    const [first, chat] = [(await bookmarks()).suggestions[0]?.id, (await bookmarks()).bookmarks[1]?.id]
    expect(await status('post', '/api/bookmarks/update', { id: first })).toBe(200)
    expect(await status('post', '/api/bookmarks/update', { id: String(chat) })).toBe(200)
    const ids = (await bookmarks()).bookmarks.map(({ id }) => id)
    expect(ids).toContain(first)
    expect(ids).not.toContain(chat)
    expect((await groups())[0].data[0]?.isBookmarked).toBe(true)
    await status('post', '/api/bookmarks/update', { id: first })
    expect((await bookmarks()).bookmarks.map(({ id }) => id)).not.toContain(first)
  })

  it.each([
    [{ id: 9999 }, 404],
    [{ id: 'x' }, 422],
    [{}, 422],
    [{ id: null }, 422],
  ])('answer %j with %i', async (body, expected) => {
    const { status } = await openSearch()
    expect(await status('post', '/api/bookmarks/update', body)).toBe(expected)
  })
})
