import { mediaOf, PAPIER_MAX_BYTES } from '@contract/ecole/papier'
import { shrinkPicture } from '@core/form/shrinkPicture'

/** Enough pixels to read the smallest print of an A4 page. */
const LONGEST_EDGE = 2000

/** Why a file is refused: its type, its size, or the maximum number of files. */
export type FileFault = 'type' | 'size' | 'max'

export interface Prepared {
  nom: string
  file: ArrayBuffer
}

async function smallPicture(file: File): Promise<Blob | null> {
  try {
    return await shrinkPicture(file, LONGEST_EDGE)
  } catch {
    return null
  }
}

/** Prepares a file for upload: a PDF unchanged, any picture the browser can decode as a JPEG of moderate size. */
export async function prepareFile(file: File): Promise<Prepared | FileFault> {
  const isPdf = mediaOf(new Uint8Array(await file.slice(0, 16).arrayBuffer())) === 'application/pdf'
  const ready = isPdf ? file : await smallPicture(file)
  if (!ready) return 'type'
  if (ready.size > PAPIER_MAX_BYTES) return 'size'
  const stem = file.name.replace(/\.\w+$/, '').slice(0, 190) || 'document'
  return { nom: isPdf ? `${stem}.pdf` : `${stem}.jpg`, file: await ready.arrayBuffer() }
}
