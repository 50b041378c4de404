import { latin } from '@core/pdf/latin'
import { type PdfSheet, sheetOf } from '@core/pdf/tables'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const sheet = (values: Partial<PdfSheet> = {}): PdfSheet => ({
  title: 'Feuille du lundi',
  footer: 'Imprimé',
  tables: [{ title: 'Sami', columns: [{ label: 'Heure' }], rows: [['09:00']] }],
  ...values,
})
/** The pages' text, as far as it stands uncompressed in the file. */
const textOf = async (blob: Blob) => Buffer.from(await blob.arrayBuffer()).toString('latin1')
const pagesOf = (pdf: string) => pdf.match(/\/Type \/Page\b(?!s)/g)?.length

describe('a printed sheet', () => {
  it('is a PDF that says what it is', async () => {
    const blob = sheetOf(sheet())
    const pdf = await textOf(blob)
    expect(blob.type).toBe('application/pdf')
    expect(pdf.startsWith('%PDF-')).toBe(true)
    for (const text of ['Feuille du lundi', 'Sami', '09:00', '1 / 1']) expect(pdf).toContain(`(${text})`)
  })

  it('goes on over as many pages as it takes, each numbered', async () => {
    const rows = Array.from({ length: 120 }, (_, index) => [`ligne ${index}`])
    const pdf = await textOf(sheetOf(sheet({ tables: [{ title: 'T', columns: [{ label: 'A' }], rows }] })))
    const pages = pagesOf(pdf) ?? 0
    expect(pages).toBeGreaterThan(2)
    expect(pdf).toContain(`(${pages} / ${pages})`)
    expect(pdf).toContain('(ligne 119)')
  })

  it('says so when there is nothing', async () => {
    expect(await textOf(sheetOf(sheet({ tables: [], empty: 'Rien' })))).toContain('(Rien)')
  })

  it('shows scripts and markup as the text that they are', async () => {
    const hostile = '<script>alert(1)</script>) Tj ET (x'
    const pdf = await textOf(sheetOf(sheet({ title: hostile })))
    expect(pdf).toContain(String.raw`<script>alert\(1\)</script>\) Tj ET \(x`)
  })
})

describe('signs of the built-in fonts', () => {
  it.each([
    ['l’été à 9 h', 'l’été à 9 h'],
    ['Œuvre – 12 €', 'Œuvre – 12 €'],
    ['Şahin Łódź', 'Sahin ?ódz'],
    ['سامي', '????'],
  ])('%s', (text, shown) => {
    expect(latin(text)).toBe(shown)
  })

  it('are all that is left of any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const shown = latin(text)
        expect(latin(shown)).toBe(shown)
      }),
    )
  })
})
