import type { ChatsAndContacts } from '@contract/demo/chat'
import type { EmailList } from '@contract/demo/email'
import type { DemoPage } from '@contract/demo/search'
import { sampleFiles, sampleSearchContacts } from '@fake-db/demo/data/finds'
import { samplePages } from '@fake-db/demo/data/pages'
import de from '@src/assets/locales/de/demo/demoSearch.json'
import en from '@src/assets/locales/en/demo/demoSearch.json'
import fr from '@src/assets/locales/fr/demo/demoSearch.json'
import pt from '@src/assets/locales/pt/demo/demoSearch.json'
import { BookmarkBar } from '@src/views/demo/search/BookmarkBar'
import { findIn } from '@src/views/demo/search/find'
import { screen, within } from '@testing-library/react'
import { startBackend } from '@tests/helpers/backend'
import { openPage } from '@tests/helpers/page'
import { describe, expect, it } from 'vitest'
import { openDemo } from '../../fake-db/demo/demo'

const words = { pages: 'Pages', files: 'Fichiers', contacts: 'Contacts', titleOf: ({ title }: DemoPage) => title }
const answer = {
  searchArr: [
    { groupTitle: 'Pages', searchLimit: 4, data: samplePages() },
    { groupTitle: 'Files', searchLimit: 4, data: sampleFiles() },
    { groupTitle: 'Contacts', searchLimit: 4, data: sampleSearchContacts() },
  ],
} satisfies Parameters<typeof findIn>[0]

describe('the demo’s part of the search', () => {
  it('has at most four rows in each group, whatever the accents and the case', () => {
    const groups = findIn(answer, 'E', words)
    expect(groups.map(({ rows }) => rows.length)).toEqual([4, 4, 4])
    expect(findIn(answer, 'CONTROLE', words)[1]?.rows.map(({ label }) => label)).toEqual([
      'Contrôle technique de la Clio bleue',
    ])
  })

  it('finds nothing for nothing, and keeps its groups when nothing holds the text', () => {
    expect(findIn(answer, '  ', words)).toEqual([])
    expect(findIn(answer, '00', words).map(({ rows }) => rows.length)).toEqual([0, 0, 0])
  })

  it('calls the pages as the language shown does, every one', () => {
    const targets = samplePages().map(({ target }) => target)
    for (const texts of [fr, en, de, pt]) {
      const titles = new Map(Object.entries(texts.page))
      expect([...titles.keys()].sort()).toEqual(targets.sort())
      // Two pages of one name could not be told apart.
      expect(new Set(titles.values()).size).toBe(targets.length)
    }
    const german = { ...words, titleOf: ({ target }: DemoPage) => new Map(Object.entries(de.page)).get(target) ?? '' }
    expect(findIn(answer, 'rechnungsliste', german)[0]?.rows).toMatchObject([
      { label: 'Rechnungsliste', to: '/apps/invoice/list' },
    ])
    expect(findIn(answer, 'factures', german)[0]?.rows).toEqual([])
  })

  it('leads from a file to its message and from a contact to the chat', async () => {
    const { get } = await openDemo()
    const everything = answer.searchArr.slice(1).flatMap(({ data }) => data.map(({ title }) => title))
    const links = everything.flatMap((title) =>
      findIn(answer, title, words)
        .slice(1)
        .flatMap(({ rows }) => rows.map(({ to }) => to)),
    )
    expect(links).toHaveLength(answer.searchArr[1].data.length + answer.searchArr[2].data.length)
    const { contacts } = await get<ChatsAndContacts>('/apps/chat/chats-and-contacts')
    for (const link of links) {
      const { pathname, searchParams } = new URL(link, 'https://here.example')
      const q = searchParams.get('q') ?? ''
      if (pathname === '/apps/chat') expect(contacts.filter(({ fullName }) => fullName === q)).toHaveLength(1)
      else {
        const { emails } = await get<EmailList>('/apps/email/emails', { q })
        expect(emails.map(({ attachments }) => attachments.length > 0)).toEqual([true])
      }
    }
  })
})

describe('the bookmarks', () => {
  it('are four at first; a star adds one to the bar', async () => {
    const page = [{ path: '/', load: async () => BookmarkBar }]
    const { user } = await openPage(await startBackend(), page, '/', { username: 'manager' })
    const bar = await screen.findByRole('list', { name: 'Favoris' })
    expect((await within(bar).findAllByRole('link')).map((link) => link.getAttribute('aria-label'))).toEqual([
      ...['E-mails', 'Discussions', 'Tâches', 'Agenda'],
    ])
    await user.click(screen.getByRole('button', { name: 'Favoris' }))
    await user.type(await screen.findByRole('searchbox', { name: 'Chercher une page' }), 'boutique')
    await user.click(await screen.findByRole('button', { name: /^Favori.*: Boutique$/ }))
    expect(await within(bar).findByRole('link', { name: 'Boutique' })).toBeTruthy()
    await user.clear(screen.getByRole('searchbox', { name: 'Chercher une page' }))
    for (const star of screen.getAllByRole('button', { name: /^Favori\s: / })) await user.click(star)
    expect(await screen.findByText('Aucun favori.')).toBeTruthy()
  })
})
