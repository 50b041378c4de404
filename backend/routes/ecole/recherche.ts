import * as calls from '@contract/calls/ecole/recherche'
import type { Api } from '../../http/endpoint'
import { presentRecherche } from '../../presenters/ecole/recherche'

/** The global search over the records that the caller may read. */
export function rechercheRoutes(api: Api): void {
  api.endpoint(calls.search, ({ deps: { db, clock }, caller, query }) =>
    presentRecherche(db, { caller, q: query.q, now: clock() }),
  )
}
