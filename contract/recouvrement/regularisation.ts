import { z } from 'zod'
import type { Action, AppAbility, Subject } from '../ability'
import { pageNumber, pageOf, rowsOf } from '../list'

/** The lists of unsettled items of a school, in the order of the page. */
export const VUES = [
  'impayes',
  'a_voir',
  'examens',
  'desaccords',
  'non_facturees',
  'depassement',
  'non_attestees',
  'absences',
  'decroches',
  'consommes',
  'finis',
  'dormants',
  'avoirs',
  'lettres',
  'contrats',
  'moniteurs',
  'cheques',
  'caisses',
  'ecarts',
  'gestes',
] as const
export type Vue = (typeof VUES)[number]

const PLANNING = ['update', 'Evenement'] as const
const CAISSE = ['create', 'Transaction'] as const
const TOUT = ['update', 'Inscription'] as const

/** The right that each list requires: the planning sees lessons and no amounts, the cash desk sees who has to pay. */
export const VUE_RIGHTS: Record<Vue, readonly [Action, Subject]> = {
  impayes: CAISSE,
  a_voir: PLANNING,
  examens: CAISSE,
  depassement: PLANNING,
  non_attestees: PLANNING,
  absences: PLANNING,
  desaccords: TOUT,
  non_facturees: TOUT,
  decroches: TOUT,
  consommes: TOUT,
  finis: TOUT,
  dormants: TOUT,
  avoirs: TOUT,
  lettres: TOUT,
  contrats: TOUT,
  moniteurs: TOUT,
  cheques: CAISSE,
  caisses: TOUT,
  ecarts: TOUT,
  gestes: TOUT,
}

/**
 * Whether a list is shown. `a_voir` is the list of unpaid candidates without amounts, so callers who see `impayes` do
 * not need it.
 */
export const canSeeVue = (ability: AppAbility, vue: Vue): boolean =>
  ability.can(...VUE_RIGHTS[vue]) && !(vue === 'a_voir' && ability.can(...VUE_RIGHTS.impayes))

/** The kinds of concessions. */
export const GESTES = ['REMISE', 'EXCUSE', 'ANNULATION', 'PERTE'] as const
export type Geste = (typeof GESTES)[number]

export const vueQuery = z.object({ vue: z.enum(VUES), page: pageNumber, perPage: rowsOf(25) })

export const ligneRegularisation = z.object({
  /** The id of the row's record: a candidate, an event, a reminder, an instructor or a user. */
  id: z.number(),
  idCandidat: z.number().nullable(),
  nom: z.string(),
  telephone: z.string().nullable(),
  /** The day or the start of the item. */
  quand: z.string().nullable(),
  calendar: z.string().nullable(),
  minutes: z.number().int().nullable(),
  /** The number of exams that are not charged; null in other lists. */
  examens: z.number().int().nullable(),
  /** Millimes; null for callers who may not see amounts. */
  montant: z.number().int().nullable(),
  /** The kind of concession, and how often it was made in the month that begins with `quand`; null in other lists. */
  geste: z.enum(GESTES).nullable(),
  nombre: z.number().int().nullable(),
  /** The late amount by age: 0 to 30, 31 to 60, 61 to 90 days, and more; null in other lists. */
  ages: z.tuple([z.number(), z.number(), z.number(), z.number()]).nullable(),
})
export type LigneRegularisation = z.infer<typeof ligneRegularisation>

/** A page of one list, and the total amount of all its rows. */
export const regularisationPage = pageOf(ligneRegularisation)
  .extend({ montant: z.number().int().nullable() })
  .meta({ id: 'RegularisationPage' })

/**
 * The number of items in each list that the caller may see. `desaccords` is left out, because it compares every
 * account: only the list itself computes it.
 */
export const regularisations = z
  .object({ data: z.array(z.object({ vue: z.enum(VUES), nombre: z.number().int() })) })
  .meta({ id: 'Regularisations' })
