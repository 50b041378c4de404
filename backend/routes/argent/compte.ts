import * as calls from '@contract/calls/argent/compte'
import { dayIn } from '@contract/clock/wall'
import { advanceInscription } from '../../commands/argent/advanceInscription'
import { endInscription } from '../../commands/argent/endInscription'
import { addLots, createInscription, decidePenalite } from '../../commands/argent/inscription'
import { addRemise, reverseRemise } from '../../commands/argent/remise'
import { mustFind } from '../../commands/ecole/candidat'
import { mustFindMoniteur } from '../../commands/ecole/moniteur'
import type { Api } from '../../http/endpoint'
import { presentCompte } from '../../presenters/argent/compte'
import { presentCompteMoniteur } from '../../presenters/argent/compteMoniteur'
import { presentOffre } from '../../presenters/argent/offre'

/** The accounts of candidates and instructors, and what candidates buy. */
export function compteRoutes(api: Api): void {
  api.endpoint(calls.readCompte, async ({ deps, caller, params }) => {
    const candidat = await mustFind(deps.db, caller, 'read', params.id)
    return presentCompte(deps.db, candidat, caller, dayIn(deps.clock(), caller.pays))
  })
  api.endpoint(calls.readCompteMoniteur, async ({ deps, caller, params }) => {
    const moniteur = await mustFindMoniteur(deps.db, caller, 'read', params.id)
    return presentCompteMoniteur(deps.db, moniteur, caller)
  })
  api.endpoint(calls.readOffre, async ({ deps, caller, params }) =>
    presentOffre(deps.db, await mustFind(deps.db, caller, 'read', params.id)),
  )
  api.endpoint(calls.createInscription, ({ deps, caller, params, body }) =>
    createInscription(deps, caller, params.id, body),
  )
  api.endpoint(calls.advanceInscription, ({ deps, caller, params, body }) =>
    advanceInscription(deps, caller, params.id, body),
  )
  api.endpoint(calls.addLots, ({ deps, caller, params, body }) => addLots(deps, caller, params.id, body))
  api.endpoint(calls.addRemise, ({ deps, caller, params, body }) => addRemise(deps, caller, params.id, body))
  api.endpoint(calls.reverseRemise, ({ deps, caller, params, body }) => reverseRemise(deps, caller, params.id, body))
  api.endpoint(calls.endInscription, ({ deps, caller, params, body }) => endInscription(deps, caller, params.id, body))
  api.endpoint(calls.decidePenalite, ({ deps, caller, params, body }) => decidePenalite(deps, caller, params.id, body))
}
