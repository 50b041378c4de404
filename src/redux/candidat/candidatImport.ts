import { cancelImport, previewImport, readImport, startImport } from '@contract/calls/ecole/candidatImport'
import { api } from '../api'
import { ask } from '../ask'

export const candidatImportApi = api.injectEndpoints({
  endpoints: (build) => ({
    previewImport: build.mutation(ask(previewImport)),
    startImport: build.mutation(ask(startImport)),
    importJob: build.query({ ...ask(readImport), keepUnusedDataFor: 0 }),
    cancelImport: build.mutation(ask(cancelImport)),
  }),
})

export const { useCancelImportMutation, useImportJobQuery, usePreviewImportMutation, useStartImportMutation } =
  candidatImportApi
