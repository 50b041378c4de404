import { readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesOf, parse, ROOT } from './helpers/sources/sources'

/** The folders that each folder may import from, besides itself. */
const ARROWS: Record<string, string[]> = {
  contract: [],
  backend: ['contract'],
  server: ['backend'],
  'src/@core': [],
  'src/@fake-db': ['contract'],
  'src/@fake-db/worker': ['contract', 'backend', 'src/@fake-db'],
  'src/redux': ['contract', 'src/@core'],
  'src/configs': ['contract', 'src/@core', 'src/navigation', 'src/assets'],
  'src/navigation': ['contract', 'src/@core', 'src/configs'],
  'src/parts': ['contract', 'src/@core', 'src/configs', 'src/redux', 'src/assets'],
  'src/views': ['contract', 'src/@core', 'src/configs', 'src/redux', 'src/parts', 'src/assets'],
  'src/router': [
    'contract',
    ...['@core', 'configs', 'redux', 'navigation', 'parts', 'views', 'assets'].map((part) => `src/${part}`),
  ],
  'src/native': ['src/@core'],
  // The entry point wires all parts together.
  src: [
    'contract',
    ...['@core', '@fake-db', 'redux', 'configs', 'navigation', 'parts', 'views', 'router', 'native', 'assets'].map(
      (part) => `src/${part}`,
    ),
  ],
}
/**
 * The layers that each layer of the backend may import from. A file beside the layers counts as a layer under its own
 * name.
 */
const LAYERS: Record<string, string[]> = {
  messages: [],
  errors: ['messages'],
  caller: [],
  rules: [],
  database: ['rules', 'caller', 'errors', 'outbox'],
  outbox: ['database'],
  files: [],
  deps: ['database', 'outbox', 'files', 'caller'],
  auth: ['database', 'rules', 'caller', 'deps', 'errors'],
  presenters: ['database', 'rules', 'caller'],
  http: ['auth', 'database', 'caller', 'deps', 'errors', 'messages'],
  commands: [
    'auth',
    'database',
    'presenters',
    'rules',
    'caller',
    'deps',
    'errors',
    'outbox',
    'files',
    'messages',
    'contents',
  ],
  routes: ['http', 'messages', 'commands', 'auth', 'database', 'presenters', 'rules', 'caller', 'deps', 'errors'],
  // Contents that the product delivers.
  contents: [],
  // The demo's signed, numbered and printed papers come from the commands that a desk uses.
  seed: ['auth', 'commands', 'database', 'rules', 'contents', 'caller', 'deps'],
  firstApp: ['app', 'routes', 'http', 'database', 'deps'],
  app: ['routes', 'http', 'deps', 'errors'],
}
/** The most files in one folder. */
const MOST_FILES = 18
const FOLDERS = ['contract', 'backend', 'server', 'src', 'tests']
const SOURCE = /\.tsx?$/

interface Import {
  from: string
  specifier: string
  /** Path from the root, without extension where the import has none; undefined for a package. */
  target: string | undefined
  /** A type import, which the compiler erases, or an import at run time. */
  isLater: boolean
}

function aliases(): [string, string][] {
  const config: { compilerOptions: { paths: Record<string, string[]> } } = JSON.parse(
    readFileSync(join(ROOT, 'tsconfig.json'), 'utf8'),
  )
  return Object.entries(config.compilerOptions.paths).map(([alias, [target = '']]) => [
    alias.replace('*', ''),
    normalize(target.replace('*', '')),
  ])
}

const ALIASES = aliases()

function targetOf(from: string, specifier: string): string | undefined {
  const path = specifier.split('?')[0] ?? ''
  if (path.startsWith('.')) return join(dirname(from), path)
  const alias = ALIASES.find(([name]) => path.startsWith(name))
  return alias ? join(alias[1], path.slice(alias[0].length)) : undefined
}

/**
 * Lists the imports of a file. `import type` and `import('…')` close no circle at load time; `new URL('./x',
 * import.meta.url)` is a worker.
 */
