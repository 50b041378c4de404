import { readCourseOverview, readWeakTopics } from '@contract/calls/cours/overview'
import { readTentative } from '@contract/calls/cours/tentative'
import { api } from '../api'
import { ask } from '../ask'

const overviewApi = api.enhanceEndpoints({ addTagTypes: ['CodeAcces', 'Tentative'] }).injectEndpoints({
  endpoints: (build) => ({
    courseOverview: build.query({
      ...ask(readCourseOverview),
      // It names candidates, and says to whom the course is open.
      providesTags: ['Tentative', 'CodeAcces', { type: 'Candidat', id: 'LIST' }],
    }),
    // Not the running attempt of the slice: who teaches only reads.
    courseResult: build.query({ ...ask(readTentative), providesTags: ['Tentative'] }),
    weakTopics: build.query({ ...ask(readWeakTopics), providesTags: ['Tentative'] }),
  }),
})

export const { useCourseOverviewQuery, useCourseResultQuery, useWeakTopicsQuery } = overviewApi
