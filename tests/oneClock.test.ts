import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { filesOf, ROOT } from './helpers/sources/sources'

/**
 * Patterns that cut a day or month out of the text of a moment. The result is the day in UTC: at half past midnight in
 * Tunis it is the day before.
 */
const CUTS = [
  /toISOString\(\)\s*\.(slice|substring|substr|split)\(/,
  /\.(slice|substring|substr)\(0, ?(7|10)\)/,
  /\bsubstr(ing)?\([^)]*, ?1, ?(4|7|10)\)/i,
  /\b(strftime|date_trunc|to_char)\(/i,
  /\.split\('T'\)/,
  // The machine's own day, formatted. `today` of `@core/format/date` does this and can use a zone.
  /toLocaleDateString\('sv/,
]
/** Exceptions: the clock itself, frozen files, and code that cuts something other than a moment. */
const APART = [
  'contract/clock/',
  'backend/database/migrations/',
  // This file checks whether a text is a calendar day at all.
  'contract/fields.ts',
  // This one asks whether the texts of an archive are moments at all.
  'backend/database/archive/values.ts',
  // Dates of spreadsheets have no time zone.
  'src/@core/spreadsheet/',
  // Sample data of the demo pages.
  'src/views/demo/',
  'src/@fake-db/demo/',
]

const cutsIn = (file: string) =>
  readFileSync(join(ROOT, file), 'utf8')
    .split('\n')
    .flatMap((line, index) => (CUTS.some((cut) => cut.test(line)) ? [`${file}:${index + 1} ${line.trim()}`] : []))

it('converts moments to days with the contract’s clock only, never by cutting text', () => {
  const files = ['contract', 'backend', 'server', 'src'].flatMap((folder) => filesOf(folder, /\.tsx?$/))
  const found = files.filter((file) => !APART.some((path) => file.startsWith(path))).flatMap(cutsIn)
  expect(found).toEqual([])
})

it('recognises every known way of cutting a day out of a moment', () => {
  const lines = [
    'row.createdAt.slice(0, 10)',
    'date.toISOString().slice(0, 7)',
    'substr("createdAt", 1, 7)',
    "iso.split('T')",
  ]
  for (const line of lines) expect(CUTS.some((cut) => cut.test(line))).toBe(true)
})
