// @vitest-environment node
import { deflateRawSync } from 'node:zlib'
import { readSpreadsheet } from '@core/spreadsheet/client'
import { scanXml } from '@core/spreadsheet/xlsx/xml'
import { ZipReader } from '@core/spreadsheet/xlsx/zipReader'
import fc from 'fast-check'
import { zipSync } from 'fflate'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { cellsOf, faultOf, LIMITS, read } from './helpers'
import { archive, workbook } from './xlsxFiles'

const sheetOf = (xml: string) => workbook({ sheets: [{ name: 'A', xml }] })
const cell = (text: string) => `<row><c t="inlineStr"><is><t>${text}</t></is></c></row>`

/** Makes the headers of an archive claim this unpacked size for each file. */
function claim(file: Uint8Array<ArrayBuffer>, size: number): Uint8Array<ArrayBuffer> {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  for (let at = 0; at < file.byteLength - 46; at += 1) {
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, size, true)
  }
  return file
}

describe('hostile archives and XML', () => {
  it('are unpacked no further than their stated size', async () => {
    const xml = '<worksheet><sheetData/></worksheet>'
    const file = claim(await archive({ 'xl/worksheets/sheet1.xml': xml + ' '.repeat(5_000_000) }), xml.length)
    expect(new ZipReader(file).text('xl/worksheets/sheet1.xml')).toBe(xml)
  })

  it('are refused when their sheet is truncated that way', async () => {
    const file = claim(await sheetOf(cell('x').repeat(1000)), 500)
    expect(await faultOf(file)).toBe('damaged')
  })

  it('are refused before unpacking when they claim more than the limit', async () => {
    const file = claim(await sheetOf(cell('x')), 0x7fff_ffff)
    expect(await faultOf(file)).toBe('too_much_inside')
  })

  it('are refused when their files exceed the limit together', async () => {
    const zip = new ZipReader(claim(await archive({ a: 'A', b: 'B', c: 'C' }), 40 * 1024 * 1024))
    expect([zip.text('a'), zip.text('b')]).toEqual(['A', 'B'])
    expect(() => zip.text('c')).toThrow('too_much_inside')
  })

  it('are refused with endless nested elements', async () => {
    expect(await faultOf(await sheetOf('<x>'.repeat(100_000)))).toBe('damaged')
  })

  it('are refused with endless attributes', async () => {
    const attributes = Array.from({ length: 20_000 }, (_, index) => `a${index}=""`).join(' ')
    expect(await faultOf(await sheetOf(`<row ${attributes}/>`))).toBe('damaged')
  })

  it('are refused with endless errors', async () => {
    expect(await faultOf(await sheetOf(cell('&x;'.repeat(60_000))))).toBe('damaged')
  })

  it('have their nested entities left unexpanded', async () => {
    const declared = Array.from({ length: 20 }, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`).join('')
    const texts: string[] = []
    scanXml(`<!DOCTYPE x [<!ENTITY e0 "lol">${declared}]><x>&e20;</x>`, { text: (text) => texts.push(text) })
    expect(texts.join('')).toBe('&e20;')
  })
})

it('are read or refused, whatever the XML contains', () => {
  const pieces = fc.constantFrom(
    ...['<', '>', '</', '/>', '&', ';', '"', "'", '=', ' ', 'c', '<row>', '</row>', '<c r="1"/>', '[', ']'],
    ...['<![CDATA[', ']]>', '<!--', '-->', '<?', '?>', '<!DOCTYPE x [', '&#', '&#x1F;', '&amp;', '\0', '\ufffd', 'é'],
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 60 }), (parts) => {
      try {
        scanXml(parts.join(''), { text: () => {} })
      } catch (error) {
        expect(error).toMatchObject({ fault: 'damaged' })
      }
    }),
    { numRuns: 2000 },
  )
})

describe('reading that does not end', () => {
  afterEach(() => vi.useRealTimers())

  it('is aborted together with its worker', async () => {
    vi.useFakeTimers()
    const terminate = vi.fn()
    const silent = { addEventListener() {}, removeEventListener() {}, postMessage() {}, terminate }
    vi.stubGlobal(
      'Worker',
      vi.fn(function Worker() {
        return silent
      }),
    )
    const reading = readSpreadsheet(new Blob(['x']), LIMITS)
    const refusal = expect(reading).rejects.toMatchObject({ fault: 'too_much_inside' })
    await vi.advanceTimersByTimeAsync(61_000)
    await refusal
    expect(terminate).toHaveBeenCalledOnce()
    vi.unstubAllGlobals()
  })
})

describe('archives and XML of other programs', () => {
  it('may use capitals and backslashes in file names', async () => {
    const files: Record<string, string> = {
      'XL\\Workbook.xml': '<workbook><sheets><sheet name="A" r:id="r1"/></sheets></workbook>',
      'xl\\_rels\\workbook.xml.rels': '<Relationships><Relationship Id="r1" Target="Sheet.xml"/></Relationships>',
      'xl\\sheet.xml': `<worksheet><sheetData>${cell('x')}</sheetData></worksheet>`,
    }
    expect(await cellsOf(await archive(files))).toEqual([['x']])
  })

  it('may store files uncompressed', async () => {
    const encode = (text: string) => new TextEncoder().encode(text)
    const file = zipSync(
      {
        'xl/workbook.xml': encode('<workbook><sheets><sheet name="A" r:id="r1"/></sheets></workbook>'),
        'xl/_rels/workbook.xml.rels': encode(
          '<Relationships><Relationship Id="r1" Target="sheet.xml"/></Relationships>',
        ),
        'xl/sheet.xml': encode(`<worksheet><sheetData>${cell('x')}</sheetData></worksheet>`),
      },
      { level: 0 },
    )
    expect(await cellsOf(Uint8Array.from(file))).toEqual([['x']])
  })

  it('are damaged when their compression is unknown', async () => {
    const file = await sheetOf(cell('x'))
    const view = new DataView(file.buffer)
    for (let at = 0; at < file.byteLength - 46; at += 1) {
      if (view.getUint32(at, true) === 0x02014b50) view.setUint16(at + 10, 12, true)
    }
    expect(await faultOf(file)).toBe('damaged')
  })

  it.each([
    ['a character that XML forbids', cell('A&#x1F;B'), 'A&#x1F;B'],
    ['an HTML entity', cell('A&nbsp;B'), 'A&nbsp;B'],
    ['a CDATA section', cell('<![CDATA[<A> & B]]>'), '<A> & B'],
    ['a comment', cell('A<!-- <t>x</t> -->B'), 'AB'],
  ])('are read with %s', async (_, xml, text) => {
    expect((await read(await sheetOf(xml))).rows[0]?.cells).toEqual([text])
  })

  it('are damaged when a sheet is truncated', async () => {
    const file = await archive({
      'xl/workbook.xml': '<workbook><sheets><sheet name="A" r:id="r1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels': '<Relationships><Relationship Id="r1" Target="sheet.xml"/></Relationships>',
      'xl/sheet.xml': `<worksheet><sheetData>${cell('x')}<row><c><v>2`,
    })
    expect(await faultOf(file)).toBe('damaged')
  })
})

it('archive compresses about as well as zlib', async () => {
  const text = cell('Ben Salah').repeat(5000)
  const file = await archive({ a: text })
  expect(file.byteLength).toBeLessThan(1.5 * deflateRawSync(text).byteLength + 200)
})
