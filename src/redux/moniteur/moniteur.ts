import {
  archiveMoniteur,
  createMoniteur,
  listMoniteurs,
  readMoniteur,
  readOwnMoniteur,
  unarchiveMoniteur,
  updateMoniteur,
} from '@contract/calls/ecole/moniteur'
import { type Moniteur, moniteurPage } from '@contract/ecole/moniteur'
import { api } from '../api'
import { ask } from '../ask'
import { wholeList } from '../wholeList'

const LIST = { type: 'Moniteur', id: 'LIST' } as const
const tagOf = (id: number) => ({ type: 'Moniteur', id }) as const

export const moniteurApi = api.injectEndpoints({
  endpoints: (build) => ({
    moniteurs: build.query({
      ...ask(listMoniteurs),
      providesTags: (page) => [LIST, ...(page?.data ?? []).map(({ id }) => tagOf(id))],
    }),
    /** All active instructors of the school, without paging. */
    allMoniteurs: build.query<Moniteur[], void>({
      queryFn: (_none, { signal }) => wholeList(listMoniteurs, { sort: 'nom' }, signal),
      responseSchema: moniteurPage.shape.data,
      providesTags: (rows) => [LIST, ...(rows ?? []).map(({ id }) => tagOf(id))],
    }),
    moniteur: build.query({ ...ask(readMoniteur), providesTags: (_row, _error, id) => [tagOf(id)] }),
    /** The file of the signed-in instructor. */
    ownMoniteur: build.query({ ...ask(readOwnMoniteur), providesTags: (row) => (row ? [tagOf(row.id)] : []) }),
    createMoniteur: build.mutation({ ...ask(createMoniteur), invalidatesTags: (row) => (row ? [LIST] : []) }),
    updateMoniteur: build.mutation({
      ...ask(updateMoniteur),
      // A candidate's row shows the instructor's name.
      invalidatesTags: (row) => (row ? [LIST, tagOf(row.id), 'Candidat'] : []),
    }),
    archiveMoniteur: build.mutation({
      ...ask(archiveMoniteur),
      invalidatesTags: (_row, _error, id) => [LIST, tagOf(id)],
    }),
    unarchiveMoniteur: build.mutation({
      ...ask(unarchiveMoniteur),
      invalidatesTags: (_row, _error, id) => [LIST, tagOf(id)],
    }),
  }),
})

export const {
  useAllMoniteursQuery,
  useArchiveMoniteurMutation,
  useCreateMoniteurMutation,
  useMoniteurQuery,
  useMoniteursQuery,
  useOwnMoniteurQuery,
  useUnarchiveMoniteurMutation,
  useUpdateMoniteurMutation,
} = moniteurApi
