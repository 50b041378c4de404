import * as calls from '@contract/calls/planning/demande'
import { monthOf } from '@contract/clock/days'
import { dayIn, momentOf } from '@contract/clock/wall'
import type { Caller } from '../../caller'
import { acceptDemande, cancelDemande, mustFindDemande, refuseDemande } from '../../commands/planning/demande'
import { createDemande, reopenDemande } from '../../commands/planning/demandeCreate'
import { propositionsFor } from '../../commands/planning/demandePropositions'
import { demandeurOf } from '../../commands/planning/demandeur'
import { findOpenings } from '../../commands/planning/openings'
import { schoolOf } from '../../commands/write'
import { page } from '../../database/page'
import { askedMoniteurs, demandesSince, listDemandes } from '../../database/planning/demande'
import { demandesPackSince } from '../../database/plateforme/demandePack'
import type { Deps } from '../../deps'
import type { Api } from '../../http/endpoint'
import { presentDemande } from '../../presenters/planning/demande'
import { demandeFigures, demandesByMonth, lastMonths } from '../../rules/planning/demande'

function readRoutes(api: Api): void {
  api.endpoint(calls.listDemandes, async ({ deps: { db }, caller, query }) => {
    const { rows, total } = await listDemandes(db, caller, query)
    const moniteurs = await askedMoniteurs(db, rows)
    return page(
      rows.map((row) => presentDemande(row, moniteurs)),
      total,
      query,
    )
  })
  api.endpoint(calls.readPropositions, async ({ deps: { db, clock }, caller, params }) =>
    propositionsFor(db, await mustFindDemande(db, caller, 'update', params.id), clock(), caller.pays),
  )
}

/** The free slots for a lesson. */
function openingRoutes(api: Api): void {
  api.endpoint(calls.listCreneaux, async ({ deps: { db, clock }, caller, query: { idCandidat, ...query } }) => {
    const learner = await demandeurOf(db, caller, idCandidat)
    return findOpenings(db, { learner, moment: clock(), pays: caller.pays }, query)
  })
}

function statsRoutes(api: Api): void {
  /** The requests of the last months, each with its month in the school's time zone. */
  const recent = async ({ db, clock }: Deps, caller: Caller) => {
    const months = lastMonths(dayIn(clock(), caller.pays))
    const from = momentOf({ day: `${months[0]}-01`, time: '00:00' }, caller.pays).toISOString()
    const rows =
      caller.role === 'manager' ? await demandesPackSince(db, from) : await demandesSince(db, schoolOf(caller), from)
    const dated = rows.map((row) => ({ ...row, mois: monthOf(dayIn(row.createdAt, caller.pays)) }))
    return { months, rows: dated }
  }
  api.endpoint(calls.readDemandeStats, async ({ deps, caller }) =>
    demandeFigures((await recent(deps, caller)).rows, deps.clock().toISOString()),
  )
  api.endpoint(calls.readDemandeMonths, async ({ deps, caller }) => {
    const { months, rows } = await recent(deps, caller)
    return { data: demandesByMonth(rows, months) }
  })
}

/** Lesson requests of candidates, and the school's answers. */
export function demandeRoutes(api: Api): void {
  readRoutes(api)
  openingRoutes(api)
  statsRoutes(api)
  api.endpoint(calls.createDemande, ({ deps, caller, body }) => createDemande(deps, caller, body))
  api.endpoint(calls.acceptDemande, ({ deps, caller, params, body }) => acceptDemande(deps, caller, params.id, body))
  api.endpoint(calls.refuseDemande, ({ deps, caller, params, body }) =>
    refuseDemande(deps, caller, params.id, body.motif),
  )
  api.endpoint(calls.cancelDemande, ({ deps, caller, params }) => cancelDemande(deps, caller, params.id))
  api.endpoint(calls.reopenDemande, ({ deps, caller, params }) => reopenDemande(deps, caller, params.id))
}
