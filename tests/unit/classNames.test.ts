import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { compile } from 'sass'
import { expect, it } from 'vitest'
import { filesOf, ROOT } from '../helpers/sources/sources'

/** Class names without styles that only tests use. */
const HOOKS = ['page-skeleton']

/** Sheets of the project and of Bootstrap, by the names that they are imported with. */
const importers = [
  {
    findFileUrl: (url: string) =>
      url.startsWith('@src/') ? pathToFileURL(join(ROOT, url.replace(/^@src/, 'src'))) : null,
  },
]

/** The class names that a sheet has rules for. */
function classesOf(path: string): string[] {
  const { css } = compile(join(ROOT, path), {
    importers,
    loadPaths: [join(ROOT, 'node_modules')],
    quietDeps: true,
    silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
  })
  return [...css.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = '']) => name.replaceAll('\\', ''))
}

it('every class that an element is given has a rule: without one it looks as the browser draws it', () => {
  const sheets = filesOf('src', /(?:^|\/)[^_/][^/]*\.scss$/)
  const known = new Set([...sheets.flatMap(classesOf), ...HOOKS])
  const unknown = filesOf('src', /\.tsx$/).flatMap((path) =>
    [...readFileSync(join(ROOT, path), 'utf8').matchAll(/className="([^"]+)"/g)]
      .flatMap(([, names = '']) => names.split(/\s+/))
      .filter((name) => !known.has(name))
      .map((name) => `${path}: ${name}`),
  )
  expect(unknown).toEqual([])
})
