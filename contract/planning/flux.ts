import { z } from 'zod'
import { idFilter } from '../list'

/** Whose calendar may be subscribed to. */
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
    /** Whose it is, in words. */
    nom: z.string(),
    createdAt: z.string(),
    /** From when on it answers nobody. */
    revoqueLe: z.string().nullable(),
  })
  .meta({ id: 'Flux' })
export type Flux = z.infer<typeof flux>
export const fluxList = z.object({ data: z.array(flux) })
export const fluxQuery = z.object({ ressource: z.enum(FLUX_RESSOURCES).optional(), idRessource: idFilter })

/** The token is told this once: only its hash is kept. */
export const newFlux = flux.extend({ token: z.string() }).meta({ id: 'NewFlux' })
export type NewFlux = z.infer<typeof newFlux>

/** The name of a feed's file: its token, as it stands in its address. */
export const fluxParam = z.object({ fichier: z.string().regex(/^[\w-]{20,100}\.ics$/) })
export const fluxPath = (token: string) => `api/calendrier/flux/${token}.ics`

/** The same calendar as a file, for programs that cannot subscribe. */
export const fluxFileQuery = fluxQuery.required()
export const fluxFile = z.object({ fichier: z.string(), contenu: z.string() }).meta({ id: 'FluxFile' })
export type FluxFile = z.infer<typeof fluxFile>
