import {
  activateCodeAcces,
  consumeCode,
  createCodesAcces,
  deactivateCodeAcces,
  listCodesAcces,
  readCourseAccess,
  updateCodeAcces,
} from '@contract/calls/ecole/codeAcces'
import { api } from '../api'
import { ask, requestOf } from '../ask'

export const codeAccesApi = api.enhanceEndpoints({ addTagTypes: ['CodeAcces'] }).injectEndpoints({
  endpoints: (build) => ({
    codesAcces: build.query({
      ...ask(listCodesAcces),
      // A code shows its candidate's name.
      providesTags: ['CodeAcces', { type: 'Candidat', id: 'LIST' }],
    }),
    /** A refusal names the candidates who already have an active code: the page asks how to continue. */
    createCodes: build.mutation({ ...ask(createCodesAcces), invalidatesTags: ['CodeAcces', 'Historique'] }),
    updateCode: build.mutation({
      ...ask(updateCodeAcces),
      // After a version conflict the list shows the other user's version.
      invalidatesTags: ['CodeAcces', 'Historique'],
    }),
    setCodeActive: build.mutation({
      query: ({ id, active }: { id: number; active: boolean }) =>
        requestOf(active ? activateCodeAcces : deactivateCodeAcces, id),
      responseSchema: activateCodeAcces.answer,
      invalidatesTags: ['CodeAcces', 'Historique'],
    }),
    courseAccess: build.query({ ...ask(readCourseAccess), providesTags: ['CodeAcces'] }),
    consumeCode: build.mutation({ ...ask(consumeCode), invalidatesTags: (opened) => (opened ? ['CodeAcces'] : []) }),
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
