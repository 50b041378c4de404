import type { ReglagesArgent } from '@contract/argent/reglages'
import type { Etape } from '@contract/planning/evenement'
import type { Feu, RaisonFeu } from '@contract/recouvrement/feu'
import { roundedQuotient } from '../argent/rounding'

/** A kind of lesson of a candidate: minutes bought, given and planned, and the price of an hour beyond. */
export interface Reserve {
  etape: Etape
  bought: number
  given: number
  planned: number
  hour: number
}

/** The cost of the planned lessons beyond the lessons bought, in millimes. */
export const plannedBeyond = (reserves: readonly Reserve[]): number =>
  reserves.reduce((sum, { bought, given, planned, hour }) => {
    const left = Math.max(0, bought - given)
    return sum + roundedQuotient(Math.max(0, planned - left) * hour, 60, 1)
  }, 0)

export interface Standing {
  isEnrolled: boolean
  /** The amount due by today, below zero for a credit, and the amount that was due before. */
  due: number
  enRetard: number
  beyond: number
}

/** The amount by which dues and planned lessons exceed what is paid: zero while a credit covers them. */
export const uncovered = ({ due, beyond }: Standing): number => Math.max(0, due + beyond)

/**
 * A candidate's traffic light for the planning, without amounts; null without enrolment and debts. Only the school's
 * own setting can block.
 */
export function lightOf(standing: Standing, { depassement, seuil }: ReglagesArgent): Feu | null {
  const { isEnrolled, enRetard } = standing
  if (!isEnrolled && enRetard === 0) return null
  const isBeyond = uncovered(standing) > seuil
  if (isBeyond && depassement === 'block') return 'BLOCKED'
  return enRetard > 0 || isBeyond ? 'CHECK' : 'CLEAR'
}

/**
 * Why a light is not clear. A settled account can have a reason too: lessons that are planned, but not paid in advance.
 */
export function reasonsOf(standing: Standing, { seuil }: Pick<ReglagesArgent, 'seuil'>): RaisonFeu[] {
  const { due, enRetard, beyond } = standing
  const isBeyond = uncovered(standing) > seuil
  const reasons: RaisonFeu[] = []
  if (enRetard > 0) reasons.push('LATE')
  else if (isBeyond && due > 0) reasons.push('DUE')
  if (isBeyond && beyond > 0) reasons.push('BEYOND')
  return reasons
}
