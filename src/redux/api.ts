import type { Failure } from '@contract/calls/call'
import { isByHand } from '@core/http/byHand'
import type { Problem } from '@core/http/problem'
import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react'
import type { CallRequest } from './ask'
import { send } from './send'

/** What is noted of a request for the case that it fails. */
export interface RequestNote {
  failure?: Failure
  /** Asked for by a press. */
  byHand: boolean
}

const baseQuery: BaseQueryFn<CallRequest, unknown, Problem, object, RequestNote> = async (
  { failure, ...request },
  { signal },
) => {
  // Read at once: the press is over when the answer comes.
  const meta = { failure, byHand: isByHand() }
  return { ...(await send({ ...request, signal })), meta }
}

/**
 * Every answer of the server that the client keeps. Each domain injects its endpoints in `<domain>/api.ts`,
 * with the contract's schema as `responseSchema`: checked in development and in tests, not in production.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: [
    'Session',
    'Base',
    'AutoEcole',
    'Candidat',
    'Moniteur',
    'Permi',
    'Historique',
    'Notif',
    'Planning',
    'Evenement',
    'Demande',
    'Attente',
    'Flux',
    'Vehicule',
    'Examinateur',
    'Examen',
    'Parcours',
    'Pack',
    'DemandePack',
    'Package',
    'CodeAcces',
    'Utilisateur',
    'MessageContact',
    'DemoEmail',
    'DemoChat',
    'DemoTask',
    'DemoEvent',
    'DemoInvoice',
    'DemoUser',
    'DemoShop',
    'DemoBookmark',
  ],
  skipSchemaValidation: import.meta.env.PROD,
  // Two people work on the same rows: what was seen a minute ago is asked for again.
  refetchOnMountOrArgChange: 30,
  refetchOnReconnect: true,
  endpoints: () => ({}),
})
