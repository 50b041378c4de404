import { addFermeture, readPlanning, removeFermeture, updatePlanning } from '@contract/calls/planning/openingHours'
import { api } from '../api'
import { ask } from '../ask'

export const planningApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** When the school is open and closed, and the rules of its planning. */
    planning: build.query({ ...ask(readPlanning), providesTags: ['Planning'] }),
    savePlanning: build.mutation({
      ...ask(updatePlanning),
      // Figures of the exam path are among the rules.
      invalidatesTags: ['Planning', 'Parcours', 'Historique'],
    }),
    addFermeture: build.mutation({
      ...ask(addFermeture),
      invalidatesTags: (done) => (done ? ['Planning', 'Historique'] : []),
    }),
    removeFermeture: build.mutation({
      ...ask(removeFermeture),
      // A refusal too: somebody else has taken it away.
      invalidatesTags: ['Planning', 'Historique'],
    }),
  }),
})

export const { useAddFermetureMutation, usePlanningQuery, useRemoveFermetureMutation, useSavePlanningMutation } =
  planningApi
