import { listExamens, readExamen } from '@contract/calls/planning/examen'
import { api } from '../api'
import { ask } from '../ask'

/** Exams are events of the calendar: what changes one of those asks for all exams anew. */
export const examenApi = api.injectEndpoints({
  endpoints: (build) => ({
    examens: build.query({ ...ask(listExamens), providesTags: ['Examen'] }),
    examen: build.query({ ...ask(readExamen), providesTags: ['Examen'] }),
  }),
})

export const { useExamenQuery, useExamensQuery } = examenApi
