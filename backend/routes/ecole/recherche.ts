import * as calls from '@contract/calls/ecole/recherche'
import type { Api } from '../../http/endpoint'
import { presentRecherche } from '../../presenters/ecole/recherche'

/** The search of the application: whatever the caller may read, by what people type. */
export function rechercheRoutes(api: Api): void {
  const { db, clock } = api.deps
  api.endpoint(calls.search, ({ caller, query }) => presentRecherche(db, { caller, q: query.q, now: clock() }))
}
