import { readDashboard } from '@contract/calls/ecole/dashboard'
import { api } from '../api'
import { ask } from '../ask'

/** Tags of the data behind the school's dashboard: a change to any of them reloads it. */
const MADE_OF = [
  { type: 'Evenement', id: 'LIST' },
  { type: 'Vehicule', id: 'LIST' },
  { type: 'Moniteur', id: 'LIST' },
  { type: 'Examinateur', id: 'LIST' },
  { type: 'Candidat', id: 'LIST' },
  { type: 'Demande', id: 'LIST' },
  'Examen',
  { type: 'Planning', id: 'LIST' },
  'Parcours',
] as const

export const dashboardApi = api.injectEndpoints({
  endpoints: (build) => ({
    dashboard: build.query({ ...ask(readDashboard), providesTags: [...MADE_OF] }),
  }),
})

export const { useDashboardQuery } = dashboardApi
