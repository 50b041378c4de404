import {
  type ConfigurationPlanning,
  type ConfigurationUpdate,
  configurationPlanning,
  type PeriodeValues,
} from '@contract/planning/openingHours'
import { api } from '../api'

/** The pages show each refusal where it happened: no dialog. */
export const planningApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** When the school is open and closed, and the rules of its planning. */
    planning: build.query<ConfigurationPlanning, void>({
      query: () => ({ url: 'api/autoecole/planning', silent: true }),
      responseSchema: configurationPlanning,
      providesTags: ['Planning'],
    }),
    savePlanning: build.mutation<ConfigurationPlanning, ConfigurationUpdate>({
      query: (data) => ({ url: 'api/autoecole/planning', method: 'PUT', data, silent: true }),
      responseSchema: configurationPlanning,
      // Figures of the exam path are among the rules.
      invalidatesTags: ['Planning', 'Parcours', 'Historique'],
    }),
    addFermeture: build.mutation<ConfigurationPlanning, PeriodeValues>({
      query: (data) => ({ url: 'api/autoecole/fermeture', method: 'POST', data, silent: true }),
      responseSchema: configurationPlanning,
      invalidatesTags: (done) => (done ? ['Planning', 'Historique'] : []),
    }),
    removeFermeture: build.mutation<ConfigurationPlanning, number>({
      query: (id) => ({ url: `api/autoecole/fermeture/${id}/remove`, method: 'POST' }),
      responseSchema: configurationPlanning,
      // A refusal too: somebody else has taken it away.
      invalidatesTags: ['Planning', 'Historique'],
    }),
  }),
})

export const { useAddFermetureMutation, usePlanningQuery, useRemoveFermetureMutation, useSavePlanningMutation } =
  planningApi
