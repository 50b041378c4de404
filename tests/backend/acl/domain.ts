import type { TestBackend } from '@tests/helpers/backend'
import type { Client } from '@tests/helpers/http'
import type { Row, Sample } from './routes'

/** The routes of one domain, with the records of its own that they are called on. */
export interface AclDomain {
  name: string
  /**
   * Creates its records, signed in as the first demo school. The given candidate is the one of the account `candidat`.
   */
  prepare: (ecole: Client, given: { backend: TestBackend; idCandidat: number }) => Promise<unknown>
  rows: Record<string, Row>
}

/** A domain's rows for the table; each file of `domains/` exports one as `acl`. */
export const aclDomain = <Own>(
  name: string,
  prepare: (ecole: Client, given: { backend: TestBackend; idCandidat: number }) => Promise<Own>,
  rows: Record<string, Omit<Row, 'sample'> & { sample: (own: Own) => Sample }>,
): AclDomain => ({
  name,
  prepare,
  rows: Object.fromEntries(
    Object.entries(rows).map(([route, row]) => [
      route,
      // The result of this domain's `prepare` is kept under its name.
      { ...row, sample: ({ domains }) => row.sample(domains[name] as Own) },
    ]),
  ),
})
