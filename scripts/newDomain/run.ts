import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { namesOf, Refusal } from './names'
import { planOf } from './plan'

const ROOT = resolve(import.meta.dirname, '../..')

const TODO = [
  'name it in English, German, Portuguese and Arabic (nav.json, historique.json, its own file), unless --titles did',
  'its fields, in the contract, the migration, tables.ts, migrations/latest.ts, values.ts, the form and the texts',
  'its icon in the menu, its rights in contract/ability.ts, the seed, one end-to-end journey',
]

function write(files: Map<string, string>): string[] {
  for (const [path, text] of files) {
    mkdirSync(dirname(join(ROOT, path)), { recursive: true })
    writeFileSync(join(ROOT, path), text)
  }
  return [...files.keys()]
}

function main(): number {
  const text = { type: 'string' } as const
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { wing: text, plural: text, titles: text },
  })
  const names = namesOf({ name: positionals[0], ...values })
  const { created, changed } = planOf(ROOT, names)
  const paths = [...write(created), ...write(changed)]
  const biome = join(ROOT, 'node_modules/.bin/biome')
  const { status, stdout, stderr } = spawnSync(biome, ['check', '--write', ...paths], { cwd: ROOT, encoding: 'utf8' })
  console.info(`${created.size} files written, ${changed.size} shared files changed:`)
  console.info([...created.keys(), ...changed.keys()].map((path) => `  ${path}`).join('\n'))
  console.info(`Left to do:\n${TODO.map((line) => `  ${line}`).join('\n')}`)
  if (status !== 0) console.error(stdout + stderr)
  return status ?? 1
}

try {
  process.exitCode = main()
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  console.error(error.message)
  process.exitCode = 1
}
