// @vitest-environment node
import { abilityRules, buildAbility } from '@contract/ability'
import { menuItems } from '@core/layouts/menu'
import { samplePages } from '@fake-db/demo/data/pages'
import { DEMO_GROUPS } from '@src/navigation/demo/menu'
import { menuFor } from '@src/navigation/menu'
import { GROUPS, routes } from '@src/views/demo/showcase/routes'
import { filesOf } from '@tests/helpers/sources/sources'
import { describe, expect, it } from 'vitest'
import { readTexts } from '../../words/texts'

const FOLDER = 'src/views/demo/showcase/examples'
const used = GROUPS.filter(({ pages }) => Object.keys(pages).length > 0)
const listed = used.flatMap(({ pages, words }) =>
  Object.entries(pages).map(([target, path]) => ({ target, path, words })),
)

describe('table of the showcases', () => {
  it('has a folder of examples for every page, and no folder besides', () => {
    const folders = filesOf(FOLDER, /showcase\.ts$/).map((file) => file.slice(FOLDER.length, -'/showcase.ts'.length))
    expect(folders.sort()).toEqual(listed.map(({ path }) => path).sort())
  })

  it('has the addresses of the demo search', () => {
    const links = new Map(samplePages().map(({ target, link }) => [target, link]))
    expect(listed.filter(({ target, path }) => links.get(target) !== path)).toEqual([])
  })

  it('has an overview of every group in the menu', () => {
    const ability = buildAbility(abilityRules({ id: 1, role: 'manager', idAutoEcole: null }))
    const group = menuFor('manager', ability, (key) => key, DEMO_GROUPS).filter(
      (entry) => 'items' in entry && entry.id === 'showcases',
    )
    expect(menuItems(group).map(({ to }) => to)).toEqual(used.map(({ overview }) => overview[0]))
  })

  it('gives every page and overview a route for who may read the demo', () => {
    const addresses = [...listed.map(({ path }) => path), ...used.flatMap(({ overview }) => overview)]
    expect(routes.map(({ path }) => path).sort()).toEqual(addresses.sort())
    expect(routes.filter(({ can }) => `${can}` !== 'read,Demo')).toEqual([])
  })
})

it('every page has its notes in every language', () => {
  const keys = new Set(readTexts().map(({ id }) => id))
  const missing = listed.flatMap(({ target, words }) =>
    ['fr', 'en', 'de', 'pt'].flatMap((language) =>
      ['intro', 'do', 'dont', 'keys'].map((note) => `${language} ${words}:${target}.${note}`),
    ),
  )
  expect(missing.filter((key) => !keys.has(key))).toEqual([])
})
