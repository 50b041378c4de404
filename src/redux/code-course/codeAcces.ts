import {
  type CodeAcces,
  type CodeAccesListQuery,
  type CodeAccesLotValues,
  type CodeAccesUpdate,
  type CodeUseValues,
  type CourseAccess,
  codeAcces,
  codeAccesPage,
  courseAccess,
  type LotAnswer,
  lotAnswer,
} from '@contract/ecole/codeAcces'
import type { Page } from '@contract/list'
import { api } from '../api'

export const codeAccesApi = api.injectEndpoints({
  endpoints: (build) => ({
    codesAcces: build.query<Page<CodeAcces>, CodeAccesListQuery>({
      query: (params) => ({ url: 'api/code-acces', params, silent: true }),
      responseSchema: codeAccesPage,
      // A code bears the name of its candidate.
      providesTags: ['CodeAcces', { type: 'Candidat', id: 'LIST' }],
    }),
    /** A refusal names who has a running code: the page asks what to do. */
    createCodes: build.mutation<LotAnswer, CodeAccesLotValues>({
      query: (data) => ({ url: 'api/code-acces/lot', method: 'POST', data, silent: true }),
      responseSchema: lotAnswer,
      invalidatesTags: ['CodeAcces', 'Historique'],
    }),
    updateCode: build.mutation<CodeAcces, { id: number; body: CodeAccesUpdate }>({
      query: ({ id, body }) => ({ url: `api/code-acces/${id}`, method: 'PUT', data: body, silent: true }),
      responseSchema: codeAcces,
      // Refused as stale, the list shows what somebody else saved.
      invalidatesTags: ['CodeAcces', 'Historique'],
    }),
    setCodeActive: build.mutation<CodeAcces, { id: number; active: boolean }>({
      query: ({ id, active }) => ({
        url: `api/code-acces/${id}/${active ? 'activate' : 'deactivate'}`,
        method: 'POST',
        silent: true,
      }),
      responseSchema: codeAcces,
      invalidatesTags: ['CodeAcces', 'Historique'],
    }),
    courseAccess: build.query<CourseAccess, void>({
      query: () => ({ url: 'api/code-acces/me', silent: true }),
      responseSchema: courseAccess,
      providesTags: ['CodeAcces'],
    }),
    consumeCode: build.mutation<CourseAccess, CodeUseValues>({
      query: (data) => ({ url: 'api/code-acces/utiliser', method: 'POST', data, silent: true }),
      responseSchema: courseAccess,
      invalidatesTags: (opened) => (opened ? ['CodeAcces'] : []),
    }),
  }),
})

export const {
  useCodesAccesQuery,
  useConsumeCodeMutation,
  useCourseAccessQuery,
  useCreateCodesMutation,
  useSetCodeActiveMutation,
  useUpdateCodeMutation,
} = codeAccesApi
