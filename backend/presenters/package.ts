import type { PackageEcole } from '@contract/package'
import type { PackageRow } from '../database/package'
import { etatPackage } from '../rules/package'

/** A package as it stands on a day. */
export function presentPackage({ updatedAt: _, ...row }: PackageRow, today: string): PackageEcole {
  return { ...row, etat: etatPackage(row, today) }
}
