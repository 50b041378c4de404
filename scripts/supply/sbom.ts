import { createHash } from 'node:crypto'
import { dependenciesOf, type Lock, nameOf, shippedPaths } from './lock.ts'

const encoded = (name: string) => name.replace(/^@/, '%40')
const purlOf = (name: string, version: string) => `pkg:npm/${encoded(name)}@${version}`

/** The reference of a component. The same package and version at two paths are two components. */
const refOf = (lock: Lock, path: string) => `${purlOf(nameOf(path), lock[path]?.version ?? '')}#${path}`

/** The licence entry: a single word is an SPDX id, anything else an expression or a sentence. */
function licenceOf(licence: string) {
  if (/^[\w.+-]+$/.test(licence)) return [{ license: { id: licence } }]
  return /SEE LICENSE/.test(licence) ? [{ license: { name: licence } }] : [{ expression: licence }]
}

/** Converts `sha512-<base64>` into the form of CycloneDX. */
function hashesOf(integrity: string | undefined) {
  const [, content] = /^sha512-(\S+)/.exec(integrity ?? '') ?? []
  return content ? { hashes: [{ alg: 'SHA-512', content: Buffer.from(content, 'base64').toString('hex') }] } : {}
}

function componentOf(lock: Lock, path: string, isShipped: boolean) {
  const { version = '', license, integrity, resolved } = lock[path] ?? {}
  return {
    type: 'library',
    'bom-ref': refOf(lock, path),
    name: nameOf(path),
    version,
    // Development tools are listed too, and marked as not delivered.
    scope: isShipped ? 'required' : 'excluded',
    ...(license ? { licenses: licenceOf(license) } : {}),
    purl: purlOf(nameOf(path), version),
    ...hashesOf(integrity),
    ...(resolved ? { externalReferences: [{ type: 'distribution', url: resolved }] } : {}),
  }
}

/** A name-based UUID, so that the same lock file gives the same document. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** The CycloneDX document of everything in the lock file. It contains no date, so that it can be compared. */
export function sbomOf(lock: Lock, { name, version }: { name: string; version: string }) {
  const shipped = new Set(shippedPaths(lock))
  const paths = Object.keys(lock)
    .filter((path) => path !== '')
    .sort()
  const own = `${purlOf(name, version)}#`
  const dependenciesAt = (path: string) => dependenciesOf(lock, path).map((one) => refOf(lock, one))
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${uuidOf(JSON.stringify(lock))}`,
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': own, name, version, purl: purlOf(name, version) } },
    components: paths.map((path) => componentOf(lock, path, shipped.has(path))),
    dependencies: [
      { ref: own, dependsOn: dependenciesAt('') },
      ...paths.map((path) => ({ ref: refOf(lock, path), dependsOn: dependenciesAt(path) })),
    ],
  }
}
