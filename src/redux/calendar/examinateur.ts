import {
  archiveExaminateur,
  createExaminateur,
  listExaminateurs,
  readExaminateur,
  unarchiveExaminateur,
  updateExaminateur,
} from '@contract/calls/planning/examinateur'
import { type Examinateur, examinateurPage } from '@contract/planning/examinateur'
import { api } from '../api'
import { ask, requestOf } from '../ask'
import { wholeList } from '../wholeList'

const LIST = { type: 'Examinateur', id: 'LIST' } as const
const tagOf = (id: number) => ({ type: 'Examinateur', id }) as const
/** Tags of everything that shows an examiner: the list, their form, events, exams, the log. */
const tagsOf = (id: number) => [LIST, tagOf(id), 'Evenement', 'Examen', 'Historique'] as const
/** A list names examiners, and counts their exams. */
const tagsOfList = (rows: readonly { id: number }[] = []) => [
  LIST,
  { type: 'Evenement', id: 'LIST' } as const,
  ...rows.map(({ id }) => tagOf(id)),
]

export const examinateurApi = api.injectEndpoints({
  endpoints: (build) => ({
    examinateurs: build.query({
      ...ask(listExaminateurs),
      // The rows include counts of the examiners' exams.
      providesTags: (page) => tagsOfList(page?.data),
    }),
    /** All active examiners of the school, without paging. */
    allExaminateurs: build.query<Examinateur[], void>({
      queryFn: (_none, { signal }) => wholeList(listExaminateurs, { sort: 'nom' }, signal),
      responseSchema: examinateurPage.shape.data,
      providesTags: (rows) => tagsOfList(rows),
    }),
    examinateur: build.query({ ...ask(readExaminateur), providesTags: (_row, _error, id) => [tagOf(id)] }),
    createExaminateur: build.mutation({
      ...ask(createExaminateur),
      invalidatesTags: (row) => (row ? [LIST, 'Historique'] : []),
    }),
    updateExaminateur: build.mutation({
      ...ask(updateExaminateur),
      invalidatesTags: (row) => (row ? tagsOf(row.id) : []),
    }),
    /** Refused while exams are planned: the page shows how many. */
    setExaminateurArchived: build.mutation({
      query: ({ id, archived }: { id: number; archived: boolean }) =>
        requestOf(archived ? archiveExaminateur : unarchiveExaminateur, id),
      responseSchema: archiveExaminateur.answer,
      invalidatesTags: (_row, _error, { id }) => tagsOf(id),
    }),
  }),
})

export const {
  useAllExaminateursQuery,
  useCreateExaminateurMutation,
  useExaminateurQuery,
  useExaminateursQuery,
  useSetExaminateurArchivedMutation,
  useUpdateExaminateurMutation,
} = examinateurApi
