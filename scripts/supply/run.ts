// npm run licences | sbom | audit: checks and lists third-party packages. Each ends with an error when something is
// wrong.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Advisories, readAudit, refusedIn } from './audit'
import { faultsOf, shippedPackages } from './licences'
import { readLock } from './lock'
import { sbomOf } from './sbom'

const ROOT = resolve(import.meta.dirname, '../..')
const SBOM = 'sbom.cdx.json'
const REGISTRY_MS = 20_000

const readJson = (path: string) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'))

function licences(): string[] {
  const packages = shippedPackages(ROOT)
  const counts = new Map<string, number>()
  for (const { licence } of packages) counts.set(licence, (counts.get(licence) ?? 0) + 1)
  const list = [...counts].sort(([, a], [, b]) => b - a).map(([licence, count]) => `${count} ${licence}`)
  console.log(`${packages.length} packages are shipped: ${list.join(', ')}`)
  return faultsOf(packages)
}

function sbom(): string[] {
  const document = sbomOf(readLock(ROOT), readJson('package.json'))
  writeFileSync(join(ROOT, SBOM), `${JSON.stringify(document, null, 2)}\n`)
  console.log(`${SBOM}: ${document.components.length} components, CycloneDX ${document.specVersion}`)
  return []
}

/** Asks the registry for advisories. If it cannot be reached or has none, this is reported and nothing fails. */
function askRegistry(advisories: Advisories): string[] {
  const { stdout } = spawnSync('npm', ['audit', '--json', '--fetch-retries=0'], {
    cwd: ROOT,
    encoding: 'utf8',
    timeout: REGISTRY_MS,
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  })
  const audit = readAudit(stdout ?? '', readLock(ROOT), advisories)
  if (audit.state === 'unchecked') {
    console.log(`registry: not checked: the registry gives no advisories (${audit.reason})`)
    return []
  }
  console.log(`registry: checked, ${audit.grave.length} grave findings, ${audit.others.length} others`)
  for (const other of audit.others) console.log(`  ${other}`)
  return audit.grave
}

function audit(): string[] {
  const advisories: Advisories = readJson('docs/advisories.json')
  const refused = refusedIn(readLock(ROOT), advisories)
  console.log(`docs/advisories.json: ${advisories.refused.length} advisories checked, ${refused.length} found`)
  return [...refused, ...askRegistry(advisories)]
}

const commands: Record<string, () => string[]> = { licences, sbom, audit }
const command = commands[process.argv[2] ?? '']
if (!command) throw new Error(`Say one of: ${Object.keys(commands).join(', ')}`)
const faults = command()
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0
