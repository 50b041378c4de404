// @vitest-environment node
import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { aliasesFromTsConfig } from '@scripts/build/aliases'
import { filesOf, parse, ROOT } from '@tests/helpers/sources'
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

/** What tells the mock who asks and which requests are the demo's, and the gate of its search. */
const AROUND = [
  'src/@fake-db/demo/areas.ts',
  'src/@fake-db/demo/data/me.ts',
  'src/redux/demo/owner.ts',
  'src/views/demo/search/useDemoFind.ts',
]

it('the start, the frame and the pages of the product load no module of the demo', () => {
  const pages = filesOf('src/views', /Page\.tsx$/).filter((path) => !isDemo(path))
  const around = ['main.tsx', 'network.ts', 'router/Shell.tsx', 'router/SignedInArea.tsx', 'router/pages.tsx']
  const loaded = loadedWith([...around.map((name) => `src/${name}`), ...pages])
  expect(loaded.size).toBeGreaterThan(500)
  expect([...loaded].filter((path) => isDemo(path) && !AROUND.includes(path) && !path.startsWith('contract/'))).toEqual(
    [],
  )
})
