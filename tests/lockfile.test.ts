import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isInstalled } from '@scripts/install.mjs'
import { describe, expect, it } from 'vitest'
import { ROOT } from './helpers/sources/sources'

interface LockedPackage {
  version?: string
  optionalDependencies?: Record<string, string>
}

const { packages }: { packages: Record<string, LockedPackage> } = JSON.parse(
  readFileSync(join(ROOT, 'package-lock.json'), 'utf8'),
)

/** Resolves a package like Node does: in the folder of the importing package, then in each folder above it. */
function locked(from: string, name: string): LockedPackage | undefined {
  const path = `${from ? `${from}/` : ''}node_modules/${name}`
  if (packages[path] || from === '') return packages[path]
  return locked(from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name)
}

describe('package-lock.json', () => {
  it('contains every optional package of every platform, so that `npm ci` works on any machine', () => {
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => !locked(path, name)?.version)
        .map((name) => `${path}: ${name}`),
    )
    expect(missing).toEqual([])
  })
})

describe('installing before a start', () => {
  const react = { version: '19.2.0', integrity: 'sha512-a' }
  const forMac = { version: '1.0.0', integrity: 'sha512-b', optional: true }

  it('is left out where the locked packages are there, without those of other machines', () => {
    expect(
      isInstalled({ 'node_modules/react': react, 'node_modules/for-mac': forMac }, { 'node_modules/react': react }),
    ).toBe(true)
  })

  it.each([
    ['nothing is installed', {}],
    ['another version is installed', { 'node_modules/react': { ...react, integrity: 'sha512-c' } }],
    ['a package is left from before', { 'node_modules/react': react, 'node_modules/old': react }],
  ])('happens where %s', (_why, installed) => {
    expect(isInstalled({ 'node_modules/react': react }, installed)).toBe(false)
  })
})
