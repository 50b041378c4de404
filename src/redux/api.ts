import type { Problem } from '@core/http/problem'
import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react'
import { type Request, send } from './send'

const baseQuery: BaseQueryFn<Request, unknown, Problem> = (request, { signal }) => send({ ...request, signal })

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
