import * as calls from '@contract/calls/ecole/permi'
import type { Api } from '../../http/endpoint'

/** Licence categories of the caller's country; all of them for whoever has no school. */
export function permiRoutes(api: Api): void {
  const { db } = api.deps
  api.endpoint(calls.listPermis, ({ caller: { idAutoEcole } }) =>
    db
      .selectFrom('permi')
      .selectAll('permi')
      .$if(idAutoEcole !== null, (query) =>
        query.where('pays', '=', (eb) =>
          eb.selectFrom('auto_ecole').select('auto_ecole.pays').where('auto_ecole.id', '=', idAutoEcole),
        ),
      )
      .orderBy('id')
      .execute(),
  )
}
