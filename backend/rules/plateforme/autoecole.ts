import { echeanceOn } from '@contract/clock/echeance'
import type { READ_ONLY_REASONS } from '@contract/compte/auth'
import type { EtatAbonnement, StatutAutoEcole } from '@contract/plateforme/autoecole'

export type ReadOnlyReason = (typeof READ_ONLY_REASONS)[number]

interface SchoolState {
  statut: StatutAutoEcole
  /** Last day of the package that runs today, or null without one. */
  packageFin: string | null
}

/** Why a school reads everything but writes nothing; null when nothing holds it back. */
export function readOnlyReason({ statut, packageFin }: SchoolState): ReadOnlyReason | null {
  if (statut !== 'ACTIVE') return statut
  return packageFin ? null : 'NO_PACKAGE'
}

/** What the platform does about a school, the status that it needs and the one that it leaves. */
export const DECISIONS = {
  approve: { from: 'PENDING', to: 'ACTIVE', kind: 'ecole_approved' },
  suspend: { from: 'ACTIVE', to: 'SUSPENDED', kind: 'ecole_suspended' },
  reopen: { from: 'SUSPENDED', to: 'ACTIVE', kind: 'ecole_reopened' },
} as const satisfies Record<string, { from: StatutAutoEcole; to: StatutAutoEcole; kind: string }>
export type Decision = keyof typeof DECISIONS

/** How a package that runs until a day stands today. */
export function etatAbonnement(dateFin: string | null, today: string): EtatAbonnement {
  if (dateFin === null) return 'NONE'
  return echeanceOn(dateFin, today).state === 'valid' ? 'ACTIVE' : 'SOON'
}

/** The moment of its last change stands for the version of a school: its table has no other. */
export const versionOf = (updatedAt: string): number => Date.parse(updatedAt)

/** The moment of a change; two in one millisecond are told apart. */
export const changedAt = (now: string, updatedAt: string): string =>
  now > updatedAt ? now : new Date(versionOf(updatedAt) + 1).toISOString()
