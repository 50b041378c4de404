import type { PackageEcole } from '@contract/plateforme/package'
import type { PackageRow } from '../../database/plateforme/package'
import { packageState } from '../../rules/plateforme/package'

/** A package with its state on a day. */
export function presentPackage({ updatedAt: _, ...row }: PackageRow, today: string): PackageEcole {
  return { ...row, etat: packageState(row, today) }
}
