import { readFileSync } from 'node:fs'
import { drawPapers } from '@core/pdf/paper/draw'
import { lettersOf, type PaperFile } from '@core/pdf/paper/paper'
import { type FontFiles, scriptsOf } from '@core/pdf/paper/scripts'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

const font = (family: string, script: string, weight: number) =>
  new Uint8Array(readFileSync(`node_modules/@fontsource/${family}/files/${family}-${script}-${weight}-normal.woff`))

const FILES = {
  latin: ['noto-sans', 'latin'],
  latinExt: ['noto-sans', 'latin-ext'],
  arabic: ['noto-naskh-arabic', 'arabic'],
} as const

/** The fonts that the worker fetches for a paper, read from the packages. */
export function fontsFor(file: PaperFile): FontFiles {
  return Object.fromEntries(
    scriptsOf(lettersOf(file)).map((script) => {
      const [family, part] = FILES[script]
      return [script, { normal: font(family, part, 400), bold: font(family, part, 700) }]
    }),
  )
}

export const pdfOf = (file: PaperFile): Uint8Array => drawPapers(file, fontsFor(file))

/** A piece of text with the position of its left end, in points from the left and the bottom of the page. */
interface Placed {
  text: string
  x: number
  y: number
}

/** The pieces of text of each page with their places. */
export async function placesOf(pdf: Uint8Array): Promise<Placed[][]> {
  const document = await getDocument({ data: pdf.slice(), useSystemFonts: false, verbosity: 0 }).promise
  const pages: Placed[][] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent()
    pages.push(
      items.flatMap((item) => {
        if (!('str' in item) || !item.str.trim()) return []
        const [x, y] = item.transform.slice(4).map(Number)
        return [{ text: item.str, x: x ?? 0, y: y ?? 0 }]
      }),
    )
  }
  await document.destroy()
  return pages
}

/** The pieces of text of each page, as a PDF reader extracts them, Arabic in reading order. */
export const piecesOf = async (pdf: Uint8Array): Promise<string[][]> =>
  (await placesOf(pdf)).map((page) => page.map(({ text }) => text))
