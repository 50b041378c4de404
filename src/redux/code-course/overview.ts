import { readCourseOverview, readWeakTopics } from '@contract/calls/cours/overview'
import { readTentative } from '@contract/calls/cours/tentative'
import { api } from '../api'
import { ask } from '../ask'

const overviewApi = api.enhanceEndpoints({ addTagTypes: ['CodeAcces', 'Tentative'] }).injectEndpoints({
  endpoints: (build) => ({
    courseOverview: build.query({
      ...ask(readCourseOverview),
      // The answer names candidates, and says who may open the course.
      providesTags: ['Tentative', 'CodeAcces', { type: 'Candidat', id: 'LIST' }],
    }),
    // Not the running attempt of the slice: instructors only read.
    courseResult: build.query({ ...ask(readTentative), providesTags: ['Tentative'] }),
    weakTopics: build.query({ ...ask(readWeakTopics), providesTags: ['Tentative'] }),
  }),
})

export const { useCourseOverviewQuery, useCourseResultQuery, useWeakTopicsQuery } = overviewApi
