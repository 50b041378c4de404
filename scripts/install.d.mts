interface LockedPackage {
  integrity?: string
  optional?: boolean
}

/** The packages of a lock file, by path. */
type Packages = Record<string, LockedPackage>

export const root: string
export function isInstalled(locked: Packages, installed: Packages): boolean
export function install(): void
