import { cancelImport, previewImport, readImport, startImport } from '@contract/calls/ecole/candidatImport'
import { api } from '../api'
import { ask } from '../ask'

/** Thousands of rows take longer than a usual request. */
const LONG = { timeout: 60_000 }

export const candidatImportApi = api.injectEndpoints({
  endpoints: (build) => ({
    previewImport: build.mutation(ask(previewImport, LONG)),
    startImport: build.mutation(ask(startImport, LONG)),
    importJob: build.query({ ...ask(readImport, LONG), keepUnusedDataFor: 0 }),
    cancelImport: build.mutation(ask(cancelImport)),
  }),
})

export const { useCancelImportMutation, useImportJobQuery, usePreviewImportMutation, useStartImportMutation } =
  candidatImportApi
