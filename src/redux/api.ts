import type { Failure } from '@contract/calls/call'
import { isByHand } from '@core/http/byHand'
import type { Problem } from '@core/http/problem'
import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react'
import type { CallRequest } from './ask'
import { send } from './send'

/** What is noted of a request, for the case that it fails. */
export interface RequestNote {
  failure?: Failure
  /** Asked for by a press. */
  byHand: boolean
  /** Makes a failure of an answer that turned out to be none. */
  reject?: () => Problem
}

const baseQuery: BaseQueryFn<CallRequest, unknown, Problem, object, RequestNote> = async (
  { failure, ...request },
  { signal },
) => {
  // Read at once: the press is over when the answer comes.
  const note = { failure, byHand: isByHand() }
  const { data, error, reject } = await send({ ...request, signal })
  return error ? { error, meta: note } : { data, meta: { ...note, reject } }
}

/** Of an answer put together out of several, which no one request can be blamed for. */
const BAD_ANSWER: Problem = { status: 0, code: 'bad_answer', message: '' }

/**
 * Every answer of the server that the client keeps. Each domain injects its endpoints in `<domain>/api.ts`,
 * with the contract's schema as `responseSchema`: an answer that does not fit is a failure like any other.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  // Those that several domains name; a domain adds what is its own alone (`addTagTypes`) beside its endpoints.
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
  // The library knows nothing of what came with an answer but that it is the one of `baseQuery`.
  catchSchemaFailure: ({ _bqMeta }) => (_bqMeta as RequestNote | undefined)?.reject?.() ?? BAD_ANSWER,
  // Two people work on the same rows: what was seen a minute ago is asked for again.
  refetchOnMountOrArgChange: 30,
  refetchOnReconnect: true,
  endpoints: () => ({}),
})
