import { z } from 'zod'

const percent = (usual: number) => z.number().int().min(0).max(100).default(usual)

/** The money rules of a school. A rule left out keeps its default. */
export const reglagesArgent = z
  .strictObject({
    /** What an absence costs, in per cent of the hour beyond the package. */
    absencePourcent: percent(100),
    /**
     * What a late cancellation costs. Nothing by itself: the application does not know who cancelled, so the school
     * decides case by case unless it sets a figure.
     */
    annulationPourcent: percent(0),
    /** The smallest step of a price, in millimes. */
    pasPrix: z.number().int().min(1).max(1000).default(1),
  })
  .meta({ id: 'ReglagesArgent' })
export type ReglagesArgent = z.infer<typeof reglagesArgent>

export const DEFAULT_REGLAGES_ARGENT: ReglagesArgent = reglagesArgent.parse({})
