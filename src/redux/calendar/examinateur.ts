import type { Page } from '@contract/list'
import {
  type Examinateur,
  type ExaminateurListQuery,
  type ExaminateurUpdate,
  type ExaminateurValues,
  examinateur,
  examinateurPage,
} from '@contract/planning/examinateur'
import { api } from '../api'
import { wholeList } from '../wholeList'

const LIST = { type: 'Examinateur', id: 'LIST' } as const
const tagOf = (id: number) => ({ type: 'Examinateur', id }) as const
/** All that shows an examiner: the list, its form, the events and exams that name it, the log. */
const tagsOf = (id: number) => [LIST, tagOf(id), 'Evenement', 'Examen', 'Historique'] as const

export const examinateurApi = api.injectEndpoints({
  endpoints: (build) => ({
    examinateurs: build.query<Page<Examinateur>, ExaminateurListQuery>({
      query: (params) => ({ url: 'api/examinateur', params, silent: true }),
      responseSchema: examinateurPage,
      // The figures are of its exams.
      providesTags: (page) => [
        LIST,
        { type: 'Evenement', id: 'LIST' },
        ...(page?.data ?? []).map(({ id }) => tagOf(id)),
      ],
    }),
    /** Every examiner in use, however many the school has. */
    allExaminateurs: build.query<Examinateur[], void>({
      queryFn: (_none, { signal }) => wholeList<Examinateur>('api/examinateur', { sort: 'nom' }, signal),
      responseSchema: examinateurPage.shape.data,
      providesTags: (rows) => [LIST, { type: 'Evenement', id: 'LIST' }, ...(rows ?? []).map(({ id }) => tagOf(id))],
    }),
    examinateur: build.query<Examinateur, number>({
      query: (id) => ({ url: `api/examinateur/${id}`, silent: true }),
      responseSchema: examinateur,
      providesTags: (_row, _error, id) => [tagOf(id)],
    }),
    /** The refusals of a save stand in the form. */
    createExaminateur: build.mutation<Examinateur, ExaminateurValues>({
      query: (data) => ({ url: 'api/examinateur', method: 'POST', data, silent: true }),
      responseSchema: examinateur,
      invalidatesTags: (row) => (row ? [LIST, 'Historique'] : []),
    }),
    updateExaminateur: build.mutation<
      Examinateur,
      { id: number; body: ExaminateurValues & Pick<ExaminateurUpdate, 'version'> }
    >({
      query: ({ id, body }) => ({ url: `api/examinateur/${id}`, method: 'PUT', data: body, silent: true }),
      responseSchema: examinateur,
      invalidatesTags: (row) => (row ? tagsOf(row.id) : []),
    }),
    /** Refused while exams lie ahead: the page says how many. */
    setExaminateurArchived: build.mutation<Examinateur, { id: number; archived: boolean }>({
      query: ({ id, archived }) => ({
        url: `api/examinateur/${id}/${archived ? 'archive' : 'unarchive'}`,
        method: 'POST',
        silent: true,
      }),
      responseSchema: examinateur,
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
