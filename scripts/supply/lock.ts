import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The fields of a package in package-lock.json that are used here. */
export interface LockedPackage {
  version: string
  license?: string
  resolved?: string
  integrity?: string
  optional?: boolean
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

/** The packages by path, such as `node_modules/a/node_modules/b`. The project itself has the empty path. */
export type Lock = Record<string, LockedPackage>

export function readLock(root: string): Lock {
  // npm writes this file, so its shape is known.
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Lock }
  return packages
}

/** `@scope/name` of the path of a package. */
export const nameOf = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** The path at which Node finds a package: in the folder of the importing package, then in each folder above it. */
export function locate(lock: Lock, from: string, name: string): string | undefined {
  const path = `${from ? `${from}/` : ''}node_modules/${name}`
  if (lock[path]) return path
  if (from === '') return undefined
  return locate(lock, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name)
}

/** The paths of a package's dependencies that are in the lock file. */
export function dependenciesOf(lock: Lock, path: string): string[] {
  const {
    dependencies = {},
    optionalDependencies = {},
    peerDependencies = {},
    peerDependenciesMeta = {},
  } = lock[path] ?? {}
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional)
  const names = [...Object.keys(dependencies), ...Object.keys(optionalDependencies), ...peers]
  return [...new Set(names.flatMap((name) => locate(lock, path, name) ?? []))].sort()
}

/**
 * The paths of all shipped packages: the project's dependencies and everything they need, without packages for its
 * tools.
 */
export function shippedPaths(lock: Lock): string[] {
  const found = new Set<string>()
  const visit = (path: string) => {
    for (const next of dependenciesOf(lock, path)) {
      if (found.has(next)) continue
      found.add(next)
      visit(next)
    }
  }
  visit('')
  return [...found].sort()
}
