import * as calls from '@contract/calls/stats/stats'
import { api } from '../api'
import { ask } from '../ask'

const EVENTS = ['Examen', { type: 'Evenement', id: 'LIST' }] as const
const CANDIDATS = [{ type: 'Candidat', id: 'LIST' }] as const
const MONEY = ['Transaction'] as const
const MEANS = [
  { type: 'Moniteur', id: 'LIST' },
  { type: 'Vehicule', id: 'LIST' },
  { type: 'Planning', id: 'LIST' },
] as const

/** Statistics read by POST: each is a query, so that equal requests are sent once. */
export const statsApi = api.enhanceEndpoints({ addTagTypes: ['Transaction'] }).injectEndpoints({
  endpoints: (build) => ({
    ecoleStats: build.query({
      ...ask(calls.readEcoleStats),
      providesTags: [...EVENTS, ...CANDIDATS, ...MONEY, ...MEANS],
    }),
    examStats: build.query({ ...ask(calls.readExamStats), providesTags: [...EVENTS] }),
    earningStats: build.query({ ...ask(calls.readEarningStats), providesTags: [...MONEY] }),
    growthStats: build.query({ ...ask(calls.readGrowthStats), providesTags: [...CANDIDATS] }),
    examinatorStats: build.query({ ...ask(calls.readExaminatorStats), providesTags: [...EVENTS] }),
  }),
})

export const {
  useEarningStatsQuery,
  useEcoleStatsQuery,
  useExaminatorStatsQuery,
  useExamStatsQuery,
  useGrowthStatsQuery,
} = statsApi
