import { listExamens, readExamen } from '@contract/calls/planning/examen'
import { api } from '../api'
import { ask } from '../ask'

/** Exams are events of the calendar: a change of an event reloads all exams. */
export const examenApi = api.injectEndpoints({
  endpoints: (build) => ({
    examens: build.query({ ...ask(listExamens), providesTags: ['Examen'] }),
    examen: build.query({ ...ask(readExamen), providesTags: ['Examen'] }),
  }),
})

export const { useExamenQuery, useExamensQuery } = examenApi
