import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { ROOT } from './helpers/sources/sources'

/** Paths that are not copied: installed and built files, documents, and tests that no new domain affects. */
const LEFT_OUT = /^(node_modules|dist|docs|\.git|tests\/(e2e|fixtures))$/
const copies: string[] = []
afterEach(() => {
  for (const copy of copies.splice(0)) rmSync(copy, { recursive: true, force: true })
})

function copyOfProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'new-domain-'))
  copies.push(copy)
  for (const name of readdirSync(ROOT).filter((entry) => !LEFT_OUT.test(entry)))
    cpSync(join(ROOT, name), join(copy, name), {
      recursive: true,
      filter: (path) => !LEFT_OUT.test(relative(ROOT, path)),
    })
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
  return copy
}

interface Ended {
  code: number | null
  output: string
}

/** Runs a tool of the project like a person would: it inherits nothing from this test run except the path to Node. */
function run(copy: string, tool: string, ...args: string[]): Promise<Ended> {
  const { PATH, HOME } = process.env
  return new Promise((resolve) => {
    const child = spawn(join(copy, 'node_modules/.bin', tool), args, { cwd: copy, env: { PATH, HOME } })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        output += text
      })
    child.on('close', (code) => resolve({ code, output }))
  })
}

const GENERATED = ['tests/backend/planning/salleCours.test.ts', 'tests/unit/salleCours/salleCours.test.tsx']
const GENERAL = [
  'tests/architecture.test.ts',
  'tests/backend/migrations.test.ts',
  'tests/unit/locales.test.ts',
  'tests/unit/pageWords.test.ts',
]

it('a new domain type-checks, is formatted, follows the architecture and passes its own tests', {
  tags: ['long'],
  timeout: 600_000,
}, async () => {
  const copy = copyOfProject()
  const made = await run(copy, 'tsx', 'scripts/newDomain/run.ts', 'salleCours', '--wing', 'planning')
  expect(made).toMatchObject({ code: 0 })
  const paths = [...made.output.matchAll(/^ {2}(\S+\.(?:tsx?|json))$/gm)].flatMap(([, path]) => path ?? [])
  expect(paths.length).toBeGreaterThan(40)
  expect(paths).toContainEqual(expect.stringMatching(/^backend\/database\/migrations\/\d{4}_salle_cours\.ts$/))
  const checks = [
    ['tsc', '--noEmit'],
    ['biome', 'check', '--colors=off', ...paths],
    // A retry, because the first page waits for its modules to be compiled, which can take too long on a busy machine.
    ['vitest', 'run', '--reporter=dot', '--retry=1', ...GENERATED, ...GENERAL],
  ]
  for (const [tool = '', ...args] of checks) {
    const { code, output } = await run(copy, tool, ...args)
    expect(code, output).toBe(0)
  }
  const again = await run(copy, 'tsx', 'scripts/newDomain/run.ts', 'salleCours', '--wing', 'planning')
  expect(again).toMatchObject({ code: 1, output: expect.stringContaining('exists already') })
})
