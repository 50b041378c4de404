import { listReprise, previewReprise, saveReprise, undoReprise } from '@contract/calls/argent/reprise'
import { ask } from '../ask'
import { argentApi } from './argentApi'

export const repriseApi = argentApi.enhanceEndpoints({ addTagTypes: ['Reprise', 'ReglagesArgent'] }).injectEndpoints({
  endpoints: (build) => ({
    reprise: build.query({
      ...ask(listReprise),
      providesTags: ['Reprise', 'ReglagesArgent', { type: 'Evenement', id: 'LIST' }],
    }),
    previewReprise: build.mutation(ask(previewReprise)),
    // Also after a refusal: another user has already imported them.
    saveReprise: build.mutation({ ...ask(saveReprise), invalidatesTags: ['Reprise', 'Compte', 'Historique'] }),
    undoReprise: build.mutation({ ...ask(undoReprise), invalidatesTags: ['Reprise', 'Compte', 'Historique'] }),
  }),
})

export const {
  useLazyRepriseQuery,
  usePreviewRepriseMutation,
  useRepriseQuery,
  useSaveRepriseMutation,
  useUndoRepriseMutation,
} = repriseApi
