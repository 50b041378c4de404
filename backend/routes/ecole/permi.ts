import * as calls from '@contract/calls/ecole/permi'
import { savePermisEnseignes } from '../../commands/ecole/permi'
import { schoolOf } from '../../commands/write'
import { allPermis, permisEnseignesOf, permisOf } from '../../database/ecole/permi'
import type { Api } from '../../http/endpoint'

/**
 * Licence categories of the caller's country, or of all countries for callers without a school; and those that a
 * school teaches.
 */
export function permiRoutes(api: Api): void {
  api.endpoint(calls.listPermis, async ({ deps: { db }, caller: { idAutoEcole } }) => {
    if (idAutoEcole !== null) return permisOf(db, idAutoEcole)
    return (await allPermis(db)).map((permi) => ({ ...permi, enseigne: true }))
  })
  api.endpoint(calls.readPermisEnseignes, ({ deps: { db }, caller }) => permisEnseignesOf(db, schoolOf(caller)))
  api.endpoint(calls.updatePermisEnseignes, ({ deps, caller, body }) => savePermisEnseignes(deps, caller, body))
}
