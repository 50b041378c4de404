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
/** The text of the pages, as it appears uncompressed in the file. */
const textOf = async (blob: Blob) => Buffer.from(await blob.arrayBuffer()).toString('latin1')
const pagesOf = (pdf: string) => pdf.match(/\/Type \/Page\b(?!s)/g)?.length

describe('sheetOf', () => {
  it('writes a PDF with its title', async () => {
    const blob = sheetOf(sheet())
    const pdf = await textOf(blob)
    expect(blob.type).toBe('application/pdf')
    expect(pdf.startsWith('%PDF-')).toBe(true)
    for (const text of ['Feuille du lundi', 'Sami', '09:00', '1 / 1']) expect(pdf).toContain(`(${text})`)
  })

  it('spreads rows over numbered pages', async () => {
    const rows = Array.from({ length: 120 }, (_, index) => [`ligne ${index}`])
    const pdf = await textOf(sheetOf(sheet({ tables: [{ title: 'T', columns: [{ label: 'A' }], rows }] })))
    const pages = pagesOf(pdf) ?? 0
    expect(pages).toBeGreaterThan(2)
    expect(pdf).toContain(`(${pages} / ${pages})`)
    expect(pdf).toContain('(ligne 119)')
  })

  it('writes the empty text without tables', async () => {
    expect(await textOf(sheetOf(sheet({ tables: [], empty: 'Rien' })))).toContain('(Rien)')
  })

  it('writes scripts and markup as text', async () => {
    const hostile = '<script>alert(1)</script>) Tj ET (x'
    const pdf = await textOf(sheetOf(sheet({ title: hostile })))
    expect(pdf).toContain(String.raw`<script>alert\(1\)</script>\) Tj ET \(x`)
  })
})

describe('latin', () => {
  it.each([
    ['l’été à 9 h', 'l’été à 9 h'],
    ['Œuvre – 12 €', 'Œuvre – 12 €'],
    ['−40,000 DT', '-40,000 DT'],
    ['Şahin Łódź', 'Sahin ?ódz'],
    ['سامي', '????'],
  ])('converts “%s” to the signs of the built-in fonts', (text, shown) => {
    expect(latin(text)).toBe(shown)
  })

  it('returns only those signs for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const shown = latin(text)
        expect(latin(shown)).toBe(shown)
      }),
    )
  })
})
