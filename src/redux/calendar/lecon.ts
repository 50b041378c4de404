import { attestLecons, listLecons, reopenLecons } from '@contract/calls/planning/lecon'
import { MAX_PER_PAGE } from '@contract/list'
import type { Evenement } from '@contract/planning/evenement'
import type { LeconsSaved } from '@contract/planning/lecon'
import { api } from '../api'
import { type ArgOf, ask } from '../ask'
import type { AppDispatch } from '../store'
import { ELSEWHERE, LIST, tagOf } from './evenementTags'

type Arg = ArgOf<typeof attestLecons>
export type LeconQuery = ArgOf<typeof listLecons>
const changed = (_saved: unknown, _error: unknown, { lecons }: Arg) => [
  LIST,
  ...lecons.map(({ id }) => tagOf(id)),
  ...ELSEWHERE,
]

/** Lessons are events of the calendar: a change of an event reloads the list. */
export const leconApi = api.injectEndpoints({
  endpoints: (build) => ({
    lecons: build.query({ ...ask(listLecons), providesTags: [LIST] }),
    attestLecons: build.mutation({ ...ask(attestLecons), invalidatesTags: changed }),
    reopenLecons: build.mutation({ ...ask(reopenLecons), invalidatesTags: changed }),
  }),
})

export const { useAttestLeconsMutation, useLeconsQuery, useReopenLeconsMutation } = leconApi

/** All lessons matching a list's filters that still have to be attested; null when the request failed. */
export async function readAllDue(dispatch: AppDispatch, filters: LeconQuery): Promise<Evenement[] | null> {
  const rows = new Map<number, Evenement>()
  let pages = 1
  for (let page = 1; page <= pages; page += 1) {
    const query = { ...filters, etat: 'DUE' as const, page: String(page), perPage: String(MAX_PER_PAGE) }
    const request = leconApi.endpoints.lecons.initiate(query, { subscribe: false, forceRefetch: true })
    const { data } = await dispatch(request)
    if (!data) return null
    for (const row of data.data) rows.set(row.idEvenement, row)
    pages = data.totalPages
  }
  return [...rows.values()]
}

/** Merges the results of several calls into one. */
export const together = (parts: readonly LeconsSaved[]): LeconsSaved => ({
  data: parts.flatMap(({ data }) => data),
  refus: parts.flatMap(({ refus }) => refus),
})

/** The number of past lessons of a candidate without an answer; 0 when it is unknown. */
export async function countDue(dispatch: AppDispatch, idCandidat: number): Promise<number> {
  const query = { etat: 'DUE' as const, idCandidat: String(idCandidat), perPage: '1' }
  const request = leconApi.endpoints.lecons.initiate(query, { subscribe: false, forceRefetch: true })
  return (await dispatch(request)).data?.totalDataCount ?? 0
}
