import { dayIn } from '@contract/clock/wall'
import { idParam } from '@contract/list'
import { parcours } from '@contract/planning/parcours'
import { mustFind } from '../../commands/ecole/candidat'
import { heuresOf, parcoursOf } from '../../database/planning/parcours'
import { notFound } from '../../errors'
import type { Api } from '../../http/endpoint'
import { presentParcours } from '../../presenters/planning/parcours'

/** The exam path of a candidate: for its school, its instructor, and itself. */
export function parcoursRoutes(api: Api): void {
  const { db, clock } = api.deps
  api.endpoint(
    {
      method: 'get',
      path: 'api/candidat/{id}/parcours',
      summary: 'The exam path of a candidate: stages, first days, tries left, hours done and planned',
      can: ['read', 'Candidat'],
      params: idParam,
      answer: parcours,
    },
    async ({ caller, params }) => {
      const now = clock()
      const candidat = await mustFind(db, caller, 'read', params.id)
      const dossier = (await parcoursOf(db, [candidat.id])).get(candidat.id)
      if (!dossier) throw notFound()
      const heures = await heuresOf(db, candidat.id, now.toISOString())
      return presentParcours({ candidat, dossier, heures, today: dayIn(now, caller.pays) })
    },
  )
}
