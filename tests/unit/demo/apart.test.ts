// @vitest-environment node

import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { aliasesFromTsConfig } from '@scripts/build/aliases'
import { DEFAULT_LANGUAGE } from '@src/configs/languages'
import { isDemoPage } from '@src/configs/pageRoute'
import { demoPages } from '@src/router/demo/pages'
import { pages } from '@src/router/pages'
import { filesOf, parse, ROOT } from '@tests/helpers/sources/sources'
import { expect, it } from 'vitest'

const aliases = aliasesFromTsConfig(ROOT)

/** The file of an import, from the project's root; undefined for packages and files without code. */
function resolved(from: string, specifier: string): string | undefined {
  const alias = aliases.find(({ find }) => find.test(specifier))
  if (!alias && !specifier.startsWith('.')) return undefined
  const path = alias ? specifier.replace(alias.find, alias.replacement) : join(ROOT, from, '..', specifier)
  const found = ['.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => path + end).find(existsSync)
  return found && relative(ROOT, found)
}

/** The modules that are loaded together with a module; those loaded on demand are not. */
function loadedWith(roots: readonly string[]): Set<string> {
  const files = new Set(roots)
  for (const file of files) {
    for (const { moduleRequest, entries } of parse(file).module.staticImports) {
      const isType = entries.length > 0 && entries.every((entry) => entry.isType)
      const found = isType ? undefined : resolved(file, moduleRequest.value)
      if (found) files.add(found)
    }
  }
  return files
}

const isDemo = (path: string) => /\/demo\//.test(path)

/** Modules that tell the mock who asks and which requests are the demo's, and the gate of its search. */
const AROUND = [
  'src/@fake-db/demo/areas.ts',
  'src/@fake-db/demo/data/me.ts',
  'src/redux/demo/owner.ts',
  'src/views/demo/search/useDemoFind.ts',
]

it('the start, the frame and the pages of the product load no module of the demo', () => {
  const pages = filesOf('src/views', /Page\.tsx$/).filter((path) => !isDemo(path))
  const around = [
    ...['main.tsx', 'network.ts', 'configs/texts.ts', 'navigation/menu.ts'],
    ...['router/frame/Shell.tsx', 'router/SignedInArea.tsx', 'router/pages.tsx'],
  ]
  const loaded = loadedWith([...around.map((name) => `src/${name}`), ...pages])
  expect(loaded.size).toBeGreaterThan(500)
  expect([...loaded].filter((path) => isDemo(path) && !AROUND.includes(path) && !path.startsWith('contract/'))).toEqual(
    [],
  )
})

// A glob is not an import. Its result shows what it has collected.
it('the table of the pages holds none of the demo, and the demo has its own', () => {
  expect(pages.filter(isDemoPage)).toEqual([])
  expect(demoPages.filter((page) => !isDemoPage(page))).toEqual([])
  expect(demoPages.length).toBeGreaterThan(100)
})

it('the names of the demo’s texts are in no file of the start', () => {
  const start = readFileSync(join(ROOT, 'src/configs/texts.ts'), 'utf8')
  expect(start).toContain("'!/src/assets/locales/*/demo/*.json'")
})

// A glob takes no variable.
it('the start has the texts of the default language', () => {
  const start = readFileSync(join(ROOT, 'src/configs/texts.ts'), 'utf8')
  const others = readFileSync(join(ROOT, 'src/configs/otherTexts.ts'), 'utf8')
  expect(start).toContain(`'/src/assets/locales/${DEFAULT_LANGUAGE}/**/*.json'`)
  expect(others).toContain(`'!/src/assets/locales/${DEFAULT_LANGUAGE}/**'`)
})
