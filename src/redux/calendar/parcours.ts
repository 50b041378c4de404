import { type Parcours, parcours } from '@contract/planning/parcours'
import { api } from '../api'

export const parcoursApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The exam path of a candidate, by the candidate's id. */
    parcours: build.query<Parcours, number>({
      query: (id) => ({ url: `api/candidat/${id}/parcours`, silent: true }),
      responseSchema: parcours,
      // Another category or day of enrolment is another path.
      providesTags: (_path, _error, id) => ['Parcours', { type: 'Candidat', id }],
    }),
  }),
})

export const { useParcoursQuery } = parcoursApi
