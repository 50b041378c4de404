// @vitest-environment node
import { existsSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { aliasesFromTsConfig } from '@scripts/build/aliases'
import type { PageRoute } from '@src/configs/pageRoute'
import { ERROR_WORDS, PUBLIC_WORDS, SHELL_WORDS } from '@src/configs/words'
import { allPages } from '@src/router/demo/pages'
import { firstLogin, insecure, openPages, signedOutPages } from '@src/router/openPages'
import { filesOf, parse, ROOT, stringsOf, walk } from '@tests/helpers/sources/sources'
import type { ESTree } from 'vite'
import { expect, it } from 'vitest'

const aliases = aliasesFromTsConfig(ROOT)
const views = new Map(filesOf('src/views', /Page\.tsx$/).map((path) => [basename(path, '.tsx'), path]))

/** The file of an import, from the project's root; undefined for packages and files without code. */
function resolved(from: string, specifier: string): string | undefined {
  const alias = aliases.find(({ find }) => find.test(specifier))
  if (!alias && !specifier.startsWith('.')) return undefined
  const path = alias ? specifier.replace(alias.find, alias.replacement) : join(ROOT, from, '..', specifier)
  const found = ['.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => path + end).find(existsSync)
  return found && relative(ROOT, found)
}

/** Whether a call of `useTranslation` suspends its component until the texts are loaded. */
const suspends = ({ callee, arguments: [, options] }: ESTree.CallExpression) =>
  callee.type === 'Identifier' && callee.name === 'useTranslation' && options?.type !== 'ObjectExpression'

interface Module {
  imports: string[]
  words: string[]
}

const modules = new Map<string, Module>()

/** The imports of a module and the namespaces that its components wait for. */
function moduleOf(file: string): Module {
  const known = modules.get(file)
  if (known) return known
  const { program, module } = parse(file)
  const words: string[] = []
  walk(program, (node) => {
    if (node.type === 'CallExpression' && suspends(node)) words.push(...stringsOf(node.arguments[0]))
  })
  const imports = module.staticImports.flatMap(({ moduleRequest }) => resolved(file, moduleRequest.value) ?? [])
  const found = { imports, words }
  modules.set(file, found)
  return found
}

/** Every namespace that a module and its imports wait for. */
function wordsUnder(file: string): Set<string> {
  const words = new Set<string>()
  const files = new Set([file])
  for (const path of files) {
    const found = moduleOf(path)
    for (const word of found.words) words.add(word)
    for (const one of found.imports) files.add(one)
  }
  return words
}

/** The file of the component that a page loads: both have the same name. */
const fileOf = ({ load }: Pick<PageRoute, 'load'>) => views.get(/\.(\w+)\W*$/.exec(load.toString())?.[1] ?? '')

const AROUND = ['common', ...SHELL_WORDS, ERROR_WORDS]
const AROUND_OPEN = ['common', ...PUBLIC_WORDS]
const open = [firstLogin, insecure, ...signedOutPages, ...openPages]
const all = [
  ...allPages.map((page) => ({ ...page, around: AROUND })),
  ...open.map((page) => ({ ...page, around: AROUND_OPEN })),
]
const built = all.map((page) => ({ ...page, file: fileOf(page) ?? '' })).filter(({ file }) => file)

it('finds the file of every page', () => {
  expect(built).toHaveLength(all.length)
})

it('lists the namespaces around every page', () => {
  expect([...wordsUnder('src/router/frame/Shell.tsx')].filter((word) => !AROUND.includes(word))).toEqual([])
  expect([...wordsUnder('src/router/frame/PublicLayout.tsx')].filter((word) => !AROUND_OPEN.includes(word))).toEqual([])
})

// A namespace that loads after part of the page is visible would hide the whole page again.
it.each(built)('$path declares all namespaces that it waits for', ({ file, around, words = [] }) => {
  const missing = [...wordsUnder(file)].filter((word) => !around.includes(word) && !words.includes(word))
  expect(missing).toEqual([])
})
