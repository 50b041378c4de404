import { addFermeture, readPlanning, removeFermeture, updatePlanning } from '@contract/calls/planning/openingHours'
import { api } from '../api'
import { ask } from '../ask'

export const planningApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The school's opening hours, its closures and the rules of its planning. */
    planning: build.query({ ...ask(readPlanning), providesTags: [{ type: 'Planning', id: 'LIST' }] }),
    savePlanning: build.mutation({
      ...ask(updatePlanning),
      // The rules include figures of the exam path.
      invalidatesTags: ['Planning', 'Parcours', 'Historique'],
    }),
    addFermeture: build.mutation({
      ...ask(addFermeture),
      invalidatesTags: (done) => (done ? ['Planning', 'Historique'] : []),
    }),
    removeFermeture: build.mutation({
      ...ask(removeFermeture),
      // Also after a refusal: another user has already removed it.
      invalidatesTags: ['Planning', 'Historique'],
    }),
  }),
})

export const { useAddFermetureMutation, usePlanningQuery, useRemoveFermetureMutation, useSavePlanningMutation } =
  planningApi
