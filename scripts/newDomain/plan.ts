import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Names, Refusal } from './names'
import { sharedBy } from './shared'
import { filesOf } from './templates'

/** The files to write, by path. */
export interface Plan {
  created: Map<string, string>
  changed: Map<string, string>
}

function refuseKnown(root: string, { domain, table }: Names, created: Map<string, string>): void {
  const there = [...created.keys()].filter((path) => existsSync(join(root, path)))
  if (there.length > 0) throw new Refusal(`« ${domain} » exists already: ${there.join(', ')}`)
  const contract = readdirSync(join(root, 'contract'), { recursive: true, encoding: 'utf8' })
  if (contract.some((path) => basename(path) === `${domain}.ts`))
    throw new Refusal(`« ${domain} » exists already in contract/`)
  const tables = readFileSync(join(root, 'backend/database/migrations/latest.ts'), 'utf8')
  if (tables.includes(`CREATE TABLE "${table}" `)) throw new Refusal(`There is a table « ${table} » already`)
}

/**
 * Plans all files of a new domain without writing them.
 * @throws {Refusal} when it exists, or a shared file lacks its anchor
 */
export function planOf(root: string, names: Names): Plan {
  const numbers = readdirSync(join(root, 'backend/database/migrations')).flatMap((name) => {
    const [, number] = /^(\d{4})_/.exec(name) ?? []
    return number ? [Number(number)] : []
  })
  const number = String(Math.max(0, ...numbers) + 1).padStart(4, '0')
  const created = filesOf(names, number)
  refuseKnown(root, names, created)
  const changed = Object.entries(sharedBy(names)).map(([path, insert]): [string, string] => {
    if (!existsSync(join(root, path))) throw new Refusal(`${path} is not there any more. Nothing was changed.`)
    return [path, insert({ path, text: readFileSync(join(root, path), 'utf8') }, names, number).text]
  })
  return { created, changed: new Map(changed) }
}
