import { ETAPES, type Etape } from '../planning/evenement'
import type { CoutStats } from './cout'

/** What an hour costs, in millimes: what would not be spent without it, and with its share of all other expenses. */
export interface HourCost {
  direct: number
  complet: number
}

const MINUTES_OF_HOUR = 60
/** Fees of exams go to the State: candidates pay them, the school passes them on. */
const PASSED_ON: readonly string[] = ['exam_code', 'exam_circulation', 'exam_parc']

const total = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)
const perHour = (amount: number, minutes: number) => Math.round((amount * MINUTES_OF_HOUR) / minutes)

/** What the vehicles of a period cost. */
export const vehicleCosts = ({ vehicules }: Pick<CoutStats, 'vehicules'>) =>
  total(vehicules.map(({ depenses }) => depenses))

/** The expenses of no vehicle: rent, advertising and the like, without the fees of exams. */
export const generalCosts = (stats: Pick<CoutStats, 'depenses' | 'vehicules'>) =>
  total(stats.depenses.filter(({ categorie }) => !PASSED_ON.includes(categorie)).map(({ montant }) => montant)) -
  vehicleCosts(stats)

/**
 * The cost of an hour of each kind for one candidate; null where no hour was given. Vehicles are shared by the hours that are
 * driven, general expenses by all hours that were given, and a class of code by the candidates who attended it.
 */
export function hourCosts(
  stats: Pick<CoutStats, 'minutes' | 'minutesSuivies' | 'paie' | 'depenses' | 'vehicules'>,
): Record<Etape, HourCost | null> {
  const { minutes, paie } = stats
  const driven = minutes.circulation + minutes.parc
  const all = driven + minutes.code
  const costOf = (etape: Etape): HourCost | null => {
    const followed = etape === 'code' ? stats.minutesSuivies : minutes[etape]
    if (minutes[etape] === 0 || followed === 0) return null
    const vehicle = etape === 'code' ? 0 : perHour(vehicleCosts(stats), driven)
    const direct = perHour(paie[etape], followed) + vehicle
    const general = (generalCosts(stats) * minutes[etape]) / all
    return { direct, complet: direct + perHour(general, followed) }
  }
  // `fromEntries` loses the key type; every kind is present.
  return Object.fromEntries(ETAPES.map((etape) => [etape, costOf(etape)])) as Record<Etape, HourCost | null>
}

/** The cost of a driven hour, on the road and on the training ground together; null where none was driven. */
export function drivingCost(stats: Parameters<typeof hourCosts>[0]): HourCost | null {
  const costs = hourCosts(stats)
  const parts = (['circulation', 'parc'] as const).flatMap((etape) => {
    const cost = costs[etape]
    return cost ? [{ minutes: stats.minutes[etape], cost }] : []
  })
  const minutes = total(parts.map((part) => part.minutes))
  if (minutes === 0) return null
  const mean = (of: keyof HourCost) =>
    Math.round(total(parts.map(({ minutes: own, cost }) => own * cost[of])) / minutes)
  return { direct: mean('direct'), complet: mean('complet') }
}

/** What the contents of a package cost at these costs, the State's fees included; null where one of its kinds was never given, or the fees are not known. */
export function packageCost(
  { minutes, droits }: Pick<CoutStats['forfaits'][number], 'minutes' | 'droits'>,
  costs: Record<Etape, HourCost | null>,
): HourCost | null {
  const used = ETAPES.filter((etape) => minutes[etape] > 0)
  if (droits === null || used.some((etape) => costs[etape] === null)) return null
  const cost = (of: keyof HourCost) =>
    droits + total(used.map((etape) => Math.round((minutes[etape] * (costs[etape]?.[of] ?? 0)) / MINUTES_OF_HOUR)))
  return { direct: cost('direct'), complet: cost('complet') }
}

/** A price that is tried: of one hour or one package, sold so often in the period; amounts in millimes. */
export interface PriceTrial {
  ancien: number
  nouveau: number
  /** What one of them costs that would not be spent without it. */
  cout: number
  quantite: number
}

/** What a new price would bring. */
export interface TrialResult {
  /** The same number sold at the old price and at the new one. */
  avant: number
  apres: number
  /**
   * How many must be sold at the new price so that as much is left after their own cost as before; null where no number
   * is enough, because one of them then costs what it brings, or more, or because nothing was left before.
   */
  seuil: number | null
}

/** The new price against the old one. Nobody knows how demand answers: `seuil` says how far it may. */
export function tryPrice({ ancien, nouveau, cout, quantite }: PriceTrial): TrialResult {
  const left = (ancien - cout) * quantite
  const [avant, apres] = [ancien * quantite, nouveau * quantite].map(Math.round) as [number, number]
  if (left <= 0 || nouveau <= cout) return { avant, apres, seuil: null }
  return { avant, apres, seuil: left / (nouveau - cout) }
}
