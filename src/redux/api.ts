import type { Failure } from '@contract/calls/call'
import { isByHand } from '@core/http/byHand'
import type { Problem } from '@core/http/problem'
import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react'
import { answersKept, cacheOf } from './answers/lastAnswers'
import type { CallRequest } from './ask'
import { send } from './send'

/** Metadata of a request, used if it fails. */
export interface RequestNote {
  failure?: Failure
  /** Triggered by a press. */
  byHand: boolean
  /** Turns an answer that proved invalid into a failure. */
  reject?: () => Problem
}

const baseQuery: BaseQueryFn<CallRequest, unknown, Problem, object, RequestNote> = async (
  { failure, ...request },
  { signal },
) => {
  // Read synchronously: the press is over when the answer arrives.
  const note = { failure, byHand: isByHand() }
  const { data, error, reject } = await send({ ...request, signal })
  return error ? { error, meta: note } : { data, meta: { ...note, reject } }
}

/** For an answer assembled from several requests, where no single one is at fault. */
const BAD_ANSWER: Problem = { status: 0, code: 'bad_answer', message: '' }

/**
 * The RTK Query API of the application. Each domain injects its endpoints, named after their calls, with the contract's
 * schema as `responseSchema`: an answer that does not match is a failure like any other.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  // Tags shared by several domains; a domain adds its own (`addTagTypes`) beside its endpoints.
  tagTypes: [
    'Session',
    'AutoEcole',
    'Candidat',
    'Moniteur',
    'Historique',
    'Notif',
    'Planning',
    'Evenement',
    'Demande',
    'Attente',
    'Vehicule',
    'Examinateur',
    'Examen',
    'Parcours',
    'DemandePack',
    'Package',
  ],
  // The library types the metadata only as the one of `baseQuery`.
  catchSchemaFailure: ({ _bqMeta }) => (_bqMeta as RequestNote | undefined)?.reject?.() ?? BAD_ANSWER,
  // Two people work on the same rows: answers older than this many seconds are fetched again.
  refetchOnMountOrArgChange: 30,
  refetchOnReconnect: true,
  // The library's type has parts that it does not read.
  extractRehydrationInfo: (action) => (answersKept.match(action) ? (cacheOf(action.payload) as never) : undefined),
  endpoints: () => ({}),
})
