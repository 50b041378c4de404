import { zlibSync } from 'fflate'

const encoder = new TextEncoder()

/** The number of an object in the file, as others refer to it. */
export type Ref = `${number} 0 R`

/** The objects of a PDF file and their order. */
export class PdfFile {
  private readonly objects: Uint8Array[] = []

  /** Takes a number for an object that is written later. */
  reserve(): Ref {
    this.objects.push(new Uint8Array())
    return `${this.objects.length} 0 R`
  }

  private put(body: Uint8Array, ref = this.reserve()): Ref {
    this.objects[Number.parseInt(ref, 10) - 1] = body
    return ref
  }

  add(body: string, ref?: Ref): Ref {
    return this.put(encoder.encode(body), ref)
  }

  /** Adds bytes, compressed unless the dictionary names the filter that they already went through. */
  stream(bytes: Uint8Array, dictionary = ''): Ref {
    const isPacked = dictionary.includes('/Filter')
    const data = isPacked ? bytes : zlibSync(bytes, { level: 6 })
    const filter = isPacked ? '' : ' /Filter /FlateDecode'
    return this.put(joined([`<< ${dictionary}${filter} /Length ${data.length} >>\nstream\n`, data, '\nendstream']))
  }

  /** The whole file, with its table of places. */
  bytes(root: Ref, info: Ref): Uint8Array {
    const parts: (string | Uint8Array)[] = ['%PDF-1.7\n%âãÏÓ\n']
    let length = sizeOf(parts)
    const places = this.objects.map((body, index) => {
      const place = length
      const object = [`${index + 1} 0 obj\n`, body, '\nendobj\n']
      length += sizeOf(object)
      parts.push(...object)
      return `${String(place).padStart(10, '0')} 00000 n \n`
    })
    const count = this.objects.length + 1
    parts.push(`xref\n0 ${count}\n0000000000 65535 f \n${places.join('')}`)
    parts.push(`trailer\n<< /Size ${count} /Root ${root} /Info ${info} >>\nstartxref\n${length}\n%%EOF\n`)
    return joined(parts)
  }
}

const bytesOf = (part: string | Uint8Array) => (typeof part === 'string' ? encoder.encode(part) : part)
const sizeOf = (parts: readonly (string | Uint8Array)[]) => parts.reduce((sum, part) => sum + bytesOf(part).length, 0)

function joined(parts: readonly (string | Uint8Array)[]): Uint8Array {
  const out = new Uint8Array(sizeOf(parts))
  let place = 0
  for (const part of parts) {
    const bytes = bytesOf(part)
    out.set(bytes, place)
    place += bytes.length
  }
  return out
}

const hex = (value: number) => value.toString(16).padStart(4, '0')

/** A text as UTF-16 in hexadecimal digits. */
export const utf16 = (text: string): string =>
  Array.from({ length: text.length }, (_, index) => hex(text.charCodeAt(index))).join('')

/** A text of the file's own facts, such as its title. */
export const pdfText = (text: string): string => `<feff${utf16(text)}>`

export const code = hex
