import type { ChartDrawing } from '../ChartHost'
import { fontFaces } from './fontFaces'

/** Enlarges the picture, so that it is sharp on paper and on dense screens. */
const SCALE = 2
/** The heading of a picture in pixels of the page. */
const [MARGIN, TITLE, LINE] = [16, 18, 13]
const LEADING = 1.5

interface Heading {
  title: string
  /** What the figures are of: whose, and of which days. */
  lines: readonly string[]
}

async function imageOf(svg: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  await image.decode()
  return image
}

/** The colours and the font of the page. */
function lookOf() {
  const style = getComputedStyle(document.documentElement)
  const color = (name: string) => style.getPropertyValue(`--c-${name}`).trim()
  return {
    ink: color('ink') || 'black',
    muted: color('muted') || 'black',
    surface: color('surface') || 'white',
    font: style.getPropertyValue('--font').trim() || 'sans-serif',
    isRightToLeft: document.documentElement.dir === 'rtl',
  }
}

type Look = ReturnType<typeof lookOf>

/** The height of a heading with so many lines below its title. */
const heightOf = (lines: number) => (MARGIN + TITLE * LEADING + lines * LINE * LEADING) * SCALE

function writeHeading(context: CanvasRenderingContext2D, { title, lines }: Heading, look: Look): void {
  const { width } = context.canvas
  const margin = MARGIN * SCALE
  context.direction = look.isRightToLeft ? 'rtl' : 'ltr'
  context.textAlign = 'start'
  context.textBaseline = 'top'
  let top = margin
  const write = (text: string, color: string, weight: number, size: number) => {
    context.fillStyle = color
    context.font = `${weight} ${size * SCALE}px ${look.font}`
    context.fillText(text, look.isRightToLeft ? width - margin : margin, top, width - 2 * margin)
    top += size * SCALE * LEADING
  }
  write(title, look.ink, 600, TITLE)
  for (const line of lines) write(line, look.muted, 400, LINE)
}

/** A drawing as a picture that says what it shows wherever it is pasted: below its title, in the font of the page. */
export async function pictureOf(drawing: ChartDrawing, heading: Heading): Promise<string> {
  const look = lookOf()
  const faces = await fontFaces(look.font)
  const svg = await drawing.getSvgString(SCALE)
  const image = await imageOf(svg.replace(/<style[^>]*>/, (style) => `${style}${faces}`))
  const canvas = document.createElement('canvas')
  const top = heightOf(heading.lines.length)
  canvas.width = image.naturalWidth
  canvas.height = image.naturalHeight + top
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser draws no pictures')
  context.fillStyle = look.surface
  context.fillRect(0, 0, canvas.width, canvas.height)
  writeHeading(context, heading, look)
  context.drawImage(image, 0, top)
  return canvas.toDataURL('image/png')
}
