// npm run bench [-- names] [--write]: measures, prints, and with --write stores the figures in docs/figures.md.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { type Bench, type Figures, isMet, tableOf } from './figures'

const FILE = join(import.meta.dirname, '../../docs/figures.md')
const HEAD = '# Figures\n\nMeasured on one machine; `npm run bench -- --write` renews them.\n'

function isBench(module: unknown): module is Bench {
  return typeof module === 'object' && module !== null && 'name' in module && 'run' in module
}

async function benches(wanted: string[]): Promise<Bench[]> {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.bench.ts'))
  const found: Bench[] = []
  for (const file of files.sort()) {
    const module: unknown = await import(join(import.meta.dirname, file))
    if (isBench(module)) found.push(module)
  }
  const unknown = wanted.filter((name) => !found.some((bench) => bench.name === name))
  if (unknown.length)
    throw new Error(`Unknown: ${unknown.join(', ')}. There are: ${found.map((one) => one.name).join(', ')}`)
  return wanted.length ? found.filter((bench) => wanted.includes(bench.name)) : found
}

function sectionOf(name: string, { figures, details = [] }: Figures): string {
  const machine = `${availableParallelism()} cores, Node ${process.versions.node}`
  const list = details.length ? `\n\`\`\`\n${details.join('\n')}\n\`\`\`\n` : ''
  const date = new Date().toISOString().slice(0, 10)
  return `## ${name}\n\n${date}, \`npm run bench -- ${name}\`, ${machine}\n\n${tableOf(figures)}\n${list}`
}

/** Replaces the measured sections and keeps the others. */
function keep(sections: Map<string, string>): void {
  const old = existsSync(FILE)
    ? readFileSync(FILE, 'utf8')
        .split(/^(?=## )/m)
        .slice(1)
    : []
  const all = new Map(old.map((section) => [/^## (.+)$/m.exec(section)?.[1] ?? '', section]))
  for (const [name, section] of sections) all.set(name, section)
  const sorted = [...all].sort(([a], [b]) => a.localeCompare(b)).map(([, section]) => section.trim())
  writeFileSync(FILE, `${[HEAD.trim(), ...sorted].join('\n\n')}\n`)
}

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const sections = new Map<string, string>()
for (const bench of await benches(wanted)) {
  const measured = await bench.run()
  if ('skipped' in measured) {
    console.log(`\n${bench.name}: ${measured.skipped}`)
    continue
  }
  sections.set(bench.name, sectionOf(bench.name, measured))
  console.log(`\n${sections.get(bench.name)}`)
  if (!measured.figures.every(isMet)) process.exitCode = 1
}
if (process.argv.includes('--write')) keep(sections)
