import { z } from 'zod'
import { idFilter } from '../list'

/** The kinds of calendars that can be subscribed to. */
export const FLUX_RESSOURCES = ['moniteur', 'vehicule', 'candidat'] as const
export type FluxRessource = (typeof FLUX_RESSOURCES)[number]

export const fluxInput = z
  .strictObject({ ressource: z.enum(FLUX_RESSOURCES), idRessource: z.number().int() })
  .meta({ id: 'FluxInput' })
export type FluxInput = z.infer<typeof fluxInput>

export const flux = z
  .object({
    id: z.number(),
    ressource: z.enum(FLUX_RESSOURCES),
    idRessource: z.number(),
    /** The name of the person or vehicle. */
    nom: z.string(),
    createdAt: z.string(),
    /** The moment from which the feed no longer answers. */
    revoqueLe: z.string().nullable(),
  })
  .meta({ id: 'Flux' })
export type Flux = z.infer<typeof flux>
export const fluxList = z.object({ data: z.array(flux) })
export const fluxQuery = z.object({ ressource: z.enum(FLUX_RESSOURCES).optional(), idRessource: idFilter })

/** The only answer with the token: only its hash is stored. */
export const newFlux = flux.extend({ token: z.string() }).meta({ id: 'NewFlux' })
export type NewFlux = z.infer<typeof newFlux>

/** The file name of a feed in its address: the token. */
export const fluxParam = z.object({ fichier: z.string().regex(/^[\w-]{20,100}\.ics$/) })
export const fluxPath = (token: string) => `api/calendrier/flux/${token}.ics`

/** The same calendar as a file, for programs that cannot subscribe. */
export const fluxFileQuery = fluxQuery.required()
export const fluxFile = z.object({ fichier: z.string(), contenu: z.string() }).meta({ id: 'FluxFile' })
export type FluxFile = z.infer<typeof fluxFile>