function importsOf(file: string): Import[] {
  const { module } = parse(file)
  const code = readFileSync(join(ROOT, file), 'utf8')
  const requests = module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    isLater: entries.length > 0 && entries.every((entry) => entry.isType),
  }))
  const passedOn = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ specifier: moduleRequest.value, isLater: isType }] : [],
    ),
  )
  const lazy = module.dynamicImports.flatMap(({ moduleRequest }) => {
    const [, specifier] = /^['"`]([^'"`$]+)['"`]$/.exec(code.slice(moduleRequest.start, moduleRequest.end)) ?? []
    return specifier ? [{ specifier, isLater: true }] : []
  })
  return [...requests, ...passedOn, ...lazy].map((request) => ({
    ...request,
    from: file,
    target: targetOf(file, request.specifier),
  }))
}

/** The folder that a path belongs to, as ARROWS names it. */
function areaOf(path: string): string {
  if (/^src\/@fake-db\/worker(\/|\.|$)/.test(path)) return 'src/@fake-db/worker'
  const [top = '', second = '', ...rest] = path.split('/')
  return top === 'src' && rest.length > 0 ? `src/${second}` : top
}

const files = FOLDERS.flatMap((folder) => filesOf(folder, SOURCE))
const imports = files.flatMap(importsOf)
const own = imports.flatMap((one) => (one.target === undefined ? [] : [{ ...one, target: one.target }]))
const shown = (one: Import) => `${one.from} → ${one.specifier}`

function resolved(target: string): string | undefined {
  return [target, `${target}.ts`, `${target}.tsx`, `${target}/index.ts`, `${target}/index.tsx`].find(
    (path) => SOURCE.test(path) && known.has(path),
  )
}
const known = new Set(files)

/**
 * Every circle of imports, as the path that closes it. Type imports and lazily loaded pages count too, since a reader
 * of one file of a circle must read them all. Tests are left out: their tables of routes and the parts of these refer
 * to each other.
 */
function circles(): string[] {
  const next = new Map<string, string[]>()
  for (const { from, target } of own) {
    const path = areaOf(from) === 'tests' ? undefined : resolved(target)
    if (path) next.set(from, [...(next.get(from) ?? []), path])
  }
  const found: string[] = []
  const done = new Set<string>()
  const visit = (file: string, path: string[]): void => {
    if (path.includes(file)) found.push([...path.slice(path.indexOf(file)), file].join(' → '))
    if (path.includes(file) || done.has(file)) return
    for (const imported of next.get(file) ?? []) visit(imported, [...path, file])
    done.add(file)
  }
  for (const file of files) visit(file, [])
  return found
}

/** The layer of the backend that a path belongs to. */
const layerOf = (path: string) => path.split('/')[1]?.replace(/\.ts$/, '') ?? ''
const isBackend = (path: string) => path.startsWith('backend/')

/** `views/candidat`, `parts/moniteur`; undefined elsewhere. */
const domainOf = (path: string) => /^src\/((?:views|parts)\/[^/.]+)\//.exec(path)?.[1]

/** Groups of domains that import each other, directly or indirectly, `import type` included. */
function knots(): string[] {
  const next = new Map<string, Set<string>>()
  for (const { from, target } of own) {
    const [domain, aim] = [domainOf(from), domainOf(`${target}/`)]
    if (domain && aim && domain !== aim) next.set(domain, (next.get(domain) ?? new Set()).add(aim))
  }
  const reached = (from: string) => {
    const found = new Set<string>()
    const visit = (domain: string) => {
      for (const aim of next.get(domain) ?? []) {
        if (found.has(aim)) continue
        found.add(aim)
        visit(aim)
      }
    }
    visit(from)
    return found
  }
  return [...next.keys()].filter((domain) => reached(domain).has(domain))
}

describe('imports between folders', () => {
  it('keeps the domains of pages and parts free of circular imports', () => {
    expect(knots()).toEqual([])
  })

  it('lets layers of the backend import lower layers only', () => {
    const against = own.filter(({ from, target }) => {
      if (!isBackend(from) || !isBackend(target)) return false
      const [layer, aim] = [layerOf(from), layerOf(target)]
      return layer !== aim && !LAYERS[layer]?.includes(aim)
    })
    expect(against.map(shown)).toEqual([])
  })

  it('lets folders import along the listed arrows only', () => {
    const against = own.filter(({ from, target, isLater }) => {
      const [area, aim] = [areaOf(from), areaOf(target)]
      // The page imports the types of its worker's answers, but never the worker's code.
      if (area === 'src/@fake-db' && aim === 'src/@fake-db/worker' && isLater) return false
      return area !== 'tests' && aim !== area && !ARROWS[area]?.includes(aim)
    })
    expect(against.map(shown)).toEqual([])
  })

  it('finds no circular import between files', () => {
    expect(circles()).toEqual([])
  })

  it('allows relative imports only inside one folder', () => {
    const climbing = own.filter(
      ({ from, specifier, target }) =>
        specifier.startsWith('.') &&
        // Aliases do not exist yet when a configuration is read.
        !from.endsWith('.config.ts') &&
        areaOf(from).split('/worker')[0] !== areaOf(target).split('/worker')[0] &&
        areaOf(from) !== 'src',
    )
    expect(climbing.map(shown)).toEqual([])
  })

  it('allows axios in the HTTP layer only', () => {
    const direct = imports.filter(
      ({ from, specifier }) => specifier === 'axios' && !/^(src\/@core\/http|src\/@fake-db|tests)\//.test(from),
    )
    expect(direct.map(shown)).toEqual([])
  })

  it('allows the untyped store hooks in redux/hooks.ts only', () => {
    const untyped = filesOf('src', SOURCE).filter(
      (file) =>
        file !== 'src/redux/hooks.ts' &&
        parse(file).module.staticImports.some(
          ({ moduleRequest, entries }) =>
            moduleRequest.value === 'react-redux' &&
            entries.some(({ importName }) =>
              ['useSelector', 'useDispatch', 'useStore'].includes(importName.name ?? ''),
            ),
        ),
    )
    expect(untyped).toEqual([])
  })
})

describe('SQL statements', () => {
  it('appear in the database layer and the seed only', () => {
    const elsewhere = filesOf('backend', SOURCE).filter(
      (file) =>
        !/^backend\/(database|seed)\//.test(file) &&
        /from 'kysely'|\.(selectFrom|insertInto|updateTable|deleteFrom)\(/.test(readFileSync(join(ROOT, file), 'utf8')),
    )
    expect(elsewhere).toEqual([])
  })
})

describe('folders', () => {
  it('hold no more files than the allowed number', () => {
    const counts = new Map<string, number>()
    for (const path of ['contract', 'backend', 'server', 'src'].flatMap((folder) => filesOf(folder, SOURCE)))
      counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1)
    // The history of migrations only grows, so it has no limit.
    counts.delete('backend/database/migrations')
    // The areas of the template are lists of samples: one file for each that the template shows.
    for (const folder of counts.keys()) if (/\/demo(\/|$)/.test(folder)) counts.delete(folder)
    expect([...counts].filter(([, count]) => count > MOST_FILES)).toEqual([])
  })
})

describe('domain names', () => {
  const names = (folder: string, pattern: RegExp) =>
    filesOf(folder, pattern).flatMap((path) => pattern.exec(path)?.[1] ?? [])

  const isThere = (folder: string, domain: string) =>
    files.some((path) => path.startsWith(`${folder}/`) && path.endsWith(`/${domain}.ts`))

  it('name each domain of the client alike in the contract and the backend', () => {
    const clients = filesOf('src/redux', SOURCE).filter(
      (path) =>
        !path.startsWith('src/redux/demo/') && readFileSync(join(ROOT, path), 'utf8').includes('.injectEndpoints('),
    )
    const isDomain = (name: string) => isThere('contract', name) && isThere('backend/routes', name)
    const missing = clients.filter((path) => ![basename(path, '.ts'), basename(dirname(path))].some(isDomain))
    expect(missing).toEqual([])
  })

  it('give each domain of the backend a test file of the same name', () => {
    const domains = names('backend/routes', /^backend\/routes\/\w+\/(\w+)\.ts$/)
    const tested = filesOf('tests/backend', /\.test\.ts$/)
    expect(domains.filter((domain) => !tested.some((path) => path.includes(`/${domain}.`)))).toEqual([])
  })
})
