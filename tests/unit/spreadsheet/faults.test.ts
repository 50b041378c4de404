// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { faultOf } from './helpers'
import { archive, workbook } from './xlsxFiles'

const bytes = (...values: number[]) => Uint8Array.from(values)
const OLD_CONTAINER = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
const PNG = [
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 1, 0, 0, 0, 1, 0, 8, 6, 0,
  0, 0,
]

describe('files that are no spreadsheet', () => {
  it.each<[string, string | Uint8Array<ArrayBuffer>, string]>([
    ['an empty file', '', 'empty'],
    ['blank lines', '\n ;;\n\n', 'empty'],
    ['an old .xls', bytes(...OLD_CONTAINER, ...new Array(600).fill(0)), 'old_xls'],
    [
      'a password-protected workbook',
      bytes(...OLD_CONTAINER, ...[...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0])),
      'protected',
    ],
    ['a PDF', '%PDF-1.7\n%âãÏÓ\n1 0 obj', 'not_spreadsheet'],
    ['an HTML page saved as .xls', '<html><table><tr><td>Nom</td></tr></table></html>', 'not_spreadsheet'],
    ['a picture', bytes(...PNG), 'not_spreadsheet'],
    ['a truncated archive', bytes(0x50, 0x4b, 3, 4, 20, 0, 0, 0), 'damaged'],
  ])('include %s', async (_, file, fault) => {
    expect(await faultOf(file)).toBe(fault)
  })

  it('are recognised among other archives', async () => {
    expect(await faultOf(await archive({ 'word/document.xml': '<x/>' }))).toBe('not_spreadsheet')
    expect(await faultOf(await archive({ mimetype: 'x', 'content.xml': '<x/>' }))).toBe('other_format')
    expect(await faultOf(await archive({ 'xl/workbook.bin': 'x' }))).toBe('other_format')
  })

  it('include a truncated or garbled workbook', async () => {
    const file = await workbook({ sheets: [{ name: 'A', xml: `<row><c><v>${'1'.repeat(500)}</v></c></row>` }] })
    expect(await faultOf(file.slice(0, file.length - 60))).toBe('damaged')
    const garbled = file.map((byte, at) => (at > 60 && at < 200 ? 0xff : byte))
    expect(await faultOf(garbled)).toBe('damaged')
  })

  it('include too large files and too many rows', async () => {
    expect(await faultOf('a;b\n'.repeat(10), { maxBytes: 20 })).toBe('too_big')
    expect(await faultOf('a;b\n'.repeat(10), { maxRows: 9 })).toBe('too_many_rows')
    expect(await faultOf('a;b\n\n'.repeat(10), { maxRows: 10 })).toBe('read')
    const sheet = { name: 'A', xml: '<row><c><v>1</v></c></row>'.repeat(10) }
    expect(await faultOf(await workbook({ sheets: [sheet] }), { maxRows: 9 })).toBe('too_many_rows')
  })

  it('include a small archive that unpacks beyond the limit', async () => {
    const blank = ' '.repeat(4 * 1024 * 1024)
    const file = await workbook({ sheets: [{ name: 'A', xml: blank.repeat(30) }] })
    expect(file.byteLength).toBeLessThan(1_000_000)
    expect(await faultOf(file)).toBe('too_much_inside')
  })

  it('do not expand entities that they declare', async () => {
    const file = await archive({
      'xl/workbook.xml':
        '<!DOCTYPE x [<!ENTITY a "aaaa">]><workbook><sheets><sheet name="&a;" r:id="r1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="r1" Type="worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
      'xl/worksheets/sheet1.xml':
        '<worksheet><sheetData><row><c t="inlineStr"><is><t>&a;&#233;</t></is></c></row></sheetData></worksheet>',
    })
    expect(await faultOf(file)).toBe('read')
  })
})
