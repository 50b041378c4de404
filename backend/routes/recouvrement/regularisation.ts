import * as calls from '@contract/calls/recouvrement/regularisation'
import { mustFind } from '../../commands/ecole/candidat'
import {
  listRegularisation,
  markLettre,
  readRegularisations,
  settleAccount,
} from '../../commands/recouvrement/regularisation'
import { schoolOf } from '../../commands/write'
import { letterOf } from '../../database/recouvrement/relance'
import { notFound } from '../../errors'
import type { Api } from '../../http/endpoint'
import { presentLettre } from '../../presenters/recouvrement/lettre'

/** The lists of unsettled items of a school (page « À régulariser »). */
export function regularisationRoutes(api: Api): void {
  api.endpoint(calls.listRegularisation, ({ deps, caller, query }) => listRegularisation(deps, caller, query))
  api.endpoint(calls.readRegularisations, ({ deps, caller }) => readRegularisations(deps, caller))
  api.endpoint(calls.settleAccount, ({ deps, caller, params }) => settleAccount(deps, caller, params.id))
  api.endpoint(calls.readLettre, async ({ deps, caller, params }) => {
    const relance = await letterOf(deps.db, schoolOf(caller), params.id)
    if (!relance) throw notFound()
    const candidat = await mustFind(deps.db, caller, 'read', relance.idCandidat)
    return presentLettre(deps.db, candidat, caller, deps.clock())
  })
  api.endpoint(calls.markLettre, async ({ deps, caller, params }) => {
    await markLettre(deps, caller, params.id)
    return undefined
  })
}
