// @vitest-environment node
import { guessDelimiter } from '@core/spreadsheet/delimited'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cellsOf, read } from './helpers'

const bytes = (...values: number[]) => Uint8Array.from(values)
const latin1 = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))

function utf16(text: string, littleEndian: boolean, mark: boolean): Uint8Array<ArrayBuffer> {
  const units = `${mark ? '\ufeff' : ''}${text}`
  const view = new DataView(new ArrayBuffer(units.length * 2))
  for (let at = 0; at < units.length; at += 1) view.setUint16(at * 2, units.charCodeAt(at), littleEndian)
  return new Uint8Array(view.buffer)
}

describe('encoding of a text file', () => {
  const text = 'Nom;Prénom\nBen Salah;Zoé'
  const cells = [
    ['Nom', 'Prénom'],
    ['Ben Salah', 'Zoé'],
  ]

  it.each([
    ['UTF-8', new TextEncoder().encode(text)],
    ['UTF-8 with a mark', new TextEncoder().encode(`\ufeff${text}`)],
    ['UTF-16 LE', utf16(text, true, true)],
    ['UTF-16 BE', utf16(text, false, true)],
    ['UTF-16 without a mark', utf16(text, true, false)],
    ['Windows-1252', latin1(text)],
    ['Mac Roman', Uint8Array.from(latin1(text), (byte) => (byte === 0xe9 ? 0x8e : byte))],
  ])('reads a file in %s', async (_, file) => {
    expect(await cellsOf(file)).toEqual(cells)
  })

  // Some versions of Node read these bytes as control characters; browsers never do.
  const knowsEuro = new TextDecoder('windows-1252').decode(bytes(0x80)) === '€'

  it.skipIf(!knowsEuro)('reads € and œ in Windows-1252', async () => {
    expect(await cellsOf(bytes(0x63, 0x9c, 0x75, 0x72, 0x20, 0x80, 0x0a, 0xe9))).toEqual([['cœur €'], ['é']])
  })

  it('reads Arabic in Windows-1256', async () => {
    // 'محمد' and 'é' in one file, as a Tunisian Excel writes them.
    expect(await cellsOf(bytes(0xe3, 0xcd, 0xe3, 0xcf, 0x3b, 0xe9))).toEqual([['محمد', 'é']])
  })

  it('reads UTF-8 although one byte is damaged', async () => {
    const file = new TextEncoder().encode(`Prénom;Ville\n${'Zoé;Béja\n'.repeat(20)}`)
    file[file.length - 3] = 0xc3
    expect((await cellsOf(file))[1]).toEqual(['Zoé', 'Béja'])
  })
})

describe('delimiter of a text file', () => {
  it.each([
    [';', 'nom;adresse\nA;"12, rue x; y"\nB;"3, av. z"'],
    [',', 'nom,adresse,note\nA,"12, rue x",a;b\nB,"3, av. z",c;d'],
    ['\t', 'nom\tadresse\nA\t12, rue x\nB\t3, av. z'],
    ['|', 'nom|tel|cin\nA|22|1\nB|23|2'],
    [';', 'Liste des candidats, Auto-école X, 2026\n\nnom;prenom;tel\nA;B;1\nC;D;2\nE;F;3'],
    [';', 'nom;note\nA;"ligne, une\nligne, deux\nligne, trois"\nB;"x"'],
    [',', 'nom\nA\nB'],
    [';', 'nom;prix\nA;1,5\nB;2,5\nC;3,5'],
  ])('guesses the delimiter %j', (delimiter, text) => {
    expect(guessDelimiter(text)).toBe(delimiter)
  })

  it('uses the one of a sep= line', async () => {
    expect((await read('sep=|\nnom|tel\nA;1|2')).rows).toEqual([
      { line: 1, cells: ['nom', 'tel'] },
      { line: 2, cells: ['A;1', '2'] },
    ])
  })

  it('is found in any regular list with quotes where needed', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcé 1.-'), minLength: 1, maxLength: 8 })
    const cell = fc.oneof(
      { weight: 4, arbitrary: word },
      { weight: 1, arbitrary: fc.constantFrom('12, rue x', 'a;b', 'x\ny', 'dit "Momo"') },
    )
    const list = fc
      .integer({ min: 2, max: 8 })
      .chain((width) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 3, maxLength: 20 }),
      )
    fc.assert(
      fc.property(list, fc.constantFrom(';', ',', '\t', '|'), (rows, delimiter) => {
        const quoted = (text: string) => (/[;,\t|"\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
        expect(guessDelimiter(rows.map((row) => row.map(quoted).join(delimiter)).join('\n'))).toBe(delimiter)
      }),
    )
  })
})

describe('rows of a text file', () => {
  it('keep their spreadsheet line numbers over empty rows and multi-line cells', async () => {
    const { rows } = await read('Titre;;\r\n;;\r\nnom;note;x\r\nA;"un\r\ndeux";1\r\n\r\nB;trois;2\r\n')
    expect(rows).toEqual([
      { line: 1, cells: ['Titre', '', ''] },
      { line: 3, cells: ['nom', 'note', 'x'] },
      { line: 4, cells: ['A', 'un\ndeux', '1'] },
      { line: 6, cells: ['B', 'trois', '2'] },
    ])
  })

  it('end with the line breaks of any system, mixed in one file', async () => {
    expect(await cellsOf('a;b\r\nc;d\re;f\ng;h')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'f'],
      ['g', 'h'],
    ])
  })

  it('survive a quote that is never closed', async () => {
    expect(await cellsOf('nom;note\nA;"x\nB;y\nC;z')).toEqual([
      ['nom', 'note'],
      ['A', '"x'],
      ['B', 'y'],
      ['C', 'z'],
    ])
  })
})
