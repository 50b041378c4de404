import type { PdfFace } from './face'
import { subsetOf, tableOf, tablesOf, viewOf } from './subset'
import { code, type PdfFile, type Ref, utf16 } from './writer'

/** Six letters before the name say that a font is part of another. */
const TAG = 'VOIELI'

function widthsOf(face: PdfFace): string {
  return face.used.map((_, cid) => Math.round(face.width(cid))).join(' ')
}

/** Says which letters each glyph is, so that the text can be searched and copied. */
function toUnicode(face: PdfFace): string {
  const lines = face.used.flatMap(({ text }, cid) => (text === '' ? [] : [`<${code(cid)}> <${utf16(text)}>`]))
  // A block holds a hundred lines at most.
  const blocks = Array.from({ length: Math.ceil(lines.length / 100) }, (_, index) => {
    const block = lines.slice(index * 100, index * 100 + 100)
    return `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`
  })
  return [
    '/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def\n/CMapType 2 def',
    '1 begincodespacerange\n<0000> <ffff>\nendcodespacerange',
    ...blocks,
    'endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend',
  ].join('\n')
}

function descriptor(face: PdfFace, file: PdfFile, font: Uint8Array): Ref {
  const head = viewOf(tableOf(tablesOf(face.data), 'head'))
  const scale = 1000 / head.getUint16(18)
  const box = [36, 38, 40, 42].map((at) => Math.round(head.getInt16(at) * scale)).join(' ')
  const { ascender, descender } = face.extents()
  const program = file.stream(font, `/Length1 ${font.length}`)
  return file.add(
    `<< /Type /FontDescriptor /FontName /${TAG}+${face.name} /Flags 4 /FontBBox [${box}] /ItalicAngle 0` +
      ` /Ascent ${Math.round(ascender)} /Descent ${Math.round(descender)} /CapHeight 700 /StemV 80 /FontFile2 ${program} >>`,
  )
}

/** Writes the glyphs that were used of a face, under this number. */
export function embed(face: PdfFace, file: PdfFile, ref: Ref): void {
  const font = subsetOf(face.data, face.used)
  const descendant = file.add(
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /${TAG}+${face.name}` +
      ' /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >>' +
      ` /FontDescriptor ${descriptor(face, file, font)} /W [0 [${widthsOf(face)}]] /CIDToGIDMap /Identity >>`,
  )
  const unicode = file.stream(new TextEncoder().encode(toUnicode(face)))
  file.add(
    `<< /Type /Font /Subtype /Type0 /BaseFont /${TAG}+${face.name} /Encoding /Identity-H` +
      ` /DescendantFonts [${descendant}] /ToUnicode ${unicode} >>`,
    ref,
  )
}
