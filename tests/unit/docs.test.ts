import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '@tests/helpers/sources/sources'
import { expect, it } from 'vitest'

const DECISIONS = readdirSync(join(ROOT, 'docs/decisions'))
// `findings.md` is left out: its statements were true when they were written, and `findings.test.ts` checks its tests.
const DOCUMENTS = ['README.md', ...readdirSync(join(ROOT, 'docs')).map((name) => `docs/${name}`)].filter(
  (name) => name.endsWith('.md') && name !== 'docs/findings.md',
)
/** Files that are created by hand on the machine that runs the containers. */
const NOT_HERE = ['deploy/.env']

const PATH = /^(?:contract|backend|src|tests|server|scripts|docs|deploy)\/[\w@./-]*$/

/**
 * The files and folders that a text names, including those in commands. A pattern (`{fr,en}`, `<domain>`, `*`) does not
 * count.
 */
const pathsIn = (text: string): string[] =>
  [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, code = '']) => code.split(' ').filter((word) => PATH.test(word)))

/** Whether a path exists. A decision is referred to by its number. */
const exists = (path: string) =>
  existsSync(join(ROOT, path)) || DECISIONS.some((name) => `docs/decisions/${name}`.startsWith(`${path}-`))

it.each(DOCUMENTS)('%s names files that exist', (document) => {
  const named = pathsIn(readFileSync(join(ROOT, document), 'utf8'))
  expect(named.filter((path) => !NOT_HERE.includes(path) && !exists(path))).toEqual([])
})

/** A decision is read in a minute, or it is a chapter of the documents. */
const LONGEST_DECISION = 25

it('decisions are short', () => {
  const lines = (name: string) =>
    readFileSync(join(ROOT, 'docs/decisions', name), 'utf8')
      .trimEnd()
      .split('\n').length
  expect(DECISIONS.filter((name) => lines(name) > LONGEST_DECISION)).toEqual([])
})

it('paths are found in the documents', () => {
  expect(
    pathsIn('see `src/views/profil/`, `docs/decisions/0007` and `npx vitest run tests/a.test.ts`, not `src/<x>.ts`'),
  ).toEqual(['src/views/profil/', 'docs/decisions/0007', 'tests/a.test.ts'])
})
