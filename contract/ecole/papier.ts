import { z } from 'zod'
import { requiredText } from '../fields'

/** Accepted file types of a paper; the first bytes decide the type, not the name. */
const MEDIAS = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const
export type Media = (typeof MEDIAS)[number]
/** Maximum size of one file, in bytes. */
export const PAPIER_MAX_BYTES = 5 * 1024 * 1024
/** Maximum number of files of one paper: its pages, or both of its sides. */
export const PAPIERS_MAX = 6
/** Maximum number of files of one paper with those replaced or removed within the last day, which are kept too. */
export const PAPIERS_KEPT_MAX = 3 * PAPIERS_MAX

const hasAt = (bytes: Uint8Array, offset: number, signature: readonly number[]) =>
  signature.every((byte, index) => bytes[offset + index] === byte)
const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0))

const SIGNATURES: Record<Media, readonly (readonly [offset: number, bytes: readonly number[]])[]> = {
  'image/jpeg': [[0, [0xff, 0xd8, 0xff]]],
  'image/png': [[0, [0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a]]],
  'image/webp': [
    [0, ascii('RIFF')],
    [8, ascii('WEBP')],
  ],
  'application/pdf': [[0, ascii('%PDF-')]],
}

/** The type of a file by its first bytes; null for any type that is not accepted. */
export function mediaOf(bytes: Uint8Array): Media | null {
  const isMedia = (media: Media) => SIGNATURES[media].every(([offset, signature]) => hasAt(bytes, offset, signature))
  return MEDIAS.find(isMedia) ?? null
}

/** A scan or a photo of a paper; a separate route serves its bytes. */
export const papier = z
  .object({
    id: z.number(),
    nom: z.string(),
    media: z.enum(MEDIAS),
    /** In bytes. */
    taille: z.number().int(),
    createdAt: z.string(),
  })
  .meta({ id: 'Papier' })
export type Papier = z.infer<typeof papier>

/** The original file name. */
export const papierQuery = z.object({ nom: requiredText(200) })
