import { ETAPES, type Etape } from '../planning/evenement'
import { recordOf } from '../recordOf'
import type { CoutStats } from './cout'

/**
 * The cost of an hour in millimes: `direct` would not be spent without the hour, `complet` adds its share of all other
 * expenses.
 */
export interface HourCost {
  direct: number
  complet: number
}

const MINUTES_OF_HOUR = 60
/** Exam fees go to the State: candidates pay them, and the school passes them on. */
const PASSED_ON: readonly string[] = ['exam_code', 'exam_circulation', 'exam_parc']

const total = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)
const perHour = (amount: number, minutes: number) => Math.round((amount * MINUTES_OF_HOUR) / minutes)

/** The cost of the vehicles in a period. */
export const vehicleCosts = ({ vehicules }: Pick<CoutStats, 'vehicules'>) =>
  total(vehicules.map(({ depenses }) => depenses))

/** The expenses that belong to no vehicle, such as rent and advertising, without exam fees. */
export const generalCosts = (stats: Pick<CoutStats, 'depenses' | 'vehicules'>) =>
  total(stats.depenses.filter(({ categorie }) => !PASSED_ON.includes(categorie)).map(({ montant }) => montant)) -
  vehicleCosts(stats)

/**
 * The cost of an hour of each kind for one candidate; null when no such hour was given. Vehicle costs are divided by
 * the driven hours, general expenses by all hours, and the costs of a theory class by the candidates who attended it.
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
  return recordOf(ETAPES, costOf)
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

/**
 * The cost of a package's contents, the State's fees included; null when one of its kinds of hours was never given, or
 * the fees are not known.
 */
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

/** A trial of a new price for one hour or one package, with the quantity sold in the period; amounts in millimes. */
export interface PriceTrial {
  ancien: number
  nouveau: number
  /** The direct cost of one unit. */
  cout: number
  quantite: number
}

/** The result of a trial. */
export interface TrialResult {
  /** The income from the same quantity at the old price and at the new one. */
  avant: number
  apres: number
  /**
   * The quantity that must be sold at the new price to keep the same margin above the direct costs. Null when no
   * quantity is enough, because the new price does not exceed the direct cost, or because there was no margin before.
   */
  seuil: number | null
}

/**
 * Compares a new price with the old one. The effect on demand is unknown, so `seuil` says how far the quantity may
 * fall.
 */
export function tryPrice({ ancien, nouveau, cout, quantite }: PriceTrial): TrialResult {
  const left = (ancien - cout) * quantite
  const [avant, apres] = [ancien * quantite, nouveau * quantite].map(Math.round) as [number, number]
  if (left <= 0 || nouveau <= cout) return { avant, apres, seuil: null }
  return { avant, apres, seuil: left / (nouveau - cout) }
}
