import type { StatutApprobation } from '@contract/argent/approbation'

export const PER_PAGE = 25

/** A page of the requests in one state. */
export const asked = (statut: StatutApprobation, page: number) => ({
  statut,
  page: String(page),
  perPage: String(PER_PAGE),
})
