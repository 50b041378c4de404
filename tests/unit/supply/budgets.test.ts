import { BUDGETS, type BudgetedPage } from '@scripts/build/budgets'
import { excessOf, newcomersOf, wordsOf } from '@scripts/build/keepBudgets'
import { shellFault } from '@scripts/build/shellOnly'
import { partOf, weigh, weigher } from '@scripts/build/weigh'
import type { Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'

interface Part {
  imports?: string[]
  modules?: Record<string, number>
  css?: string[]
}

const chunk = (fileName: string, { imports = [], modules = {}, css = [] }: Part = {}) => ({
  type: 'chunk',
  fileName,
  imports,
  dynamicImports: [],
  code: `// ${fileName}`,
  moduleIds: Object.keys(modules),
  modules: Object.fromEntries(Object.entries(modules).map(([id, renderedLength]) => [id, { renderedLength }])),
  viteMetadata: { importedCss: new Set(css), importedAssets: new Set() },
})
const asset = (fileName: string, source: string) => ({ type: 'asset', fileName, source })

/** A bundle with only the fields that are read. */
const bundle = Object.fromEntries(
  [
    asset('index.html', '<script src="/assets/start.js"></script>'),
    chunk('assets/start.js', {
      imports: ['assets/react.js'],
      modules: { '/p/src/main.tsx': 1000 },
      css: ['assets/a.css'],
    }),
    chunk('assets/react.js', { modules: { '/p/node_modules/react-dom/index.js': 9000 } }),
    chunk('assets/List.js', { imports: ['assets/start.js'], modules: { '/p/src/views/candidat/list/List.tsx': 2000 } }),
    chunk('assets/later.js', { modules: { '/p/src/views/candidat/later.tsx': 5000 } }),
    asset('assets/a.css', '@font-face{src:url(/assets/inter.woff2)}'),
    asset('assets/inter.woff2', 'x'.repeat(2000)),
    asset('assets/other.woff2', 'x'.repeat(9000)),
  ].map((file) => [file.fileName, file]),
) as unknown as Rolldown.OutputBundle

const page: BudgetedPage = { name: 'list', allowed: { js: 1, css: 1, fonts: 1, requests: 9, bytes: 9 } }

describe('the budget of a page', () => {
  it('counts what index.html names and what the page imports, with their styles and fonts', () => {
    const login = weigh(bundle, [], weigher(bundle), '/p')
    expect(login.measured).toMatchObject({ requests: 5, fonts: 2 })
    const list = weigh(bundle, ['src/views/candidat/list/List.tsx'], weigher(bundle), '/p')
    expect(list.measured.requests).toBe(6)
    expect(list.measured.bytes).toBeGreaterThan(login.measured.bytes)
    expect(Object.fromEntries(list.parts)).toEqual({ src: 1, 'react-dom': 9, 'src/views/candidat': 2 })
    expect(() => weigh(bundle, ['src/gone.tsx'], weigher(bundle), '/p')).toThrow('src/gone.tsx is not bundled')
  })

  it('names the page, the kind, both figures and the largest newcomers', () => {
    const weight = weigh(bundle, [], weigher(bundle), '/p')
    expect(excessOf(page, weight, { src: 1, 'react-dom': 4 })).toEqual([
      'list: fonts 2 kB, allowed 1 kB; largest newcomers (source): react-dom +5.0 kB',
    ])
    expect(excessOf({ ...page, allowed: { ...page.allowed, fonts: 2 } }, weight, {})).toEqual([])
  })

  it('lists five newcomers at most, the largest first', () => {
    const parts = new Map(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name, index) => [name, index]))
    expect(newcomersOf(parts, { g: 1 })).toEqual([
      'f +5.0 kB (new)',
      'g +5.0 kB',
      'e +4.0 kB (new)',
      'd +3.0 kB (new)',
      'c +2.0 kB (new)',
    ])
  })

  it('reads the texts of a page from its route', () => {
    const routes = `{ path: a, words: ['x'], load: async () => (await import('./One')).One },
      { path: b, words: ['candidat', ...['import']], load: async () => (await import('./list/Two')).Two }`
    expect(wordsOf(routes, 'src/views/candidat/list/Two.tsx')).toEqual(['candidat', 'import'])
    expect(() => wordsOf(routes, 'src/Three.tsx')).toThrow('No route loads Three')
  })

  it('is set for the login page, each landing, the list, the calendar and the course', () => {
    expect(BUDGETS).toHaveLength(8)
    expect(BUDGETS.flatMap(({ allowed }) => Object.values(allowed)).filter((value) => !(value > 0))).toEqual([])
  })

  it('knows the part of a module', () => {
    expect(partOf('/p/node_modules/@scope/name/x.js?url', '/p')).toBe('@scope/name')
    expect(partOf('/p/src/@core/form/date/x.ts', '/p')).toBe('src/@core/form')
    expect(partOf('\0virtual:licences', '/p')).toBe('virtual:licences')
  })
})

it('the web build holds no byte of the native shell, and the build for the shell does', () => {
  const shell = '/p/node_modules/@capacitor/core/dist/index.js'
  const web = '/p/src/main.tsx'
  expect(shellFault([web], false)).toBeNull()
  expect(shellFault([web, shell], false)).toBe(`The web build holds the shell’s code: ${shell}`)
  expect(shellFault([web, shell], true)).toBeNull()
  expect(shellFault([web], true)).toBe('The build for the shell lacks Capacitor')
})
