import type { READ_ONLY_REASONS } from '@contract/auth'

export type ReadOnlyReason = (typeof READ_ONLY_REASONS)[number]

interface SchoolState {
  statut: 'PENDING' | 'ACTIVE' | 'SUSPENDED'
  /** Last day of the package that runs today, or null without one. */
  packageFin: string | null
}

/** Why a school reads everything but writes nothing; null when nothing holds it back. */
export function readOnlyReason({ statut, packageFin }: SchoolState): ReadOnlyReason | null {
  if (statut !== 'ACTIVE') return statut
  return packageFin ? null : 'NO_PACKAGE'
}
