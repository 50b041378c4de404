import { z } from 'zod'
import type { Action, AppAbility, Subject } from '../ability'
import { pageNumber, pageOf, rowsOf } from '../list'

/** What a school has to settle, in the order of the page. */
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

/** The right that each list takes: the planning sees lessons and no amounts, the cash desk who has to pay. */
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

/** Who sees the amounts of unpaid candidates has no use for the same list without them. */
export const canSeeVue = (ability: AppAbility, vue: Vue): boolean =>
  ability.can(...VUE_RIGHTS[vue]) && !(vue === 'a_voir' && ability.can(...VUE_RIGHTS.impayes))

/** Ways to give money away. */
export const GESTES = ['REMISE', 'EXCUSE', 'ANNULATION', 'PERTE'] as const
export type Geste = (typeof GESTES)[number]

export const vueQuery = z.object({ vue: z.enum(VUES), page: pageNumber, perPage: rowsOf(25) })

export const ligneRegularisation = z.object({
  /** The row of the list: a candidate, an event, a reminder, an instructor or a user. */
  id: z.number(),
  idCandidat: z.number().nullable(),
  nom: z.string(),
  telephone: z.string().nullable(),
  /** The day or the start of what is to be settled. */
  quand: z.string().nullable(),
  calendar: z.string().nullable(),
  minutes: z.number().int().nullable(),
  /** Exams that nothing charges; null in other lists. */
  examens: z.number().int().nullable(),
  /** Millimes; null for who may see no amounts. */
  montant: z.number().int().nullable(),
  /** How something was given away, and how often in the month that begins with `quand`; null in other lists. */
  geste: z.enum(GESTES).nullable(),
  nombre: z.number().int().nullable(),
  /** Of what is late: 0 to 30, 31 to 60, 61 to 90 days, more; null in other lists. */
  ages: z.tuple([z.number(), z.number(), z.number(), z.number()]).nullable(),
})
export type LigneRegularisation = z.infer<typeof ligneRegularisation>

/** A page of one list, and what all its rows add up to. */
export const regularisationPage = pageOf(ligneRegularisation)
  .extend({ montant: z.number().int().nullable() })
  .meta({ id: 'RegularisationPage' })

/** How much there is to settle in each list that the caller may see. `desaccords` compares every account: only its list says. */
export const regularisations = z
  .object({ data: z.array(z.object({ vue: z.enum(VUES), nombre: z.number().int() })) })
  .meta({ id: 'Regularisations' })
