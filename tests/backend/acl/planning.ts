import type { Moniteur } from '@contract/ecole/moniteur'
import type { Disponibilite } from '@contract/planning/disponibilite'
import type { ConfigurationPlanning } from '@contract/planning/openingHours'
import type { Client } from '@tests/helpers/http'
import type { Row } from './routes'

/** The planning of the first demo school, and the week and leave of the account `moniteur`. */
export interface PlanningFixture {
  planning: ConfigurationPlanning
  disponibilite: Disponibilite
}

export async function planningOf(ecole: Client, moniteur: Moniteur): Promise<PlanningFixture> {
  const off = { debut: '2027-05-03', fin: '2027-05-04' }
  const { body: disponibilite } = await ecole.post<Disponibilite>(`/api/moniteur/${moniteur.id}/conge`, off)
  const { body: planning } = await ecole.post<ConfigurationPlanning>('/api/autoecole/fermeture', off)
  return { planning, disponibilite }
}

const SCHOOL = ['ecole'] as const
const TEACHERS = ['ecole', 'moniteur'] as const

export const PLANNING_ROUTES: Record<string, Row> = {
  'GET /api/autoecole/planning': {
    for: ['ecole', 'moniteur', 'candidat'],
    success: 200,
    sample: () => ({ path: '/api/autoecole/planning' }),
  },
  'PUT /api/autoecole/planning': {
    for: SCHOOL,
    success: 200,
    sample: ({ planning: { horaires, reglages, version } }) => ({
      path: '/api/autoecole/planning',
      body: { horaires, reglages: { ...reglages, dureeMinutes: 45 }, version },
    }),
  },
  'POST /api/autoecole/fermeture': {
    for: SCHOOL,
    success: 201,
    sample: () => ({
      path: '/api/autoecole/fermeture',
      body: { debut: '2027-06-07', fin: '2027-06-08', motif: 'Travaux' },
    }),
  },
  'POST /api/autoecole/fermeture/{id}/remove': {
    for: SCHOOL,
    success: 200,
    sample: ({ planning }) => ({ path: `/api/autoecole/fermeture/${planning.fermetures.at(-1)?.id}/remove` }),
  },
  'GET /api/moniteur/{id}/disponibilite': {
    for: TEACHERS,
    success: 200,
    sample: ({ moniteur }) => ({ path: `/api/moniteur/${moniteur.id}/disponibilite` }),
  },
  'GET /api/calendrier/conge': {
    for: TEACHERS,
    success: 200,
    sample: () => ({ path: '/api/calendrier/conge?from=2027-05-01&to=2027-05-31' }),
  },
  'GET /api/calendrier/disponibilite': {
    for: SCHOOL,
    success: 200,
    sample: () => ({
      path: '/api/calendrier/disponibilite?calendar=Hour%20code&start=2026-11-26T14:00:00Z&end=2026-11-26T15:00:00Z',
    }),
  },
  'PUT /api/moniteur/{id}/disponibilite': {
    for: TEACHERS,
    success: 200,
    sample: ({ moniteur, disponibilite }) => ({
      path: `/api/moniteur/${moniteur.id}/disponibilite`,
      body: { plages: [{ jour: 1, debut: '08:00', fin: '12:00' }], version: disponibilite.version },
    }),
  },
  'POST /api/moniteur/{id}/conge': {
    for: TEACHERS,
    success: 201,
    sample: ({ moniteur }) => ({
      path: `/api/moniteur/${moniteur.id}/conge`,
      body: { debut: '2027-06-07', fin: '2027-06-08' },
    }),
  },
  'POST /api/moniteur/{id}/conge/{idConge}/remove': {
    for: TEACHERS,
    success: 200,
    sample: ({ moniteur, disponibilite }) => ({
      path: `/api/moniteur/${moniteur.id}/conge/${disponibilite.conges.at(-1)?.id}/remove`,
    }),
  },
  'GET /api/moniteur/{id}/activite': {
    for: TEACHERS,
    success: 200,
    sample: ({ moniteur }) => ({ path: `/api/moniteur/${moniteur.id}/activite?mois=2026-11` }),
  },
}
