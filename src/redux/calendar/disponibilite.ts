import {
  addConge,
  listConges,
  listLibres,
  readActivite,
  readDisponibilite,
  removeConge,
  updateDisponibilite,
} from '@contract/calls/planning/disponibilite'
import { api } from '../api'
import { ask } from '../ask'
import { LIST } from './evenementTags'

/** The planning settings of one instructor. */
const tagOf = (id: number) => ({ type: 'Planning', id: `moniteur ${id}` }) as const
const PLANNINGS = { type: 'Planning', id: 'LIST' } as const
const AFTER = (id: number) => [tagOf(id), PLANNINGS, 'Historique'] as const

export const disponibiliteApi = api.injectEndpoints({
  endpoints: (build) => ({
    disponibilite: build.query({ ...ask(readDisponibilite), providesTags: (_week, _error, id) => [tagOf(id)] }),
    /** The leave of instructors on some days, with their names. */
    conges: build.query({ ...ask(listConges), providesTags: [PLANNINGS, { type: 'Moniteur', id: 'LIST' }] }),
    saveDisponibilite: build.mutation({
      ...ask(updateDisponibilite),
      invalidatesTags: (_week, _error, { id }) => [...AFTER(id)],
    }),
    addConge: build.mutation({
      ...ask(addConge),
      invalidatesTags: (done, _error, { id }) => (done ? [...AFTER(id)] : []),
    }),
    removeConge: build.mutation({
      ...ask(removeConge),
      // Also after a refusal: another user has already removed it.
      invalidatesTags: (_done, _error, { id }) => [...AFTER(id)],
    }),
    /** The reasons that prevent an event at a time, for each person and vehicle of the school. */
    libres: build.query({ ...ask(listLibres), providesTags: [LIST] }),
    /** Hours, exams and pay of an instructor in a month. */
    activite: build.query({
      ...ask(readActivite),
      // Any change of an event may add an attested hour.
      providesTags: [LIST],
    }),
  }),
})

export const {
  useActiviteQuery,
  useAddCongeMutation,
  useCongesQuery,
  useDisponibiliteQuery,
  useLibresQuery,
  useRemoveCongeMutation,
  useSaveDisponibiliteMutation,
} = disponibiliteApi
