import type { DemoPage } from '@contract/demo/search'
import { fold } from '@core/layouts/menu'
import { type Find, withoutListed } from '@core/layouts/search/found'
import { sampleFiles, sampleSearchContacts } from '@fake-db/demo/data/finds'
import { samplePages } from '@fake-db/demo/data/pages'
import de from '@src/assets/locales/de/demo/demoSearch.json'
import en from '@src/assets/locales/en/demo/demoSearch.json'
import fr from '@src/assets/locales/fr/demo/demoSearch.json'
import pt from '@src/assets/locales/pt/demo/demoSearch.json'
import { allPages } from '@src/router/demo/pages'
import { useOpensAmong } from '@src/router/frame/useOpens'
import { framedPages, openPages } from '@src/router/openPages'
import { BookmarkBar } from '@src/views/demo/search/BookmarkBar'
import { findIn } from '@src/views/demo/search/find'
import { useDemoFind } from '@src/views/demo/search/useDemoFind'
import { screen, within } from '@testing-library/react'
import { startBackend } from '@tests/helpers/backend'
import { openPage } from '@tests/helpers/page'
import { matchPath } from 'react-router-dom'
import { describe, expect, it } from 'vitest'

const finding = {
  pages: 'Pages',
  files: 'Fichiers',
  contacts: 'Contacts',
  titleOf: ({ title }: DemoPage) => title,
  wordsOf: ({ title }: DemoPage) => fold(title),
  opens: () => true,
}
const answer = {
  searchArr: [
    { groupTitle: 'Pages', searchLimit: 4, data: samplePages() },
    { groupTitle: 'Files', searchLimit: 4, data: sampleFiles() },
    { groupTitle: 'Contacts', searchLimit: 4, data: sampleSearchContacts() },
  ],
} satisfies Parameters<typeof findIn>[0]
const titles = (found: readonly { title: string }[] | undefined) => found?.map(({ title }) => title)

describe('findIn', () => {
  it('returns at most four rows a group, without regard to accents and case', () => {
    const found = findIn(answer, 'E', finding)
    expect([found?.pages, found?.files, found?.contacts].map((rows) => rows?.length)).toEqual([4, 4, 4])
    expect(titles(findIn(answer, 'CONTROLE', finding)?.files)).toEqual(['Contrôle technique de la Clio bleue'])
  })

  it('returns nothing for an empty or unmatched text', () => {
    expect(findIn(answer, '  ', finding)).toBeNull()
    expect(findIn(answer, '00', finding)).toEqual({ pages: [], files: [], contacts: [] })
  })

  it('omits pages that do not exist', () => {
    const opens = (address: string) => address === '/apps/invoice/add'
    expect(titles(findIn(answer, 'facture', { ...finding, opens })?.pages)).toEqual(['Nouvelle facture'])
    expect(findIn(answer, 'tarifs', { ...finding, opens })?.pages).toEqual([])
  })

  it('uses the page names of the current language, all of them unique', () => {
    const targets = samplePages().map(({ target }) => target)
    for (const texts of [fr, en, de, pt]) {
      const titles = new Map(Object.entries(texts.page))
      expect([...titles.keys()].sort()).toEqual(targets.sort())
      // Two pages with one name could not be distinguished.
      expect(new Set(titles.values()).size).toBe(targets.length)
    }
    const german = ({ target }: DemoPage) => fold(new Map(Object.entries(de.page)).get(target) ?? '')
    const found = (text: string) => findIn(answer, text, { ...finding, wordsOf: german })?.pages
    expect(found('rechnungsliste')).toMatchObject([{ link: '/apps/invoice/list' }])
    expect(found('factures')).toEqual([])
  })
})

/** The demo's part of the application search, as the account sees it. */
async function openSearch(opens: (address: string) => boolean = () => true) {
  let find: Find | undefined
  const loadOpens = async () => opens
  function Searching() {
    find = useDemoFind(loadOpens)
    return <h1>Recherche</h1>
  }
  await openPage(await startBackend(), [{ path: '/', load: async () => Searching }], '/', { username: 'manager' })
  await screen.findByRole('heading', { name: 'Recherche' })
  return async (text: string) =>
    Object.fromEntries((await find?.(text, new AbortController().signal))?.map(({ id, rows }) => [id, rows]) ?? [])
}

