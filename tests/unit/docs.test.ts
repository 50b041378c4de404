import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '@tests/helpers/sources'
import { expect, it } from 'vitest'

const DECISIONS = readdirSync(join(ROOT, 'docs/decisions'))
// What is said in `findings.md` was true when it was found, and its tests are looked up by `findings.test.ts`.
const DOCUMENTS = ['README.md', ...readdirSync(join(ROOT, 'docs')).map((name) => `docs/${name}`)].filter(
  (name) => name.endsWith('.md') && name !== 'docs/findings.md',
)
/** Made by hand on the machine that runs the containers. */
const NOT_HERE = ['deploy/.env']

const PATH = /^(?:contract|backend|src|tests|server|scripts|docs|deploy)\/[\w@./-]*$/

/** The files and folders that a text names, also within a command; a pattern (`{fr,en}`, `<domain>`, `*`) names none. */
const pathsIn = (text: string): string[] =>
  [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, code = '']) => code.split(' ').filter((word) => PATH.test(word)))

/** A decision is named by its number. */
const exists = (path: string) =>
  existsSync(join(ROOT, path)) || DECISIONS.some((name) => `docs/decisions/${name}`.startsWith(`${path}-`))

it.each(DOCUMENTS)('%s names files that exist', (document) => {
  const named = pathsIn(readFileSync(join(ROOT, document), 'utf8'))
  expect(named.filter((path) => !NOT_HERE.includes(path) && !exists(path))).toEqual([])
})

it('paths are found in the documents', () => {
  expect(
    pathsIn('see `src/views/profil/`, `docs/decisions/0007` and `npx vitest run tests/a.test.ts`, not `src/<x>.ts`'),
  ).toEqual(['src/views/profil/', 'docs/decisions/0007', 'tests/a.test.ts'])
})
