import type { Candidat } from '@contract/ecole/candidat'
import type { Moniteur } from '@contract/ecole/moniteur'
import type { Calendar, Statut } from '@contract/planning/evenement'
import type { TestBackend } from '@tests/helpers/backend'
import { buildCandidat } from '@tests/helpers/factories'
import type { Client } from '@tests/helpers/http'
import type { Row } from './routes'

/**
 * Events of the first demo school for the accounts `candidat` and `moniteur`: one for each action performed on them.
 */
export interface EventFixture {
  evenements: Record<
    'saved' | 'together' | 'cancelled' | 'reopened' | 'started' | 'attested' | 'missed' | 'judged' | 'due',
    number
  >
  /** A candidate with nothing planned. */
  otherCandidat: number
}

interface Inserted {
  calendar?: Calendar
  status?: Statut
  jour: string
}

/** Inserted straight into the database, so other bookings at that time do not matter. */
async function insertEvent(
  { db }: TestBackend,
  people: { candidat: Candidat; moniteur: Moniteur },
  { calendar = 'Hour code', status = 'PLANNED', jour }: Inserted,
): Promise<number> {
  const { id } = await db
    .insertInto('evenement')
    .values({
      idAutoEcole: 1,
      calendar,
      start: `${jour}T09:00:00.000Z`,
      end: `${jour}T10:00:00.000Z`,
      idMoniteur: people.moniteur.id,
      status,
      version: 1,
      createdAt: '',
      updatedAt: '',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('evenement_candidat')
    .values({ idEvenement: id, idCandidat: people.candidat.id, absent: 0 })
    .execute()
  return id
}

export async function eventsOf(
  backend: TestBackend,
  ecole: Client,
  people: { candidat: Candidat; moniteur: Moniteur },
): Promise<EventFixture> {
  const insert = (event: Inserted) => insertEvent(backend, people, event)
  return {
    otherCandidat: (await buildCandidat(ecole)).id,
    evenements: {
      saved: await insert({ jour: '2027-02-01' }),
      together: await insert({ jour: '2027-02-03' }),
      cancelled: await insert({ jour: '2027-02-02' }),
      reopened: await insert({ jour: '2026-11-17', status: 'NO_SHOW' }),
      started: await insert({ jour: '2026-11-18' }),
      attested: await insert({ jour: '2026-11-18' }),
      missed: await insert({ jour: '2026-11-18' }),
      due: await insert({ jour: '2026-11-19' }),
      judged: await insert({ jour: '2026-11-18', calendar: 'Code exam' }),
    },
  }
}

const SCHOOL = ['ecole'] as const
const TEACHERS = ['ecole', 'moniteur'] as const
const READERS = ['ecole', 'moniteur', 'candidat'] as const
const at = (id: number, verb = '') => `/api/calendrier/evenement/${id}${verb}`

const codeHour = (jour: string, idCandidat: number) => ({
  start: `${jour}T14:00:00.000Z`,
  end: `${jour}T15:00:00.000Z`,
  extendedProps: { calendar: 'Hour code' as const, idCandidats: [idCandidat] },
})

export const EVENEMENT_ROUTES: Record<string, Row> = {
  'GET /api/calendrier/evenement': {
    for: READERS,
    success: 200,
    sample: () => ({ path: '/api/calendrier/evenement?from=2027-02-01T00:00:00Z&to=2027-02-08T00:00:00Z' }),
  },
  'GET /api/calendrier/evenement/{id}': {
    for: READERS,
    success: 200,
    sample: ({ evenements }) => ({ path: at(evenements.saved) }),
  },
  'GET /api/calendrier/statistiquesEvent': {
    for: SCHOOL,
    success: 200,
    sample: () => ({ path: '/api/calendrier/statistiquesEvent' }),
  },
  'GET /api/calendrier/lecon': {
    for: TEACHERS,
    success: 200,
    sample: () => ({ path: '/api/calendrier/lecon?etat=DUE' }),
  },
  'GET /api/calendrier/lecon/export': {
    for: SCHOOL,
    success: 200,
    sample: () => ({ path: '/api/calendrier/lecon/export?etat=DUE' }),
  },
  'POST /api/calendrier/lecon/attest': {
    for: TEACHERS,
    success: 200,
    sample: ({ evenements }) => ({
      path: '/api/calendrier/lecon/attest',
      body: { lecons: [{ id: evenements.due, version: 1 }] },
    }),
  },
  'POST /api/calendrier/lecon/reopen': {
    for: TEACHERS,
    success: 200,
    sample: ({ evenements }) => ({
      path: '/api/calendrier/lecon/reopen',
      body: { lecons: [{ id: evenements.due, version: 2 }] },
    }),
  },
  'GET /api/calendrier/a-revoir/export': {
    for: SCHOOL,
    success: 200,
    sample: () => ({ path: '/api/calendrier/a-revoir/export' }),
  },
  'GET /api/calendrier/a-revoir': {
    for: SCHOOL,
    success: 200,
    sample: () => ({ path: '/api/calendrier/a-revoir' }),
  },
  'GET /api/calendrier/a-revoir/{id}': {
    for: SCHOOL,
    success: 200,
    sample: ({ evenements }) => ({ path: `/api/calendrier/a-revoir/${evenements.saved}` }),
  },
  'POST /api/calendrier/evenement': {
    for: SCHOOL,
    success: 201,
    sample: ({ otherCandidat }) => ({
      path: '/api/calendrier/evenement',
      // A separate day for each call of the walk.
      body: codeHour(nextDay(), otherCandidat),
    }),
  },
  'PUT /api/calendrier/evenement/{id}': {
    for: SCHOOL,
    success: 200,
    sample: ({ evenements, otherCandidat }) => ({
      path: at(evenements.saved),
      body: { ...codeHour(nextDay(), otherCandidat), version: 1 },
    }),
  },
  'PUT /api/calendrier/evenement': {
    for: SCHOOL,
    success: 200,
    sample: ({ evenements, otherCandidat }) => ({
      path: '/api/calendrier/evenement',
      body: { evenements: [{ ...codeHour(nextDay(), otherCandidat), id: evenements.together, version: 1 }] },
    }),
  },
  'POST /api/calendrier/evenement/{id}/cancel': {
    for: SCHOOL,
    success: 200,
    sample: ({ evenements }) => ({ path: at(evenements.cancelled, '/cancel'), body: { version: 1 } }),
  },
  'POST /api/calendrier/evenement/{id}/reopen': {
    for: SCHOOL,
    success: 200,
    sample: ({ evenements }) => ({ path: at(evenements.reopened, '/reopen'), body: { version: 1 } }),
  },
  'POST /api/calendrier/evenement/{id}/start': {
    for: TEACHERS,
    success: 200,
    sample: ({ evenements }) => ({
      path: at(evenements.started, '/start'),
      body: { version: 1, debutReel: '2026-11-18T09:05:00Z' },
    }),
  },
  'POST /api/calendrier/evenement/{id}/attest': {
    for: TEACHERS,
    success: 200,
    sample: ({ evenements }) => ({ path: at(evenements.attested, '/attest'), body: { version: 1 } }),
  },
  'POST /api/calendrier/evenement/{id}/no-show': {
    for: TEACHERS,
    success: 200,
    sample: ({ evenements }) => ({ path: at(evenements.missed, '/no-show'), body: { version: 1 } }),
  },
  'POST /api/calendrier/evenement/{id}/result': {
    for: TEACHERS,
    success: 200,
    sample: ({ evenements }) => ({
      path: at(evenements.judged, '/result'),
      body: { version: 1, status: 'SUCCESS' },
    }),
  },
}

let calls = 0
/** A Monday to Thursday of 2027 that no other call returns. */
function nextDay(): string {
  calls += 1
  const monday = Date.UTC(2027, 1, 8) + Math.floor(calls / 4) * 7 * 86_400_000
  return new Date(monday + (calls % 4) * 86_400_000).toISOString().slice(0, 10)
}
