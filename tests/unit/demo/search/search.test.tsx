import { sampleFiles, sampleSearchContacts } from '@fake-db/demo/data/finds'
import { samplePages } from '@fake-db/demo/data/pages'
import { BookmarkBar } from '@src/views/demo/search/BookmarkBar'
import { findIn } from '@src/views/demo/search/find'
import { screen, within } from '@testing-library/react'
import { startBackend } from '@tests/helpers/backend'
import { openPage } from '@tests/helpers/page'
import { describe, expect, it } from 'vitest'

const words = { pages: 'Pages', files: 'Fichiers', contacts: 'Contacts' }
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
    expect(findIn(answer, 'REGLEMENT', words)[1]?.rows.map(({ label }) => label)).toEqual(['Règlement intérieur'])
  })

  it('finds nothing for nothing, and keeps its groups when nothing holds the text', () => {
    expect(findIn(answer, '  ', words)).toEqual([])
    expect(findIn(answer, '0', words).map(({ rows }) => rows.length)).toEqual([0, 0, 0])
  })
})

describe('the bookmarks', () => {
  it('are four at first; a star adds one to the bar', async () => {
    const page = [{ path: '/', load: async () => BookmarkBar }]
    const { user } = await openPage(await startBackend(), page, '/', { username: 'manager' })
    const bar = await screen.findByRole('list', { name: 'Favoris' })
    expect((await within(bar).findAllByRole('link')).map((link) => link.getAttribute('aria-label'))).toEqual([
      ...['Email', 'Chat', 'Todo', 'Calendar'],
    ])
    await user.click(screen.getByRole('button', { name: 'Favoris' }))
    await user.type(await screen.findByRole('searchbox', { name: 'Chercher une page' }), 'boutique')
    await user.click(await screen.findByRole('button', { name: /^Favori.*: Boutique$/ }))
    expect(await within(bar).findByRole('link', { name: 'Boutique' })).toBeTruthy()
  })
})
