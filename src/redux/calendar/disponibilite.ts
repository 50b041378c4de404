import {
  type Activite,
  activite,
  type Disponibilite,
  type DisponibiliteUpdate,
  disponibilite,
} from '@contract/planning/disponibilite'
import type { PeriodeValues } from '@contract/planning/openingHours'
import { api } from '../api'

/** Part of the planning, and one instructor's. */
const tagOf = (id: number) => ({ type: 'Planning', id: `moniteur ${id}` }) as const
const AFTER = (id: number) => [tagOf(id), 'Historique'] as const

interface OfMonth {
  id: number
  mois: string
}

/** The pages show each refusal where it happened: no dialog. */
export const disponibiliteApi = api.injectEndpoints({
  endpoints: (build) => ({
    disponibilite: build.query<Disponibilite, number>({
      query: (id) => ({ url: `api/moniteur/${id}/disponibilite`, silent: true }),
      responseSchema: disponibilite,
      providesTags: (_week, _error, id) => [tagOf(id)],
    }),
    saveDisponibilite: build.mutation<Disponibilite, { id: number; body: DisponibiliteUpdate }>({
      query: ({ id, body }) => ({ url: `api/moniteur/${id}/disponibilite`, method: 'PUT', data: body, silent: true }),
      responseSchema: disponibilite,
      invalidatesTags: (_week, _error, { id }) => [...AFTER(id)],
    }),
    addConge: build.mutation<Disponibilite, { id: number; body: PeriodeValues }>({
      query: ({ id, body }) => ({ url: `api/moniteur/${id}/conge`, method: 'POST', data: body, silent: true }),
      responseSchema: disponibilite,
      invalidatesTags: (done, _error, { id }) => (done ? [...AFTER(id)] : []),
    }),
    removeConge: build.mutation<Disponibilite, { id: number; idConge: number }>({
      query: ({ id, idConge }) => ({ url: `api/moniteur/${id}/conge/${idConge}/remove`, method: 'POST' }),
      responseSchema: disponibilite,
      // A refusal too: somebody else has taken it away.
      invalidatesTags: (_done, _error, { id }) => [...AFTER(id)],
    }),
    /** Hours, exams and pay of an instructor in a month. */
    activite: build.query<Activite, OfMonth>({
      query: ({ id, mois }) => ({ url: `api/moniteur/${id}/activite`, params: { mois }, silent: true }),
      responseSchema: activite,
      // Whatever happens to an event may be an hour attested.
      providesTags: [{ type: 'Evenement', id: 'LIST' }],
    }),
  }),
})

export const {
  useActiviteQuery,
  useAddCongeMutation,
  useDisponibiliteQuery,
  useRemoveCongeMutation,
  useSaveDisponibiliteMutation,
} = disponibiliteApi
