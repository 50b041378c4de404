import * as calls from '@contract/calls/planning/evenement'
import { addDays, firstOfMonth, lastOfMonth } from '@contract/clock/days'
import { dayIn, momentOf } from '@contract/clock/wall'
import type { EvenementsUpdate } from '@contract/planning/evenement'
import { cancelEvenement, createEvenement, mustFindEvenement } from '../../commands/planning/evenement/evenement'
import { withCandidats } from '../../commands/planning/evenement/evenementCandidats'
import {
  attestEvenement,
  missEvenement,
  recordResult,
  reopenEvenement,
  startEvenement,
} from '../../commands/planning/evenement/evenementOutcome'
import { saveEvenement, saveEvenements } from '../../commands/planning/evenement/evenementSave'
import { schoolOf } from '../../commands/write'
import { listEvenements, reprisesOf } from '../../database/planning/evenement'
import { evenementStats as countEvenements } from '../../database/planning/evenementStats'
import type { Api } from '../../http/endpoint'
import { presentEvenement } from '../../presenters/planning/evenement'

function readRoutes(api: Api): void {
  api.endpoint(calls.listEvenements, async ({ deps: { db }, caller, query }) => {
    const rows = await listEvenements(db, caller, query)
    const planned = query.reprises === 'true' ? rows.filter(({ status }) => status === 'PLANNED') : []
    const reprises = await reprisesOf(db, planned)
    return { data: rows.map((row) => presentEvenement(row, caller, reprises.get(row.id))) }
  })
  api.endpoint(calls.readEvenement, async ({ deps: { db }, caller, params }) => {
    const row = await mustFindEvenement(db, caller, 'read', params.id)
    const reprises = await reprisesOf(db, [row])
    return presentEvenement(row, caller, reprises.get(row.id))
  })
  api.endpoint(calls.readEvenementStats, ({ deps: { clock, db }, caller, query }) => {
    const now = clock()
    const within = query.from ?? query.to ?? dayIn(now, caller.pays)
    const { from = firstOfMonth(within), to = lastOfMonth(within) } = query
    const midnight = (day: string) => momentOf({ day, time: '00:00' }, caller.pays).toISOString()
    const span = { from: midnight(from), to: midnight(addDays(to, 1)), now: now.toISOString() }
    return countEvenements(db, schoolOf(caller), span)
  })
}

function planRoutes(api: Api): void {
  api.endpoint(calls.createEvenement, async ({ deps, caller, body }) =>
    createEvenement(deps, caller, await withCandidats(deps.db, caller, body)),
  )
  api.endpoint(calls.updateEvenement, async ({ deps, caller, params, body }) =>
    saveEvenement(deps, caller, params.id, await withCandidats(deps.db, caller, body)),
  )
  api.endpoint(calls.updateEvenements, async ({ deps, caller, body }) => {
    const evenements: EvenementsUpdate['evenements'] = []
    for (const [index, one] of body.evenements.entries())
      evenements.push(await withCandidats(deps.db, caller, one, `evenements.${index}.`))
    return saveEvenements(deps, caller, { evenements })
  })
}

/** The actions on a planned event, one route each. */
function verbs(api: Api): void {
  api.endpoint(calls.cancelEvenement, ({ deps, caller, params, body }) =>
    cancelEvenement(deps, caller, params.id, body),
  )
  api.endpoint(calls.reopenEvenement, ({ deps, caller, params, body }) =>
    reopenEvenement(deps, caller, params.id, body),
  )
  api.endpoint(calls.startEvenement, ({ deps, caller, params, body }) => startEvenement(deps, caller, params.id, body))
  api.endpoint(calls.attestEvenement, ({ deps, caller, params, body }) =>
    attestEvenement(deps, caller, params.id, body),
  )
  api.endpoint(calls.missEvenement, ({ deps, caller, params, body }) => missEvenement(deps, caller, params.id, body))
  api.endpoint(calls.recordResult, ({ deps, caller, params, body }) => recordResult(deps, caller, params.id, body))
}

/** The calendar of a school: lessons and exams. */
export function evenementRoutes(api: Api): void {
  readRoutes(api)
  planRoutes(api)
  verbs(api)
}
