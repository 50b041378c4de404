// @vitest-environment node
import { neutralise, restore } from '@core/spreadsheet/formula'
import type { SpreadsheetFormat, WriteCell, WriteColumn } from '@core/spreadsheet/types'
import { openWriter } from '@core/spreadsheet/write'
import fc from 'fast-check'
import readExcelFile from 'read-excel-file/universal'
import { describe, expect, it } from 'vitest'
import { bytesOf, cellsOf } from './helpers'

const TEXT: WriteColumn[] = [
  { heading: 'Nom', kind: 'text' },
  { heading: 'Note', kind: 'text' },
]

async function write(format: SpreadsheetFormat, rows: WriteCell[][], columns = TEXT): Promise<Blob> {
  const writer = await openWriter({ format, columns, sheet: 'Candidats [2026]' })
  for (const row of rows) await writer.add([row])
  return writer.finish()
}

const FORMATS = ['csv', 'xlsx'] as const

describe('writing and reading back', () => {
  it.each(FORMATS)('returns any text unchanged in %s', async (format) => {
    const text = fc
      .string({ unit: 'grapheme', maxLength: 30 })
      .map((value) => value.replace(/\r/g, '\n').replaceAll('\0', '').replaceAll('\ufeff', ''))
    const tricky = fc.constantFrom(
      '=1+1',
      "'=1",
      "''=1",
      '+216',
      '-5',
      '@x',
      '\tx',
      '"',
      '""',
      ';',
      ',',
      'a;b',
      '"a";"b"',
      '\n',
      ' x ',
      '_x0041_',
      '<&>',
      'é',
      'ع',
      'sep=;',
      '\ufffd',
    )
    const cell = fc.oneof(text, tricky)
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(cell, cell), { maxLength: 12 }), async (rows) => {
        const full = rows.filter((row) => row.some((value) => value.trim() !== ''))
        const [head, ...read] = await cellsOf(await bytesOf(await write(format, full)))
        expect(head).toEqual(['Nom', 'Note'])
        expect(read.map(([nom = '', note = '']) => [nom, note])).toEqual(full)
      }),
      { numRuns: 200 },
    )
  })

  it.each(['=cmd', '+1', '-1', '@x', '\tx', '\rx', '＝1', "'=1"])(
    'writes %j so that no spreadsheet evaluates it',
    (cell) => {
      expect(neutralise(cell)).toBe(`'${cell}`)
      expect(restore(neutralise(cell))).toBe(cell)
    },
  )

  it('keeps the apostrophes of names', () => {
    expect(restore("'Aïcha")).toBe("'Aïcha")
    expect(neutralise("N'Diaye")).toBe("N'Diaye")
  })
})

describe('files for spreadsheet programs', () => {
  const columns: WriteColumn[] = [
    { heading: 'Nom', kind: 'text' },
    { heading: 'CIN', kind: 'code' },
    { heading: 'Né le', kind: 'date' },
    { heading: 'Leçons', kind: 'number' },
  ]
  const rows = [['=Ben "x"', '01234567', '1999-12-31', 12.5]]

  it('hold moments as dates with a time', async () => {
    const moments: WriteColumn[] = [{ heading: 'Date', kind: 'moment' }]
    const row: WriteCell[] = ['2026-11-27T19:59:00']
    const csv = new TextDecoder().decode(await bytesOf(await write('csv', [row], moments)))
    expect(csv).toContain('27/11/2026 19:59')
    const [sheet] = await readExcelFile(await write('xlsx', [row], moments))
    expect(sheet?.data).toEqual([['Date'], [new Date('2026-11-27T19:59:00Z')]])
  })

  it('open as CSV in French Excel', async () => {
    const bytes = await bytesOf(await write('csv', rows, columns))
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(new TextDecoder().decode(bytes)).toBe(
      'Nom;CIN;Né le;Leçons\r\n"\'=Ben ""x""";01234567;31/12/1999;"12,5"\r\n',
    )
  })

  it('are read by another library as workbooks with real dates and codes as text', async () => {
    const blob = await write('xlsx', rows, columns)
    const [sheet] = await readExcelFile(blob)
    expect(sheet?.sheet).toBe('Candidats  2026')
    expect(sheet?.data).toEqual([
      ['Nom', 'CIN', 'Né le', 'Leçons'],
      ['\'=Ben "x"', '01234567', new Date('1999-12-31'), 12.5],
    ])
  })
})
