import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesOf, ROOT } from '@tests/helpers/sources/sources'
import { expect, it } from 'vitest'

/** The columns of every exported list, as source text: `kind: 'date', value: (row) => row.jour`. */
const columns = filesOf('src/views', /\.tsx?$/)
  .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }))
  .filter(({ text }) => text.includes('ExportColumn<'))
  .flatMap(({ file, text }) =>
    [...text.matchAll(/kind: '(\w+)',[^}]*?value: (.*)/g)].map(([, kind = '', value = '']) => ({ file, kind, value })),
  )
const found = (kind: string, pattern: RegExp) =>
  columns
    .filter((column) => column.kind === kind && pattern.test(column.value))
    .map(({ file, value }) => `${file}: ${value}`)

it('finds the columns', () => {
  expect(columns.length).toBeGreaterThan(100)
})

it('no sum, day or moment is exported as a text', () => {
  expect(found('text', /format\.(amount|day|dayOf|moment|number)\(|\bmoney\(|\.date[A-Z]/)).toEqual([])
})

it('no moment is exported as a day, which a spreadsheet would show as the stored text', () => {
  expect(found('date', /=> row\.\w+At\b/)).toEqual([])
})

it('every price has three decimals', () => {
  expect(found('number', /\/ 1000/)).toEqual([])
})
