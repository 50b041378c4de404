import { fitWithin } from './scaleImage'

const QUALITY = 0.85

/** Uses an OffscreenCanvas where there is one, so that the encoding does not block the page. */
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
  // JPEG has no transparency: transparent pixels become white instead of black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.drawImage(bitmap, 0, 0, width, height)
}

/**
 * A picture file as an upright JPEG that every program reads, its longer side at most `max`. Removes the metadata of
 * the camera, such as the place of the photo. @throws when it is no picture
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
