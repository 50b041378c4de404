import { satisfies, validRange } from 'semver'
import { type Lock, nameOf, shippedPaths } from './lock.ts'

/** A version that must not be used, kept in `docs/advisories.json`. */
export interface Advisory {
  package: string
  /** An npm range. */
  range: string
  why: string
}

export interface Advisories {
  /** Versions that must not be installed. They are always checked, without a network. */
  refused: Advisory[]
  /** Findings of the registry that do not affect this project, each with the reason. */
  accepted: { package: string; advisory: string; why: string }[]
}

/** The packages of the lock file that an advisory refuses. @throws for an invalid range */
export function refusedIn(lock: Lock, { refused }: Advisories): string[] {
  return refused.flatMap(({ package: name, range, why }) => {
    if (validRange(range) === null) throw new Error(`${name}: “${range}” is no range`)
    return Object.entries(lock)
      .filter(([path, { version }]) => path !== '' && nameOf(path) === name && satisfies(version, range))
      .map(([path, { version }]) => `${path} ${version} (${range}): ${why}`)
  })
}

const GRAVE = ['high', 'critical']

interface Finding {
  name: string
  severity: string
  nodes: string[]
  via: unknown[]
}

/** The result of `npm audit --json`. */
export type Audit = { state: 'unchecked'; reason: string } | { state: 'checked'; grave: string[]; others: string[] }

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isFinding = (value: unknown): value is Finding =>
  isRecord(value) && typeof value.name === 'string' && Array.isArray(value.nodes) && Array.isArray(value.via)

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The ids of a finding's advisories, as `GHSA-…`. A finding that comes through another package has none. */
const idsOf = ({ via }: Finding) =>
  via.flatMap((one) => (isRecord(one) && typeof one.url === 'string' ? [one.url.replace(/^.*\//, '')] : []))

/**
 * Reads the output of `npm audit --json`. A finding is grave when it affects a shipped package and is not accepted with
 * a reason. If the registry gives no advisories the state is unchecked, which does not mean clean.
 */
export function readAudit(output: string, lock: Lock, { accepted }: Advisories): Audit {
  const answer = parsed(output)
  if (!isRecord(answer) || !isRecord(answer.vulnerabilities)) {
    const summary = isRecord(answer) && isRecord(answer.error) ? answer.error.summary : undefined
    const reason = typeof summary === 'string' && summary ? summary : 'the registry gives no advisories'
    return { state: 'unchecked', reason }
  }
  const shipped = new Set(shippedPaths(lock))
  const isAccepted = (finding: Finding) => {
    const ids = idsOf(finding)
    return (
      ids.length > 0 && ids.every((id) => accepted.some((one) => one.package === finding.name && one.advisory === id))
    )
  }
  const findings = Object.values(answer.vulnerabilities).filter(isFinding)
  const isGrave = (one: Finding) =>
    GRAVE.includes(one.severity) && one.nodes.some((path) => shipped.has(path)) && !isAccepted(one)
  const said = (one: Finding) => `${one.name} (${one.severity}) ${idsOf(one).join(', ')}`.trim()
  return {
    state: 'checked',
    grave: findings.filter(isGrave).map(said),
    others: findings.filter((one) => !isGrave(one)).map(said),
  }
}
