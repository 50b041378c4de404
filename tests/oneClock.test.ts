import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { filesOf, ROOT } from './helpers/sources'

/**
 * Ways to cut a day or a month out of a moment's text. It would be the day of UTC: at half past midnight in Tunis the day
 * before.
 */
const CUTS = [
  /toISOString\(\)\s*\.(slice|substring|substr|split)\(/,
  /\.(slice|substring|substr)\(0, ?(7|10)\)/,
  /\bsubstr(ing)?\([^)]*, ?1, ?(4|7|10)\)/i,
  /\b(strftime|date_trunc|to_char)\(/i,
  /\.split\('T'\)/,
]
/** The clock itself; what never changes; and what cuts no moment of ours. */
const APART = [
  'contract/clock/',
  'backend/database/migrations/',
  // Whether the text of a moment holds a day of the calendar at all.
  'contract/fields.ts',
  // A spreadsheet's dates have no zone.
  'src/@core/spreadsheet/',
  // The demo pages' own samples.
  'src/views/demo/',
  'src/@fake-db/demo/',
]

const cutsIn = (file: string) =>
  readFileSync(join(ROOT, file), 'utf8')
    .split('\n')
    .flatMap((line, index) => (CUTS.some((cut) => cut.test(line)) ? [`${file}:${index + 1} ${line.trim()}`] : []))

it('a day is made from a moment by the clock of the contract, nowhere by cutting text', () => {
  const files = ['contract', 'backend', 'server', 'src'].flatMap((folder) => filesOf(folder, /\.tsx?$/))
  const found = files.filter((file) => !APART.some((path) => file.startsWith(path))).flatMap(cutsIn)
  expect(found).toEqual([])
})

it('finds the ways that there were', () => {
  const lines = [
    'row.createdAt.slice(0, 10)',
    'date.toISOString().slice(0, 7)',
    'substr("createdAt", 1, 7)',
    "iso.split('T')",
  ]
  for (const line of lines) expect(CUTS.some((cut) => cut.test(line))).toBe(true)
})
