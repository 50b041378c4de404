import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The parts of pdf.js's canvas for Node that are used here. */
interface NodeCanvas {
  canvas: HTMLCanvasElement & { toBuffer(type: 'image/jpeg'): Uint8Array }
  context: CanvasRenderingContext2D
}

/** A part of a page in points from the top left corner. */
interface Area {
  x: number
  y: number
  width: number
  height: number
}

type Pixel = readonly [red: number, green: number, blue: number]

/** A page as a picture, a pixel for each point. */
export interface Drawn {
  width: number
  height: number
  pixel(x: number, y: number): Pixel
  /** How many points of an area are not white. */
  ink(area: Area): number
}

interface CanvasFactory {
  create(width: number, height: number): NodeCanvas
}

/** Draws the pages of a file with pdf.js. */
export async function drawnPages(pdf: Uint8Array): Promise<Drawn[]> {
  const document = await getDocument({ data: pdf.slice(), useSystemFonts: false, verbosity: 0 }).promise
  // Typed as an object: in Node it is the factory of pdf.js for its own canvas.
  const factory = document.canvasFactory as CanvasFactory
  const pages: Drawn[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const viewport = page.getViewport({ scale: 1 })
    const [width, height] = [Math.ceil(viewport.width), Math.ceil(viewport.height)]
    const { canvas, context } = factory.create(width, height)
    await page.render({ canvas, canvasContext: context, viewport }).promise
    const { data } = context.getImageData(0, 0, width, height)
    const pixel = (x: number, y: number): Pixel => {
      const at = (Math.round(y) * width + Math.round(x)) * 4
      return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
    }
    const isInk = ([red, green, blue]: Pixel) => red + green + blue < 720
    pages.push({
      width,
      height,
      pixel,
      ink: (area) => {
        let count = 0
        for (let y = Math.max(0, area.y); y < Math.min(height, area.y + area.height); y += 1)
          for (let x = Math.max(0, area.x); x < Math.min(width, area.x + area.width); x += 1)
            if (isInk(pixel(x, y))) count += 1
        return count
      },
    })
  }
  await document.destroy()
  return pages
}

/** A picture of one colour, as a logo. */
export async function plainPicture(pdf: Uint8Array, colour: string, width: number, height: number) {
  const document = await getDocument({ data: pdf.slice(), verbosity: 0 }).promise
  // It is typed as an object here too.
  const { canvas, context } = (document.canvasFactory as CanvasFactory).create(width, height)
  context.fillStyle = colour
  context.fillRect(0, 0, width, height)
  const jpeg = new Uint8Array(canvas.toBuffer('image/jpeg'))
  await document.destroy()
  return { jpeg, width, height }
}
