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
    // It depends on what stands on each candidate: whoever shows it asks anew.
    importUndo: build.query({ ...ask(readImportUndo), providesTags: (_undo, _error, id) => [undoOf(id)] }),
    undoImport: build.mutation({
      ...ask(undoImport),
      // A refusal too: what was shown is then older than what is stored.
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