describe('results of the demo search', () => {
  it('link to the message with the file and to the conversation with the contact', async () => {
    const found = await openSearch()
    expect((await found('échéance')).files).toMatchObject([{ to: '/apps/email?mail=18' }])
    expect((await found('manon')).contacts).toMatchObject([{ to: '/apps/chat?contact=2', person: 'Manon Aubry' }])
  })

  it('find a page by any of its names', async () => {
    const found = await openSearch()
    for (const text of ['agenda', 'calendar', 'calendrier']) {
      expect((await found(text)).pages?.map(({ to }) => to)).toContain('/apps/calendar')
    }
  })
})

it('withoutListed removes pages that the menu lists already', () => {
  const [agenda, other] = [
    { id: 'page-6', label: 'Agenda', to: '/apps/calendar' },
    { id: 'page-7', label: 'Liste', to: '/apps/invoice/list' },
  ]
  const group = (...rows: { id: string; label: string; to: string }[]) => ({ id: 'pages', title: 'Pages', rows })
  expect(withoutListed([group(agenda, other)], [agenda])).toEqual([group(other)])
  expect(withoutListed([group(agenda)], [agenda])).toEqual([])
  expect(withoutListed([group()], [agenda])).toEqual([])
})

describe('pages of the demo', () => {
  /** The demo pages that an account may open. */
  async function offered(username: string) {
    let opens: ((address: string) => boolean) | undefined
    function Asking() {
      opens = useOpensAmong()(allPages)
      return <h1>Pages</h1>
    }
    await openPage(await startBackend(), [{ path: '/', load: async () => Asking }], '/', { username })
    await screen.findByRole('heading', { name: 'Pages' })
    return samplePages().flatMap(({ link }) => (opens?.(link) ? [link] : []))
  }

  it('are offered when they have a route', async () => {
    const links = await offered('manager')
    expect(links).toEqual(
      expect.arrayContaining(['/', '/apps/email', '/apps/cars/car', '/access-control', '/misc/error']),
    )
    const routes = [...allPages, ...openPages, ...framedPages].map(({ path }) => path).filter((path) => path !== '*')
    // Every named page of the specification; the showcases have their own table and its test.
    const named = samplePages().map(({ link }) => link)
    expect(named.filter((link) => /^\/(?:apps|pages|misc|access-control)/.test(link) && !links.includes(link))).toEqual(
      [],
    )
    expect(links.filter((link) => link !== '/' && !routes.some((path) => matchPath(path, link)))).toEqual([])
  })

  it('are fewer for a role with fewer rights', async () => {
    const links = await offered('moniteur')
    expect(links).toContain('/apps/chat')
    expect(links).not.toContain('/apps/invoice/list')
  })
})

describe('bookmarks', () => {
  it('are four at first, and a star adds one to the bar', async () => {
    const opens = (address: string) => address !== '/pages/faq'
    const page = [{ path: '/', words: ['demoSearch'], load: async () => () => <BookmarkBar opens={opens} /> }]
    const { user } = await openPage(await startBackend(), page, '/', { username: 'manager' })
    const bar = await screen.findByRole('list', { name: 'Favoris' })
    expect((await within(bar).findAllByRole('link')).map((link) => link.getAttribute('aria-label'))).toEqual([
      ...['E-mails', 'Discussions', 'Tâches', 'Agenda'],
    ])
    await user.click(screen.getByRole('button', { name: 'Favoris' }))
    await user.type(await screen.findByRole('searchbox', { name: 'Chercher une page' }), 'questions fréquentes')
    expect(await screen.findByText('Aucune page de ce nom.')).toBeVisible()
    await user.clear(screen.getByRole('searchbox', { name: 'Chercher une page' }))
    await user.type(await screen.findByRole('searchbox', { name: 'Chercher une page' }), 'boutique')
    await user.click(await screen.findByRole('button', { name: /^Favori.*: Boutique$/ }))
    expect(await within(bar).findByRole('link', { name: 'Boutique' })).toBeVisible()
    await user.clear(screen.getByRole('searchbox', { name: 'Chercher une page' }))
    for (const star of screen.getAllByRole('button', { name: /^Favori\s: / })) await user.click(star)
    expect(await screen.findByText('Aucun favori.')).toBeVisible()
  })
})
