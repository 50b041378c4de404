import { mediaOf, PAPIER_MAX_BYTES } from '@contract/ecole/papier'
import { shrinkPicture } from '@core/form/shrinkPicture'

/** Enough to read the smallest print of an A4 page. */
const LONGEST_EDGE = 2000

/** Why a file is not taken: it is of no kind that is kept, too large, or one too many. */
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

/** A file as it is sent: a PDF as it is, any picture that the browser can read as a JPEG of a sensible size. */
export async function prepareFile(file: File): Promise<Prepared | FileFault> {
  const isPdf = mediaOf(new Uint8Array(await file.slice(0, 16).arrayBuffer())) === 'application/pdf'
  const ready = isPdf ? file : await smallPicture(file)
  if (!ready) return 'type'
  if (ready.size > PAPIER_MAX_BYTES) return 'size'
  const stem = file.name.replace(/\.\w+$/, '').slice(0, 190) || 'document'
  return { nom: isPdf ? `${stem}.pdf` : `${stem}.jpg`, file: await ready.arrayBuffer() }
}
