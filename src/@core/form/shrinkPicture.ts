import { fitWithin } from './scaleImage'

const QUALITY = 0.85

/** The picture on a canvas away from the page where the browser has such canvases: it is then written beside the page's own work. */
function jpegOf(bitmap: ImageBitmap, width: number, height: number): Promise<Blob | null> {
  if (typeof OffscreenCanvas === 'function') {
    const canvas = new OffscreenCanvas(width, height)
    draw(canvas.getContext('2d'), bitmap, width, height)
    return canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })
  }
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  draw(canvas.getContext('2d'), bitmap, width, height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
}

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

function draw(context: Context | null, bitmap: ImageBitmap, width: number, height: number): void {
  if (!context) throw new Error('no 2d canvas')
  // JPEG knows no transparency: what is transparent becomes white instead of black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.drawImage(bitmap, 0, 0, width, height)
}

/**
 * A picture file as a JPEG that every program reads, upright, its longer side at most `max`. Nothing of what the camera wrote
 * beside the picture goes with it, such as the place where it was taken. @throws when it is no picture
 */
export async function shrinkPicture(file: Blob, max: number): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    const { width, height } = fitWithin(bitmap.width, bitmap.height, max)
    const blob = await jpegOf(bitmap, width, height)
    if (!blob) throw new Error('no picture')
    return blob
  } finally {
    bitmap.close()
  }
}
