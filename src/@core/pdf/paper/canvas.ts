import { embed } from './embed'
import type { Fonts } from './fonts'
import type { Line } from './lines'
import { code, PdfFile, pdfText, type Ref } from './writer'

/** A4 in points, 72 to the inch. */
export const PAGE = { width: 595.28, height: 841.89 }

const figure = (value: number) => String(Math.round(value * 100) / 100)
const rgb = (colour: string) =>
  [1, 3, 5].map((at) => figure(Number.parseInt(colour.slice(at, at + 2), 16) / 255)).join(' ')

/** A JPEG picture with its size in pixels. */
export interface Picture {
  jpeg: Uint8Array
  width: number
  height: number
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Draws on the pages of a file; places are points from the top left corner. */
export class Canvas {
  private readonly file = new PdfFile()
  private readonly pages: string[][] = []
  private readonly faces = new Map<string, Ref>()
  private readonly images: { name: string; ref: Ref }[] = []
  private page: string[] = []

  constructor(
    readonly fonts: Fonts,
    readonly height = PAGE.height,
  ) {}

  get count(): number {
    return this.pages.length
  }

  addPage(): void {
    this.page = []
    this.pages.push(this.page)
  }

  /** Goes back to a page, counted from 1. */
  select(page: number): void {
    this.page = this.pages[page - 1] ?? this.page
  }

  private nameOf(face: string): string {
    const ref = this.faces.get(face) ?? this.file.reserve()
    this.faces.set(face, ref)
    return `/F${Number.parseInt(ref, 10)}`
  }

  /** Draws a line of text with its baseline at `y`. */
  text({ runs }: Line, x: number, y: number, size: number, colour: string): void {
    const out: string[] = [`BT ${rgb(colour)} rg`]
    let left = x
    for (const { face, glyphs } of runs) {
      const shown = glyphs.map(({ cid, advance }) => {
        const kern = face.width(cid) - advance
        return `<${code(cid)}>${Math.abs(kern) > 0.01 ? ` ${figure(kern)} ` : ''}`
      })
      out.push(`${this.nameOf(face.name)} ${figure(size)} Tf`)
      out.push(`1 0 0 1 ${figure(left)} ${figure(this.height - y)} Tm [${shown.join('')}] TJ`)
      left += glyphs.reduce((sum, { advance }) => sum + advance * size, 0) / 1000
    }
    out.push('ET')
    this.page.push(out.join('\n'))
  }

  line(x1: number, y1: number, x2: number, y2: number, colour: string, width = 0.6): void {
    const points = `${figure(x1)} ${figure(this.height - y1)} m ${figure(x2)} ${figure(this.height - y2)} l`
    this.page.push(`${rgb(colour)} RG ${figure(width)} w ${points} S`)
  }

  box({ x, y, width, height }: Box, colour: string, isFilled = false): void {
    const area = `${figure(x)} ${figure(this.height - y - height)} ${figure(width)} ${figure(height)} re`
    this.page.push(isFilled ? `${rgb(colour)} rg ${area} f` : `${rgb(colour)} RG 0.6 w ${area} S`)
  }

  /** Adds a picture once; it can be drawn on every page. */
  picture({ jpeg, width, height }: Picture): string {
    const size = `/Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8`
    const ref = this.file.stream(jpeg, `/Type /XObject /Subtype /Image ${size} /Filter /DCTDecode`)
    const name = `/I${this.images.length + 1}`
    this.images.push({ name, ref })
    return name
  }

  image(name: string, { x, y, width, height }: Box): void {
    const place = `${figure(width)} 0 0 ${figure(height)} ${figure(x)} ${figure(this.height - y - height)}`
    this.page.push(`q ${place} cm ${name} Do Q`)
  }

  bytes(title: string, lang: string): Uint8Array {
    const { file } = this
    for (const face of this.fonts.all()) {
      const ref = this.faces.get(face.name)
      if (ref) embed(face, file, ref)
    }
    const fonts = [...this.faces.values()].map((ref) => `/F${Number.parseInt(ref, 10)} ${ref}`).join(' ')
    const images = this.images.map(({ name, ref }) => `${name} ${ref}`).join(' ')
    const resources = file.add(`<< /Font << ${fonts} >> /XObject << ${images} >> >>`)
    const parent = file.reserve()
    const kids = this.pages.map((page) => {
      const content = file.stream(new TextEncoder().encode(page.join('\n')))
      const size = `/MediaBox [0 0 ${PAGE.width} ${this.height}]`
      return file.add(`<< /Type /Page /Parent ${parent} ${size} /Resources ${resources} /Contents ${content} >>`)
    })
    file.add(`<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${kids.length} >>`, parent)
    const view = '/ViewerPreferences << /DisplayDocTitle true >>'
    const root = file.add(`<< /Type /Catalog /Pages ${parent} /Lang ${pdfText(lang)} ${view} >>`)
    return file.bytes(root, file.add(`<< /Title ${pdfText(title)} /Producer ${pdfText('Voie Libre')} >>`))
  }
}
