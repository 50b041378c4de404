const PAGE = { width: 595, height: 842, margin: 64 }
const TITLE_SIZE = 18
const TEXT_SIZE = 11
const LINE = 18
/** Characters of Windows-1252 with another code in Unicode; all others in use are Latin-1. */
const CODES: Record<string, number> = { '’': 0x92, '«': 0xab, '»': 0xbb, œ: 0x9c, '–': 0x96, '…': 0x85 }

const codeOf = (sign: string) => CODES[sign] ?? Math.min(sign.codePointAt(0) ?? 63, 255)
/** A text as a PDF's hexadecimal string. */
const written = (text: string) =>
  `<${[...text.replace(/[\u202f\u2009]/g, '\u00a0')].map((sign) => codeOf(sign).toString(16).padStart(2, '0')).join('')}>`

function contentOf(title: string, lines: readonly string[]): string {
  const top = PAGE.height - PAGE.margin
  const text = lines.map((line) => `${written(line)} Tj T*`).join('\n')
  return `BT /B ${TITLE_SIZE} Tf ${PAGE.margin} ${top} Td ${written(title)} Tj ET
BT /R ${TEXT_SIZE} Tf ${LINE} TL ${PAGE.margin} ${top - 2 * LINE} Td
${text}
ET`
}

const fontOf = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`

/** A page with a title and lines of searchable text, readable by any viewer. */
export function pdfOf(title: string, lines: readonly string[]): Uint8Array<ArrayBuffer> {
  const content = contentOf(title, lines)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents 4 0 R /Resources << /Font << /R 5 0 R /B 6 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    fontOf('Helvetica'),
    fontOf('Helvetica-Bold'),
    `<< /Title ${written(title)} /Producer ${written('Voie Libre')} >>`,
  ]
  let file = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const start = file.length
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${start}\n%%EOF\n`
  // The text above is ASCII: one character is one byte.
  return new TextEncoder().encode(file)
}
