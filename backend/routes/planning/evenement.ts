import { addDays, firstOfMonth, lastOfMonth } from '@contract/clock/days'
import { dayIn, momentOf } from '@contract/clock/wall'
import { idParam } from '@contract/list'
import {
  attestInput,
  cancelInput,
  evenement,
  evenementInput,
  evenementList,
  evenementQuery,
  evenementSaved,
  evenementStats,
  evenementsUpdate,
  evenementUpdate,
  noShowInput,
  reopenInput,
  resultInput,
  startInput,
  statsQuery,
} from '@contract/planning/evenement'
import type { z } from 'zod'
import type { Caller } from '../../caller'
import { cancelEvenement, createEvenement, mustFindEvenement } from '../../commands/planning/evenement/evenement'
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
import type { Deps } from '../../deps'
import type { Api } from '../../http/endpoint'
import { presentEvenement } from '../../presenters/planning/evenement'

function readRoutes(api: Api): void {
  const { db, clock } = api.deps
  api.endpoint(
    {
      method: 'get',
      path: 'api/calendrier/evenement',
      summary: 'Lessons and exams between two moments, that one may see',
      can: ['read', 'Evenement'],
      query: evenementQuery,
      answer: evenementList,
    },
    async ({ caller, query }) => {
      const rows = await listEvenements(db, caller, query)
      const planned = query.reprises === 'true' ? rows.filter(({ statut }) => statut === 'PLANNED') : []
      const reprises = await reprisesOf(db, planned)
      return { data: rows.map((row) => presentEvenement(row, caller, reprises.get(row.id))) }
    },
  )
  api.endpoint(
    {
      method: 'get',
      path: 'api/calendrier/evenement/{id}',
      summary: 'One lesson or exam, with what was noted for it',
      can: ['read', 'Evenement'],
      params: idParam,
      answer: evenement,
    },
    async ({ caller, params }) => {
      const row = await mustFindEvenement(db, caller, 'read', params.id)
      const reprises = await reprisesOf(db, [row])
      return presentEvenement(row, caller, reprises.get(row.id))
    },
  )
  api.endpoint(
    {
      method: 'get',
      path: 'api/calendrier/statistiquesEvent',
      summary: 'Lessons and exams counted by kind and by state',
      can: ['create', 'Evenement'],
      query: statsQuery,
      answer: evenementStats,
    },
    ({ caller, query }) => {
      const now = clock()
      const within = query.from ?? query.to ?? dayIn(now, caller.pays)
      const { from = firstOfMonth(within), to = lastOfMonth(within) } = query
      const midnight = (day: string) => momentOf({ day, time: '00:00' }, caller.pays).toISOString()
      const span = { from: midnight(from), to: midnight(addDays(to, 1)), now: now.toISOString() }
      return countEvenements(db, schoolOf(caller), span)
    },
  )
}

function planRoutes(api: Api): void {
  const { deps } = api
  api.endpoint(
    {
      method: 'post',
      path: 'api/calendrier/evenement',
      summary: 'Plan a lesson or an exam, once or every week; 409 names every clash and the nearest free times',
      can: ['create', 'Evenement'],
      body: evenementInput,
      answer: evenement,
      status: 201,
    },
    ({ caller, body }) => createEvenement(deps, caller, body),
  )
  api.endpoint(
    {
      method: 'put',
      path: 'api/calendrier/evenement/{id}',
      summary: 'Change or move a lesson or an exam; 409 when it was saved since it was read, or has no place there',
      can: ['update', 'Evenement'],
      params: idParam,
      body: evenementUpdate,
      answer: evenementSaved,
    },
    ({ caller, params, body }) => saveEvenement(deps, caller, params.id, body),
  )
  api.endpoint(
    {
      method: 'put',
      path: 'api/calendrier/evenement',
      summary:
        'Save several events at once, each with its own people and time: all or none; undoes a move or a cancellation',
      can: ['update', 'Evenement'],
      body: evenementsUpdate,
      answer: evenementList,
    },
    ({ caller, body }) => saveEvenements(deps, caller, body),
  )
}

function cancelRoute(api: Api): void {
  api.endpoint(
    {
      method: 'post',
      path: 'api/calendrier/evenement/{id}/cancel',
      summary: 'Cancel what is planned; the answer tells what plans all of it again',
      can: ['update', 'Evenement'],
      params: idParam,
      body: cancelInput,
      answer: evenementSaved,
    },
    ({ caller, params, body }) => cancelEvenement(api.deps, caller, params.id, body),
  )
}

/** What else happens to an event, one verb each. */
function verbs(api: Api): void {
  const verb = <Body extends z.ZodType>(
    name: string,
    can: 'update' | 'attest',
    body: Body,
    summary: string,
    act: (deps: Deps, caller: Caller, id: number, body: z.output<Body>) => Promise<z.input<typeof evenement>>,
  ) =>
    api.endpoint(
      {
        method: 'post',
        path: `api/calendrier/evenement/{id}/${name}`,
        summary,
        can: [can, 'Evenement'],
        params: idParam,
        body,
        answer: evenement,
      },
      // The endpoint knows its body by the schema; through this function's own type parameter it cannot.
      ({ caller, params, body: input }) => act(api.deps, caller, params.id, input as z.output<Body>),
    )
  verb('reopen', 'update', reopenInput, 'Take back what was said of it: it is planned again', reopenEvenement)
  verb('start', 'attest', startInput, 'The lesson begins', startEvenement)
  verb('attest', 'attest', attestInput, 'Attest that the hour took place', attestEvenement)
  verb('no-show', 'attest', noShowInput, 'Nobody came', missEvenement)
  verb('result', 'attest', resultInput, 'The result of an exam', recordResult)
}

/** The calendar of a school: lessons and exams. */
export function evenementRoutes(api: Api): void {
  readRoutes(api)
  planRoutes(api)
  cancelRoute(api)
  verbs(api)
}
