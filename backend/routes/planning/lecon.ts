import { leconListQuery, leconPage } from '@contract/planning/lecon'
import { page } from '../../database/page'
import { listLecons } from '../../database/planning/lecon'
import type { Api } from '../../http/endpoint'
import { presentEvenement } from '../../presenters/planning/evenement'

/** The lessons of a school, or of the instructor who asks, as a list; what happens to one happens in the calendar. */
export function leconRoutes(api: Api): void {
  const { db, clock } = api.deps
  api.endpoint(
    {
      method: 'get',
      path: 'api/calendrier/lecon',
      summary: 'Lessons, past and to come, page by page, with totals by state',
      // Whoever teaches or plans: a candidate's own are its calendar's, where no search tells who else takes part.
      can: ['attest', 'Evenement'],
      query: leconListQuery,
      answer: leconPage,
    },
    async ({ caller, query }) => {
      const { rows, total, totaux, minutes } = await listLecons(db, caller, query, clock().toISOString())
      const data = rows.map((row) => presentEvenement(row, caller))
      return { ...page(data, total, query), totaux, minutes }
    },
  )
}
