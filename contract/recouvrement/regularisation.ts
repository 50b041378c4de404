import { z } from 'zod'
import type { Action, Subject } from '../ability'
import { pageNumber, pageOf, rowsOf } from '../list'

/** What a school has to settle, in the order of the page. */
export const VUES = [
  'impayes',
  'examens',
  'non_facturees',
  'depassement',
  'non_attestees',
  'absences',
  'decroches',
  'finis',
  'dormants',
  'avoirs',
  'lettres',
  'moniteurs',
  'cheques',
  'caisses',
  'ecarts',
] as const
export type Vue = (typeof VUES)[number]

const PLANNING = ['update', 'Evenement'] as const
const CAISSE = ['create', 'Transaction'] as const
const TOUT = ['update', 'Inscription'] as const

/** The right that each list takes: the planning sees lessons and no amounts, the cash desk who has to pay. */
export const VUE_RIGHTS: Record<Vue, readonly [Action, Subject]> = {
  impayes: CAISSE,
  examens: CAISSE,
  depassement: PLANNING,
  non_attestees: PLANNING,
  absences: PLANNING,
  non_facturees: TOUT,
  decroches: TOUT,
  finis: TOUT,
  dormants: TOUT,
  avoirs: TOUT,
  lettres: TOUT,
  moniteurs: TOUT,
  cheques: CAISSE,
  caisses: TOUT,
  ecarts: TOUT,
}

export const vueQuery = z.object({ vue: z.enum(VUES), page: pageNumber, perPage: rowsOf(25) })

export const ligneRegularisation = z.object({
  /** The row of the list: a candidate, an event, a reminder or an instructor. */
  id: z.number(),
  idCandidat: z.number().nullable(),
  nom: z.string(),
  telephone: z.string().nullable(),
  /** The day or the start of what is to be settled. */
  quand: z.string().nullable(),
  calendar: z.string().nullable(),
  minutes: z.number().int().nullable(),
  /** Millimes; null for who may see no amounts. */
  montant: z.number().int().nullable(),
  /** Of what is late: 0 to 30, 31 to 60, 61 to 90 days, more; null in other lists. */
  ages: z.tuple([z.number(), z.number(), z.number(), z.number()]).nullable(),
})
export type LigneRegularisation = z.infer<typeof ligneRegularisation>

/** A page of one list, and what all its rows add up to. */
export const regularisationPage = pageOf(ligneRegularisation)
  .extend({ montant: z.number().int().nullable() })
  .meta({ id: 'RegularisationPage' })

/** How much there is to settle in each list that the caller may see. */
export const regularisations = z
  .object({ data: z.array(z.object({ vue: z.enum(VUES), nombre: z.number().int() })) })
  .meta({ id: 'Regularisations' })
