import * as calls from '@contract/calls/planning/parcours'
import { dayIn } from '@contract/clock/wall'

import { mustFind } from '../../commands/ecole/candidat'
import { heuresOf, parcoursOf } from '../../database/planning/parcours/parcours'
import { notFound } from '../../errors'
import type { Api } from '../../http/endpoint'
import { presentParcours } from '../../presenters/planning/parcours'

/** The exam path of a candidate: for the school, the instructor, and the candidate. */
export function parcoursRoutes(api: Api): void {
  api.endpoint(calls.readParcours, async ({ deps: { clock, db }, caller, params }) => {
    const now = clock()
    const candidat = await mustFind(db, caller, 'read', params.id)
    const dossier = (await parcoursOf(db, [candidat.id])).get(candidat.id)
    if (!dossier) throw notFound()
    const heures = await heuresOf(db, candidat.id, now.toISOString())
    return presentParcours({ candidat, dossier, heures, today: dayIn(now, caller.pays) })
  })
}
