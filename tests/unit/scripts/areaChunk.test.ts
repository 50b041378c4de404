import { byImporters, byTurn, laterChunk, partOfArea } from '@scripts/build/areaChunk'
import { describe, expect, it } from 'vitest'

/** A build in which each module imports the modules listed for it. */
function buildOf(imports: Record<string, string[]>) {
  const importersOf = (id: string) => Object.keys(imports).filter((each) => imports[each]?.includes(id))
  return {
    getModuleInfo: (id: string) => (imports[id] ? { importedIds: imports[id], importers: importersOf(id) } : null),
  }
}

type Named = { name?: unknown }
const chunkOf = (group: Named, id: string, graph: ReturnType<typeof buildOf>) =>
  (group.name as (id: string, graph: unknown) => string | null)(id, graph)

describe('laterChunk', () => {
  const full = buildOf({ entry: ['common'], common: [], api: ['common', 'routes'], routes: [] })

  it('holds what the later module imports and the entry does not', () => {
    const group = laterChunk('first', 'api', 'entry')
    expect(['routes', 'common', 'api', 'entry'].map((id) => chunkOf(group, id, full))).toEqual([
      'first',
      null,
      null,
      null,
    ])
  })

  it('is the same after a build that has no such module', () => {
    const group = laterChunk('first', 'api', 'entry')
    expect(chunkOf(group, 'entry', buildOf({ entry: [] }))).toBeNull()
    expect(chunkOf(group, 'routes', full)).toBe('first')
  })
})

describe('partOfArea', () => {
  it('holds the modules of the area that the pages reach', () => {
    const graph = buildOf({ page: ['one'], one: ['deep'], deep: [], other: ['deep'], beside: [] })
    const group = partOfArea('own', ['page'], ['one', 'other'], 1)
    expect(['one', 'deep', 'other', 'page'].map((id) => chunkOf(group, id, graph))).toEqual(['own', 'own', null, null])
  })

  it('names a page that is not in the build', () => {
    const group = partOfArea('own', ['gone'], [], 1)
    expect(() => chunkOf(group, 'page', buildOf({ page: [] }))).toThrow('gone is not part of the build')
  })
})

it('byTurn leaves to later what no first page imports', () => {
  const graph = buildOf({ page: ['early'], early: [], late: [] })
  const name = byTurn((id) => (id === 'form' ? 'shared-form' : 'shared'), 'shared', ['page'])
  expect(['early', 'late', 'form'].map((id) => name(id, graph))).toEqual(['shared', 'shared-later', 'shared-form'])
})

it('byImporters asks the importers of a module, one part after the other', () => {
  const graph = buildOf({ menu: ['both', 'own'], page: ['both'], both: [], own: [], free: [] })
  const name = byImporters('icons', {
    menu: (importers) => importers.includes('menu'),
    pages: (importers) => importers.includes('page'),
  })
  expect(['both', 'own', 'free'].map((id) => name(id, graph))).toEqual(['icons-menu', 'icons-menu', 'icons'])
})
