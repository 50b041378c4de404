import { readParcours } from '@contract/calls/planning/parcours'
import { api } from '../api'
import { ask } from '../ask'

export const parcoursApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The exam path of a candidate, by the candidate's id. */
    parcours: build.query({
      ...ask(readParcours),
      // The path depends on the candidate's category and day of enrolment.
      providesTags: (_path, _error, id) => ['Parcours', { type: 'Candidat', id }],
    }),
  }),
})

export const { useParcoursQuery } = parcoursApi
