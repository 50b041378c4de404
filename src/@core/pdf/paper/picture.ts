import type { Picture } from './canvas'

/** Enough pixels for a logo of three centimetres in print. */
const MAX_SIDE = 600

function loaded(source: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image()
    image.onload = () => resolve(image)
    image.onerror = () => reject(new Error('The picture cannot be read'))
    image.src = source
  })
}

/** Any picture that the browser can show (PNG, JPEG, WebP, SVG) as JPEG on white, for a PDF; none when it cannot. */
export async function pictureOf(source: string): Promise<Picture | undefined> {
  try {
    const image = await loaded(source)
    const [wide, high] = [image.naturalWidth || MAX_SIDE, image.naturalHeight || MAX_SIDE]
    const scale = Math.min(1, MAX_SIDE / Math.max(wide, high))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(wide * scale))
    canvas.height = Math.max(1, Math.round(high * scale))
    const context = canvas.getContext('2d')
    if (!context) return undefined
    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(image, 0, 0, canvas.width, canvas.height)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
    if (!blob) return undefined
    return { jpeg: new Uint8Array(await blob.arrayBuffer()), width: canvas.width, height: canvas.height }
  } catch {
    // A paper without its logo is better than none.
    return undefined
  }
}
