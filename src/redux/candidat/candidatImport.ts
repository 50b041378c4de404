import {
  type ImportInput,
  type ImportJob,
  type ImportPreview,
  type ImportPreviewInput,
  importJob,
  importPreview,
} from '@contract/ecole/import/candidatImport'
import { api } from '../api'

/** Thousands of rows take longer than a usual request. */
const LONG = 60_000

/** The page of the import says itself what failed, beside the work that it kept: no dialog. */
export const candidatImportApi = api.injectEndpoints({
  endpoints: (build) => ({
    previewImport: build.mutation<ImportPreview, ImportPreviewInput>({
      query: (data) => ({ url: 'api/candidat/import/preview', method: 'POST', data, timeout: LONG, silent: true }),
      responseSchema: importPreview,
    }),
    startImport: build.mutation<ImportJob, ImportInput>({
      query: (data) => ({ url: 'api/candidat/import', method: 'POST', data, timeout: LONG, silent: true }),
      responseSchema: importJob,
    }),
    importJob: build.query<ImportJob, number>({
      query: (id) => ({ url: `api/candidat/import/${id}`, timeout: LONG, silent: true }),
      responseSchema: importJob,
      keepUnusedDataFor: 0,
    }),
    cancelImport: build.mutation<ImportJob, number>({
      query: (id) => ({ url: `api/candidat/import/${id}/cancel`, method: 'POST', silent: true }),
      responseSchema: importJob,
    }),
  }),
})

export const { useCancelImportMutation, useImportJobQuery, usePreviewImportMutation, useStartImportMutation } =
  candidatImportApi
