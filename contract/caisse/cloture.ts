import { z } from 'zod'
import { METHODS, TRANSACTION_KINDS } from '../argent/transaction'
import { listQuery, pageOf } from '../list'

export const CLOTURE_KINDS = ['JOUR', 'MOIS', 'ANNEE'] as const

const totaux = z.array(
  z.object({
    kind: z.enum(TRANSACTION_KINDS),
    /** Null for write-offs. */
    method: z.enum(METHODS).nullable(),
    nombre: z.number().int(),
    incoming: z.number().int(),
    outgoing: z.number().int(),
  }),
)

/** The closing of a day, a month or a year: the money taken in it and since the beginning. It never changes. */
export const cloture = z
  .object({
    id: z.number(),
    kind: z.enum(CLOTURE_KINDS),
    /** `2026-11-21`, `2026-11` or `2026`. */
    periode: z.string(),
    totaux,
    nombre: z.number().int(),
    total: z.number().int(),
    totalPerpetuel: z.number().int(),
    premierNumero: z.string().nullable(),
    dernierNumero: z.string().nullable(),
    empreinte: z.string(),
    createdAt: z.string(),
  })
  .meta({ id: 'Cloture' })
export type Cloture = z.infer<typeof cloture>

export const clotureListQuery = listQuery(['periode'])
  .omit({ sort: true, q: true })
  .extend({ kind: z.enum(CLOTURE_KINDS).optional() })
export const cloturePage = pageOf(cloture).meta({ id: 'CloturePage' })
