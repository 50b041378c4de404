import {
  addEntretien,
  archiveVehicule,
  correctEntretien,
  createVehicule,
  listVehiculeAlertes,
  listVehicules,
  readVehicule,
  removeEntretien,
  unarchiveVehicule,
  updateVehicule,
} from '@contract/calls/ecole/vehicule'
import { type Vehicule, vehiculePage } from '@contract/ecole/vehicule'
import { api } from '../api'
import { ask, requestOf } from '../ask'
import { wholeList } from '../wholeList'

const LIST = { type: 'Vehicule', id: 'LIST' } as const
const tagOf = (id: number) => ({ type: 'Vehicule', id }) as const
/** Everything that shows a vehicle: the list and its alerts, its page, the calendar, the log. */
const tagsOf = (id: number) => [LIST, tagOf(id), 'Evenement', 'Historique'] as const

export const vehiculeApi = api.injectEndpoints({
  endpoints: (build) => ({
    vehicules: build.query({
      ...ask(listVehicules),
      providesTags: (page) => [LIST, ...(page?.data ?? []).map(({ id }) => tagOf(id))],
    }),
    /** All active vehicles of the school, without paging. */
    allVehicules: build.query<Vehicule[], void>({
      queryFn: (_none, { signal }) => wholeList(listVehicules, { sort: 'marque' }, signal),
      responseSchema: vehiculePage.shape.data,
      providesTags: (rows) => [LIST, ...(rows ?? []).map(({ id }) => tagOf(id))],
    }),
    vehiculeAlertes: build.query({ ...ask(listVehiculeAlertes), providesTags: [LIST] }),
    vehicule: build.query({
      ...ask(readVehicule),
      // The answer includes the number of its planned events.
      providesTags: (_row, _error, id) => [tagOf(id), { type: 'Evenement', id: 'LIST' }],
    }),
    createVehicule: build.mutation({
      ...ask(createVehicule),
      invalidatesTags: (row) => (row ? [LIST, 'Historique'] : []),
    }),
    updateVehicule: build.mutation({
      ...ask(updateVehicule),
      invalidatesTags: (row) => (row ? tagsOf(row.id) : []),
    }),
    /** Refused while events are planned with it: the page shows them. */
    setVehiculeArchived: build.mutation({
      query: ({ id, archived }: { id: number; archived: boolean }) =>
        requestOf(archived ? archiveVehicule : unarchiveVehicule, id),
      responseSchema: archiveVehicule.answer,
      invalidatesTags: (_row, _error, { id }) => tagsOf(id),
    }),
    addEntretien: build.mutation({ ...ask(addEntretien), invalidatesTags: (row) => (row ? tagsOf(row.id) : []) }),
    correctEntretien: build.mutation({
      ...ask(correctEntretien),
      invalidatesTags: (row) => (row ? tagsOf(row.id) : []),
    }),
    removeEntretien: build.mutation({
      ...ask(removeEntretien),
      invalidatesTags: (_row, _error, { id }) => tagsOf(id),
    }),
  }),
})

export const {
  useAllVehiculesQuery,
  useAddEntretienMutation,
  useCorrectEntretienMutation,
  useCreateVehiculeMutation,
  useRemoveEntretienMutation,
  useSetVehiculeArchivedMutation,
  useUpdateVehiculeMutation,
  useVehiculeAlertesQuery,
  useVehiculeQuery,
  useVehiculesQuery,
} = vehiculeApi
