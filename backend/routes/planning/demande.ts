import { monthOf } from '@contract/clock/days'
import { dayIn, momentOf } from '@contract/clock/wall'
import { idParam } from '@contract/list'
import { creneauQuery, creneauxLibres } from '@contract/planning/creneau'
import {
  acceptInput,
  demande,
  demandeInput,
  demandeListQuery,
  demandeMonths,
  demandePage,
  demandeStats,
  propositions,
  refuseInput,
} from '@contract/planning/demande'
import type { Caller } from '../../caller'
import { acceptDemande, cancelDemande, mustFindDemande, refuseDemande } from '../../commands/planning/demande'
import { createDemande, reopenDemande } from '../../commands/planning/demandeCreate'
import { propositionsFor } from '../../commands/planning/demandePropositions'
import { demandeurOf } from '../../commands/planning/demandeur'
import { findOpenings } from '../../commands/planning/openings'
import { schoolOf } from '../../commands/write'
import { page } from '../../database/page'
import { askedMoniteurs, demandesSince, listDemandes } from '../../database/planning/demande'
import type { Api } from '../../http/endpoint'
import { presentDemande } from '../../presenters/planning/demande'
import { demandeFigures, demandesByMonth, lastMonths } from '../../rules/planning/demande'

/** Who answers requests is who may plan lessons. */
const OFFICE = ['create', 'Evenement'] as const

function readRoutes(api: Api): void {
  const { db, clock } = api.deps
  api.endpoint(
    {
      method: 'get',
      path: 'api/calendrier/demande',
      summary: 'Requests for a lesson that one may see; those that wait first',
      can: ['read', 'Demande'],
      query: demandeListQuery,
      answer: demandePage,
    },
    async ({ caller, query }) => {
      const { rows, total } = await listDemandes(db, caller, query)
      const moniteurs = await askedMoniteurs(db, rows)
      return page(
        rows.map((row) => presentDemande(row, moniteurs)),
        total,
        query,
      )
    },
  )
  api.endpoint(
    {
      method: 'get',
      path: 'api/calendrier/demande/{id}/propositions',
      summary: 'Who could give the lesson asked for, and with whom each slot is free',
      can: OFFICE,
      params: idParam,
      answer: propositions,
    },
    async ({ caller, params }) =>
      propositionsFor(db, await mustFindDemande(db, caller, 'update', params.id), clock(), caller.pays),
  )
}

/** When a lesson may be asked for. */
function openingRoutes(api: Api): void {
  const { db, clock } = api.deps
  api.endpoint(
    {
      method: 'get',
      path: 'api/calendrier/creneau',
      summary: 'The free times of up to two weeks at which a lesson may be asked for, and with whom',
      can: ['create', 'Demande'],
      query: creneauQuery,
      answer: creneauxLibres,
    },
    async ({ caller, query: { idCandidat, ...query } }) => {
      const learner = await demandeurOf(db, caller, idCandidat)
      return findOpenings(db, { learner, moment: clock(), pays: caller.pays }, query)
    },
  )
}

function statsRoutes(api: Api): void {
  const { db, clock } = api.deps
  /** The requests of the last months, each with the month in which it was made, as the school counts it. */
  const recent = async (caller: Caller) => {
    const months = lastMonths(dayIn(clock(), caller.pays))
    const from = momentOf({ day: `${months[0]}-01`, time: '00:00' }, caller.pays).toISOString()
    const rows = await demandesSince(db, schoolOf(caller), from)
    const dated = rows.map((row) => ({ ...row, mois: monthOf(dayIn(row.createdAt, caller.pays)) }))
    return { months, rows: dated }
  }
  api.endpoint(
    {
      method: 'get',
      path: 'api/demande/statistiquesDemande',
      summary: 'The requests of the last twelve months by state, and how long answers take',
      can: OFFICE,
      answer: demandeStats,
    },
    async ({ caller }) => demandeFigures((await recent(caller)).rows, clock().toISOString()),
  )
  api.endpoint(
    {
      method: 'get',
      path: 'api/demande/Demandestatistiques',
      summary: 'The requests of the last twelve months by month and state',
      can: OFFICE,
      answer: demandeMonths,
    },
    async ({ caller }) => {
      const { months, rows } = await recent(caller)
      return { data: demandesByMonth(rows, months) }
    },
  )
}

/** Candidates ask for lessons, the school answers. */
export function demandeRoutes(api: Api): void {
  const { deps } = api
  readRoutes(api)
  openingRoutes(api)
  statsRoutes(api)
  api.endpoint(
    {
      method: 'post',
      path: 'api/calendrier/demande',
      summary: 'Ask for a lesson at one of up to three times',
      can: ['create', 'Demande'],
      body: demandeInput,
      answer: demande,
      status: 201,
    },
    ({ caller, body }) => createDemande(deps, caller, body),
  )
  api.endpoint(
    {
      method: 'post',
      path: 'api/calendrier/demande/{id}/accept',
      summary: 'Plan the lesson asked for; 409 names every clash and the nearest free times',
      can: OFFICE,
      params: idParam,
      body: acceptInput,
      answer: demande,
    },
    ({ caller, params, body }) => acceptDemande(deps, caller, params.id, body),
  )
  api.endpoint(
    {
      method: 'post',
      path: 'api/calendrier/demande/{id}/refuse',
      summary: 'Refuse a request, and say why',
      can: OFFICE,
      params: idParam,
      body: refuseInput,
      answer: demande,
    },
    ({ caller, params, body }) => refuseDemande(deps, caller, params.id, body.motif),
  )
  api.endpoint(
    {
      method: 'post',
      path: 'api/calendrier/demande/{id}/cancel',
      summary: 'Withdraw one’s own request; the lesson that came of it goes with it, unless it is too late for that',
      can: ['update', 'Demande'],
      params: idParam,
      answer: demande,
    },
    ({ caller, params }) => cancelDemande(deps, caller, params.id),
  )
  api.endpoint(
    {
      method: 'post',
      path: 'api/calendrier/demande/{id}/reopen',
      summary: 'Take the withdrawal of one’s own request back, while one of its times lies ahead',
      can: ['update', 'Demande'],
      params: idParam,
      answer: demande,
    },
    ({ caller, params }) => reopenDemande(deps, caller, params.id),
  )
}
