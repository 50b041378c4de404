import {
  cancelImport,
  previewImport,
  readImport,
  readImportUndo,
  startImport,
  undoImport,
} from '@contract/calls/ecole/candidatImport'
import { api } from '../api'
import { ask } from '../ask'

const undoOf = (id: number) => ({ type: 'Historique', id: `import ${id}` }) as const

export const candidatImportApi = api.injectEndpoints({
  endpoints: (build) => ({
    previewImport: build.mutation(ask(previewImport)),
    startImport: build.mutation(ask(startImport)),
    importJob: build.query({ ...ask(readImport), keepUnusedDataFor: 0 }),
    cancelImport: build.mutation(ask(cancelImport)),
    // It depends on the current state of each candidate: it is reloaded each time it is shown.
    importUndo: build.query({ ...ask(readImportUndo), providesTags: (_undo, _error, id) => [undoOf(id)] }),
    undoImport: build.mutation({
      ...ask(undoImport),
      // Also after a refusal: the data shown is then outdated.
      invalidatesTags: (_undo, _error, id) => ['Candidat', 'Historique', undoOf(id)],
    }),
  }),
})

export const {
  useCancelImportMutation,
  useImportJobQuery,
  useImportUndoQuery,
  usePreviewImportMutation,
  useStartImportMutation,
  useUndoImportMutation,
} = candidatImportApi
