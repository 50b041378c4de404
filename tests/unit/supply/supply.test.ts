import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Advisories, readAudit, refusedIn } from '@scripts/supply/audit'
import { faultsOf, isAllowed, type ShippedPackage, shippedPackages } from '@scripts/supply/licences'
import { type Lock, readLock, shippedPaths } from '@scripts/supply/lock'
import { sbomOf } from '@scripts/supply/sbom'
import { ROOT } from '@tests/helpers/sources/sources'
import { describe, expect, it } from 'vitest'

/** `a` uses the `c` in its own folder, `b` the one at the top level. `tool` is a development dependency. */
const lock: Lock = {
  '': { version: '1.0.0', dependencies: { a: '1', b: '1' }, devDependencies: { tool: '1' } },
  'node_modules/a': { version: '1.0.0', license: 'MIT', dependencies: { c: '2' } },
  'node_modules/a/node_modules/c': { version: '2.0.0', license: 'GPL-3.0' },
  'node_modules/b': { version: '1.5.0', license: '(MIT OR GPL-3.0)', peerDependencies: { c: '1', tool: '1' } },
  'node_modules/c': { version: '1.0.0', integrity: 'sha512-3q2+7w==', resolved: 'https://registry.example/c.tgz' },
  'node_modules/tool': { version: '9.0.0', license: 'ISC' },
}
lock['node_modules/b'] = {
  ...lock['node_modules/b'],
  version: '1.5.0',
  peerDependenciesMeta: { tool: { optional: true } },
}

describe('what is shipped', () => {
  it('is what the dependencies lead to, where Node finds it', () => {
    expect(shippedPaths(lock)).toEqual([
      'node_modules/a',
      'node_modules/a/node_modules/c',
      'node_modules/b',
      'node_modules/c',
    ])
  })

  it.each([
    ['MIT', true],
    ['(MPL-2.0 OR Apache-2.0)', true],
    ['(MIT AND Zlib)', true],
    ['(MIT AND GPL-3.0)', false],
    ['MIT OR SEE LICENSE IN FEEL-FREE.md', true],
    ['SEE LICENSE IN LICENSE.md', false],
    ['GPL-3.0-or-later', false],
    ['', false],
  ])('may be under “%s”: %s', (expression, allowed) => {
    expect(isAllowed(expression)).toBe(allowed)
  })

  it('names what is wrong with a package', () => {
    const one = (licence: string, text = 'text'): ShippedPackage => ({ name: 'x', version: '1.0.0', licence, text })
    expect(faultsOf([one('MIT')])).toEqual([])
    expect(faultsOf([one(''), one('AGPL-3.0'), one('MIT', '')])).toEqual([
      'x 1.0.0: names no licence',
      'x 1.0.0: AGPL-3.0 is not among the allowed licences',
      'x 1.0.0: the text of MIT is missing',
    ])
    const changed = { ...one('MIT', 'All rights reserved'), name: '@journeyapps/wa-sqlite' }
    expect(faultsOf([changed])).toEqual([
      '@journeyapps/wa-sqlite 1.0.0: its licence is no longer the one that was read',
    ])
  })

  it('is in order in this project, fonts included, with a text for each', () => {
    const packages = shippedPackages(ROOT)
    expect(faultsOf(packages)).toEqual([])
    const names = packages.map(({ name }) => name)
    expect(names).toContain('@fontsource-variable/inter')
    expect(names).toContain('react')
    expect(names).not.toContain('vitest')
    expect(packages.find(({ name }) => name === 'saxes')?.text).toMatch(/^Copyright \(c\) Louis-Dominique Dubeau/)
  })
})

