import { createDevoirs, deleteDevoir, listDevoirs, listTravaux } from '@contract/calls/cours/devoir'
import { api } from '../api'
import { ask } from '../ask'

/** The assignments of candidates in the course. */
const devoirApi = api.enhanceEndpoints({ addTagTypes: ['Devoir', 'Serie', 'OfferedExam'] }).injectEndpoints({
  endpoints: (build) => ({
    devoirs: build.query({
      ...ask(listDevoirs),
      // An assignment shows its candidate's name.
      providesTags: ['Devoir', { type: 'Candidat', id: 'LIST' }],
    }),
    travaux: build.query({ ...ask(listTravaux), providesTags: ['Serie', 'OfferedExam'] }),
    createDevoirs: build.mutation({ ...ask(createDevoirs), invalidatesTags: ['Devoir', 'Historique'] }),
    deleteDevoir: build.mutation({ ...ask(deleteDevoir), invalidatesTags: ['Devoir', 'Historique'] }),
  }),
})

export const { useCreateDevoirsMutation, useDeleteDevoirMutation, useDevoirsQuery, useTravauxQuery } = devoirApi
