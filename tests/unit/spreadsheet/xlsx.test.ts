// @vitest-environment node
import { isDateFormat } from '@core/spreadsheet/xlsx/xlsxStyles'
import { describe, expect, it } from 'vitest'
import writeExcelFile from 'write-excel-file/universal'
import { bytesOf, cellsOf, read } from './helpers'
import { workbook } from './xlsxFiles'

const sheetFile = (xml: string, rest: Partial<Parameters<typeof workbook>[0]> = {}) =>
  workbook({ sheets: [{ name: 'Feuil1', xml }], ...rest })

const STYLES = `<numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy;@"/><numFmt numFmtId="165" formatCode="00 000 000"/></numFmts>
  <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs>`

describe('cells of a workbook', () => {
  it('are read for every cell type', async () => {
    const xml = `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><r><t>Ben </t></r><r><t>Salah</t></r><rPh><t>x</t></rPh></is></c>
      <c r="C1" t="str"><f>A1&amp;"é"</f><v>Zoé &lt;1&gt;</v></c><c r="D1" t="b"><v>1</v></c><c r="E1" t="e"><v>#N/A</v></c><c r="G1"><v>12.5</v></c></row>`
    const file = await sheetFile(xml, { strings: '<si><t xml:space="preserve"> Nom_x000D_ </t></si>' })
    expect(await cellsOf(file)).toEqual([[' Nom\r ', 'Ben Salah', 'Zoé <1>', 'TRUE', '#N/A', '', '12.5']])
  })

  it('are read as numbers without an exponent', async () => {
    const values = ['2.1622123456E10', '1234567', '0.1', '0.10000000000000001', '1E-7', '-3', '12345678.0']
    const file = await sheetFile(`<row>${values.map((value) => `<c><v>${value}</v></c>`).join('')}</row>`)
    expect(await cellsOf(file)).toEqual([['21622123456', '1234567', '0.1', '0.1', '0.0000001', '-3', '12345678']])
  })

  it('are read as dates by their style', async () => {
    const cell = (style: number, value: string) => `<c s="${style}"><v>${value}</v></c>`
    const file = await sheetFile(
      `<row>${cell(1, '36525')}${cell(2, '36525')}${cell(2, '36525.5')}${cell(0, '36525')}${cell(3, '1234567')}${cell(1, '98765432')}</row>`,
      { styles: STYLES },
    )
    expect(await cellsOf(file)).toEqual([
      ['1999-12-31', '1999-12-31', '1999-12-31 12:00', '36525', '1234567', '98765432'],
    ])
  })

  it('are read as dates since 1904 and as ISO dates', async () => {
    const file = await sheetFile('<row><c s="1"><v>35063</v></c><c t="d"><v>1999-12-31T00:00:00</v></c></row>', {
      styles: STYLES,
      since1904: true,
    })
    expect(await cellsOf(file)).toEqual([['1999-12-31', '1999-12-31']])
  })

  it.each([
    ['dd/mm/yyyy', true],
    ['[$-40C]d mmmm yyyy;@', true],
    ['jj/mm/aaaa', true],
    ['mmm', true],
    ['General', false],
    ['Standard', false],
    ['#,##0.00 "DT"', false],
    ['0.000\\ \\d\\t', false],
    ['[h]:mm:ss', false],
    ['mm:ss.0', false],
    ['00 000 000', false],
    ['@', false],
  ])('are dates or not by the format %s', (code, shows) => {
    expect(isDateFormat(code)).toBe(shows)
  })

  it('are read with namespace prefixes and without addresses', async () => {
    const xml =
      '<x:row><x:c t="inlineStr"><x:is><x:t>Nom</x:t></x:is></x:c><x:c><x:v>5</x:v></x:c></x:row><x:row/><x:row><x:c><x:v>6</x:v></x:c></x:row>'
    expect((await read(await sheetFile(xml))).rows).toEqual([
      { line: 1, cells: ['Nom', '5'] },
      { line: 3, cells: ['6'] },
    ])
  })

  it('keep line numbers and columns, however far apart', async () => {
    const file = await sheetFile(
      '<row r="3"><c r="B3"><v>1</v></c></row><row r="1048576"><c r="AA1048576"><v>2</v></c><c r="XFD1048576"><v>3</v></c></row>',
    )
    const { rows } = await read(file)
    expect(rows.map(({ line, cells }) => [line, cells.length])).toEqual([
      [3, 2],
      [1_048_576, 27],
    ])
  })
})

describe('sheets of a workbook', () => {
  const row = (text: string) => `<row><c t="inlineStr"><is><t>${text}</t></is></c></row>`

  it('are the first visible one with content, or any other by name', async () => {
    const file = await workbook({
      sheets: [
        { name: 'Listes', xml: row('cachée'), hidden: true },
        { name: 'Vide', xml: '' },
        { name: 'Permis B', xml: row('b') },
        { name: 'Permis C', xml: row('c') },
      ],
    })
    expect(await read(file)).toMatchObject({
      sheets: ['Vide', 'Permis B', 'Permis C'],
      sheet: 'Permis B',
      rows: [{ cells: ['b'] }],
    })
    expect(await read(file, { sheet: 'Permis C' })).toMatchObject({ sheet: 'Permis C', rows: [{ cells: ['c'] }] })
    expect((await read(file, { sheet: 'Vide' })).rows).toEqual([])
  })

  it('are read from a file of another library', async () => {
    const blob = await writeExcelFile([
      ['Nom', 'CIN', 'Né le'],
      [
        'Ben Salah',
        { value: '01234567', type: String },
        { value: new Date('1999-12-31'), type: Date, format: 'dd/mm/yyyy' },
      ],
      ['& < "é" ع', 1234567, null],
    ]).toBlob()
    expect(await cellsOf(await bytesOf(blob))).toEqual([
      ['Nom', 'CIN', 'Né le'],
      ['Ben Salah', '01234567', '1999-12-31'],
      ['& < "é" ع', '1234567'],
    ])
  })
})
