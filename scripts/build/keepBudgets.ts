import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { normalizePath, type Plugin } from 'vite'
import { BUDGETS, type Budget, type BudgetedPage } from './budgets.ts'
import { type Weighed, weigh, weigher } from './weigh.ts'

interface BudgetOptions {
  root: string
  /** Modules that every page behind the sign-in needs. */
  signedIn: readonly string[]
  /** The namespaces of the frame around these pages. */
  words: readonly string[]
}

/** The kilobytes of every part of a page when its budget was set: `BUDGETS=write` renews them. */
type Baseline = Record<string, Record<string, number>>

const BASELINE = 'scripts/build/budgetBaseline.json'
const NEWCOMERS = 5
const UNITS: Record<keyof Budget, string> = { js: 'kB', css: 'kB', fonts: 'kB', requests: 'files', bytes: 'kB' }

/** The namespaces that a route lists before it loads a page. @throws when the route is not found */
export function wordsOf(routes: string, page: string): string[] {
  const name = page.replace(/^.*\//, '').replace(/\.tsx$/, '')
  const [before] = routes.split(new RegExp(`import\\('[^']*/${name}'\\)`))
  if (before === undefined || before === routes) throw new Error(`No route loads ${name}`)
  const route = before.slice(before.lastIndexOf('path: '))
  return [...route.slice(route.indexOf('words: ')).matchAll(/'(\w+)'/g)].map(([, word = '']) => word)
}

/** The largest growth of the parts of a page since its budget was set, largest first. */
export function newcomersOf(parts: Weighed['parts'], before: Record<string, number> = {}): string[] {
  return [...parts]
    .map(([part, size]) => ({ part, growth: size - (before[part] ?? 0), isNew: before[part] === undefined }))
    .filter(({ growth }) => growth >= 0.1)
    .sort((a, b) => b.growth - a.growth)
    .slice(0, NEWCOMERS)
    .map(({ part, growth, isNew }) => `${part} +${growth.toFixed(1)} kB${isNew ? ' (new)' : ''}`)
}

/** The limits that a page exceeds, one sentence for each, with the parts that have grown most. */
export function excessOf(
  { name, allowed }: BudgetedPage,
  { measured, parts }: Weighed,
  before?: Record<string, number>,
) {
  const kinds = Object.keys(UNITS) as (keyof Budget)[]
  return kinds.flatMap((kind) => {
    if (measured[kind] <= allowed[kind]) return []
    const [is, may] = [measured[kind], allowed[kind]].map((value) => Number(value.toFixed(1)))
    const newcomers = newcomersOf(parts, before)
    const since = newcomers.length > 0 ? `largest newcomers (source): ${newcomers.join(', ')}` : 'nothing new'
    return [`${name}: ${kind} ${is} ${UNITS[kind]}, allowed ${may} ${UNITS[kind]}; ${since}`]
  })
}

const shown = ({ js, css, fonts, requests, bytes }: Budget) =>
  `js ${js.toFixed(1)}, css ${css.toFixed(1)}, fonts ${fonts.toFixed(1)}, requests ${requests}, bytes ${bytes.toFixed(1)}`

/** Fails the build when a page outgrows its budget (`budgets.ts`). */
export function keepBudgets({ root, signedIn, words }: BudgetOptions): Plugin {
  const textsOf = (names: readonly string[]) => {
    const wanted = new Set(names)
    return (id: string) => {
      const [, name = ''] = /\/locales\/fr\/(?:\w+\/)?(\w+)\.json$/.exec(id.split('?')[0] ?? '') ?? []
      return wanted.has(name)
    }
  }
  return {
    name: 'voie-libre:budgets',
    // The native shell loads its files from the device, and a client with a server has no backend of its own and is
    // lighter.
    apply: (_, { command, mode }) => command === 'build' && mode !== 'native' && !process.env.VITE_API_URL,
    writeBundle: {
      order: 'post',
      handler(_, bundle) {
        if (!('index.html' in bundle)) return
        const sizeOf = weigher(bundle)
        const project = normalizePath(root)
        const ids = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
        const file = join(root, BASELINE)
        const before: Baseline = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
        const weighed = BUDGETS.map((page) => {
          if (!page.module || !page.routes) return { page, weight: weigh(bundle, [], sizeOf, project) }
          const own = wordsOf(readFileSync(join(root, page.routes), 'utf8'), page.module)
          const isText = textsOf([...words, ...own])
          const texts = ids.filter(isText).map((id) => (id.split('?')[0] ?? '').slice(project.length + 1))
          return { page, weight: weigh(bundle, [...signedIn, page.module, ...texts], sizeOf, project) }
        })
        if (process.env.BUDGETS === 'write') {
          for (const { page, weight } of weighed) console.log(`${page.name}: ${shown(weight.measured)}`)
          const sizes = (parts: Weighed['parts']) =>
            Object.fromEntries([...parts].sort().map(([part, size]) => [part, Number(size.toFixed(1))]))
          const baseline = Object.fromEntries(weighed.map(({ page, weight }) => [page.name, sizes(weight.parts)]))
          writeFileSync(file, `${JSON.stringify(baseline, null, 2)}\n`)
          return
        }
        const excess = weighed.flatMap(({ page, weight }) => excessOf(page, weight, before[page.name]))
        if (excess.length > 0) this.error(`Over budget (scripts/build/budgets.ts):\n${excess.join('\n')}`)
      },
    },
  }
}
