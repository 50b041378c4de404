import { type Examen, type ExamenListQuery, type ExamenPage, examen, examenPage } from '@contract/planning/examen'
import { api } from '../api'

/** Exams are events of the calendar: what changes one of those asks for all exams anew. */
export const examenApi = api.injectEndpoints({
  endpoints: (build) => ({
    examens: build.query<ExamenPage, ExamenListQuery>({
      query: (params) => ({ url: 'api/examen', params, silent: true }),
      responseSchema: examenPage,
      providesTags: ['Examen'],
    }),
    examen: build.query<Examen, number>({
      query: (id) => ({ url: `api/examen/${id}`, silent: true }),
      responseSchema: examen,
      providesTags: ['Examen'],
    }),
  }),
})

export const { useExamenQuery, useExamensQuery } = examenApi
