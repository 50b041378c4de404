const QUALITY = 0.82

/** The size of a picture whose longer side is scaled down to at most `max`; never enlarged. */
export function fitWithin(width: number, height: number, max: number) {
  const ratio = Math.min(1, max / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * ratio)), height: Math.max(1, Math.round(height * ratio)) }
}

/**
 * A picture file as a small data URL: WebP where the browser can encode it, otherwise JPEG. @throws when it is no
 * picture
 */
export async function scaleImage(file: Blob, max = 256): Promise<string> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const { width, height } = fitWithin(bitmap.width, bitmap.height, max)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no 2d canvas')
  // JPEG has no transparency: transparent pixels become white instead of black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  const webp = canvas.toDataURL('image/webp', QUALITY)
  return webp.startsWith('data:image/webp') ? webp : canvas.toDataURL('image/jpeg', QUALITY)
}
