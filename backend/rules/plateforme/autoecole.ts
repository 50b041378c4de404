import { echeanceOn } from '@contract/clock/echeance'
import type { READ_ONLY_REASONS } from '@contract/compte/auth'
import { type AutoEcole, type EtatAbonnement, isRefused, type StatutAutoEcole } from '@contract/plateforme/autoecole'

export type ReadOnlyReason = (typeof READ_ONLY_REASONS)[number]

type Judged = Pick<AutoEcole, 'statut' | 'approuveLe'>

interface SchoolState extends Judged {
  /** Last day of the current package, or null without one. */
  packageFin: string | null
}

/** The reason why a school is read-only; null when it may write. */
export function readOnlyReason(school: SchoolState): ReadOnlyReason | null {
  if (isRefused(school)) return 'REFUSED'
  if (school.statut !== 'ACTIVE') return school.statut
  return school.packageFin ? null : 'NO_PACKAGE'
}

/** The platform's decisions on a school, with the required and the resulting status. */
export const DECISIONS = {
  approve: { from: 'PENDING', to: 'ACTIVE', kind: 'ecole_approved' },
  refuse: { from: 'PENDING', to: 'SUSPENDED', kind: 'ecole_refused' },
  suspend: { from: 'ACTIVE', to: 'SUSPENDED', kind: 'ecole_suspended' },
  reopen: { from: 'SUSPENDED', to: 'ACTIVE', kind: 'ecole_reopened' },
} as const satisfies Record<string, { from: StatutAutoEcole; to: StatutAutoEcole; kind: string }>
export type Decision = keyof typeof DECISIONS

/** Whether a school is in a state that a decision applies to: a refused sign-up may still be approved, not reopened. */
export function isOpenTo(decision: Decision, ecole: Judged): boolean {
  return isRefused(ecole) ? decision === 'approve' : ecole.statut === DECISIONS[decision].from
}

/** The state today of a subscription that runs until a day. */
export function abonnementState(dateFin: string | null, today: string): EtatAbonnement {
  if (dateFin === null) return 'NONE'
  return echeanceOn(dateFin, today).state === 'valid' ? 'ACTIVE' : 'SOON'
}

/** The moment of its last change serves as the version of a school: its table has no version column. */
export const versionOf = (updatedAt: string): number => Date.parse(updatedAt)

/** The moment of a change; one millisecond later when two fall into the same one, so that versions differ. */
export const changedAt = (now: string, updatedAt: string): string =>
  now > updatedAt ? now : new Date(versionOf(updatedAt) + 1).toISOString()
