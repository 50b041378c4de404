import {
  type AlerteVehicule,
  alertesVehicule,
  type EntretienValues,
  type Vehicule,
  type VehiculeDetail,
  type VehiculeListQuery,
  type VehiculeUpdate,
  type VehiculeValues,
  vehiculeDetail,
  vehiculePage,
} from '@contract/ecole/vehicule'
import type { Page } from '@contract/list'
import { api } from '../api'
import { wholeList } from '../wholeList'

const LIST = { type: 'Vehicule', id: 'LIST' } as const
const tagOf = (id: number) => ({ type: 'Vehicule', id }) as const
/** All that shows a vehicle: the list and its alerts, its sheet, the calendar that names it, the log. */
const tagsOf = (id: number) => [LIST, tagOf(id), 'Evenement', 'Historique'] as const

interface Entry {
  id: number
  idEntretien: number
}

export const vehiculeApi = api.injectEndpoints({
  endpoints: (build) => ({
    vehicules: build.query<Page<Vehicule>, VehiculeListQuery>({
      query: (params) => ({ url: 'api/vehicule', params, silent: true }),
      responseSchema: vehiculePage,
      providesTags: (page) => [LIST, ...(page?.data ?? []).map(({ id }) => tagOf(id))],
    }),
    /** Every vehicle in use, however many the school has. */
    allVehicules: build.query<Vehicule[], void>({
      queryFn: (_none, { signal }) => wholeList<Vehicule>('api/vehicule', { sort: 'marque' }, signal),
      responseSchema: vehiculePage.shape.data,
      providesTags: (rows) => [LIST, ...(rows ?? []).map(({ id }) => tagOf(id))],
    }),
    vehiculeAlertes: build.query<{ data: AlerteVehicule[] }, void>({
      query: () => ({ url: 'api/vehicule/alertes', silent: true }),
      responseSchema: alertesVehicule,
      providesTags: [LIST],
    }),
    vehicule: build.query<VehiculeDetail, number>({
      query: (id) => ({ url: `api/vehicule/${id}`, silent: true }),
      responseSchema: vehiculeDetail,
      // Its events to come are counted in it.
      providesTags: (_row, _error, id) => [tagOf(id), { type: 'Evenement', id: 'LIST' }],
    }),
    /** The refusals of a save stand in the form. */
    createVehicule: build.mutation<VehiculeDetail, VehiculeValues>({
      query: (data) => ({ url: 'api/vehicule', method: 'POST', data, silent: true }),
      responseSchema: vehiculeDetail,
      invalidatesTags: (row) => (row ? [LIST, 'Historique'] : []),
    }),
    updateVehicule: build.mutation<
      VehiculeDetail,
      { id: number; body: VehiculeValues & Pick<VehiculeUpdate, 'version'> }
    >({
      query: ({ id, body }) => ({ url: `api/vehicule/${id}`, method: 'PUT', data: body, silent: true }),
      responseSchema: vehiculeDetail,
      invalidatesTags: (row) => (row ? tagsOf(row.id) : []),
    }),
    /** Refused while something is planned with it: the page says what. */
    setVehiculeArchived: build.mutation<VehiculeDetail, { id: number; archived: boolean }>({
      query: ({ id, archived }) => ({
        url: `api/vehicule/${id}/${archived ? 'archive' : 'unarchive'}`,
        method: 'POST',
        silent: true,
      }),
      responseSchema: vehiculeDetail,
      invalidatesTags: (_row, _error, { id }) => tagsOf(id),
    }),
    addEntretien: build.mutation<VehiculeDetail, { id: number; body: EntretienValues }>({
      query: ({ id, body }) => ({ url: `api/vehicule/${id}/entretien`, method: 'POST', data: body, silent: true }),
      responseSchema: vehiculeDetail,
      invalidatesTags: (row) => (row ? tagsOf(row.id) : []),
    }),
    correctEntretien: build.mutation<VehiculeDetail, Entry & { body: EntretienValues }>({
      query: ({ id, idEntretien, body }) => ({
        url: `api/vehicule/${id}/entretien/${idEntretien}`,
        method: 'PUT',
        data: body,
        silent: true,
      }),
      responseSchema: vehiculeDetail,
      invalidatesTags: (row) => (row ? tagsOf(row.id) : []),
    }),
    removeEntretien: build.mutation<VehiculeDetail, Entry>({
      query: ({ id, idEntretien }) => ({ url: `api/vehicule/${id}/entretien/${idEntretien}/remove`, method: 'POST' }),
      responseSchema: vehiculeDetail,
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