describe('the bill of materials', () => {
  const document = sbomOf(lock, { name: 'voie-libre', version: '0.1.0' })

  it('lists every package once, with its address, its hash and whether it is delivered', () => {
    expect(document.components).toHaveLength(5)
    expect(document.components.find(({ name, version }) => name === 'c' && version === '1.0.0')).toEqual({
      type: 'library',
      'bom-ref': 'pkg:npm/c@1.0.0#node_modules/c',
      name: 'c',
      version: '1.0.0',
      scope: 'required',
      purl: 'pkg:npm/c@1.0.0',
      hashes: [{ alg: 'SHA-512', content: 'deadbeef' }],
      externalReferences: [{ type: 'distribution', url: 'https://registry.example/c.tgz' }],
    })
    expect(document.components.find(({ name }) => name === 'tool')?.scope).toBe('excluded')
    expect(document.components.find(({ name }) => name === 'b')?.licenses).toEqual([{ expression: '(MIT OR GPL-3.0)' }])
  })

  it('is the same for the same lock file', () => {
    expect(sbomOf(lock, { name: 'voie-libre', version: '0.1.0' })).toEqual(document)
    expect(document.serialNumber).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/)
  })

  it('refers to nothing that it does not list, for this project', () => {
    const own = sbomOf(readLock(ROOT), { name: 'voie-libre', version: '0.1.0' })
    const refs = own.components.map((one) => one['bom-ref'])
    expect(new Set(refs).size).toBe(refs.length)
    const known = new Set([...refs, own.metadata.component['bom-ref']])
    const named = own.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn])
    expect(named.filter((ref) => !known.has(ref))).toEqual([])
  })
})

describe('the advisories', () => {
  const none: Advisories = { refused: [], accepted: [] }
  const finding = (name: string, severity: string, url = 'https://github.com/advisories/GHSA-1') => ({
    name,
    severity,
    via: [{ url }],
    nodes: [`node_modules/${name}`],
  })
  const output = (...findings: ReturnType<typeof finding>[]) =>
    JSON.stringify({ vulnerabilities: Object.fromEntries(findings.map((one) => [one.name, one])) })

  it('of the list are found at every depth', () => {
    const refused = [{ package: 'c', range: '>=2.0.0', why: 'Why.' }]
    expect(refusedIn(lock, { ...none, refused })).toEqual(['node_modules/a/node_modules/c 2.0.0 (>=2.0.0): Why.'])
    expect(() => refusedIn(lock, { ...none, refused: [{ package: 'c', range: 'new', why: '' }] })).toThrow(
      '“new” is no range',
    )
  })

  it('of the project’s own list concern no package of its lock file', () => {
    const advisories: Advisories = JSON.parse(readFileSync(join(ROOT, 'docs/advisories.json'), 'utf8'))
    expect(refusedIn(readLock(ROOT), advisories)).toEqual([])
    expect(advisories.accepted.filter(({ why }) => why.length < 20)).toEqual([])
  })

  it.each([
    ['{"message":"405 Method Not Allowed"}', 'the registry gives no advisories'],
    ['{"error":{"code":"ENOAUDIT","summary":"no audit here"}}', 'no audit here'],
    ['<html>502</html>', 'the registry gives no advisories'],
    ['', 'the registry gives no advisories'],
  ])('of the registry are not checked where it answers %s', (answer, reason) => {
    expect(readAudit(answer, lock, none)).toEqual({ state: 'unchecked', reason })
  })

  it('of the registry are grave for what is shipped, unless they are accepted', () => {
    const found = output(finding('a', 'high'), finding('b', 'low'), finding('tool', 'critical'))
    const said = ['b (low) GHSA-1', 'tool (critical) GHSA-1']
    expect(readAudit(found, lock, none)).toEqual({ state: 'checked', grave: ['a (high) GHSA-1'], others: said })
    const accepted = [{ package: 'a', advisory: 'GHSA-1', why: 'Not used.' }]
    expect(readAudit(found, lock, { ...none, accepted })).toMatchObject({ grave: [] })
    expect(readAudit(output(), lock, none)).toEqual({ state: 'checked', grave: [], others: [] })
  })
})
