import {
  closeSession,
  countSession,
  listCaisseSessions,
  listEcarts,
  readCaisse,
  readSession,
  takeBackEcart,
} from '@contract/calls/caisse/caisse'
import { listClotures } from '@contract/calls/caisse/cloture'
import { ask } from '../ask'
import { argentApi } from './argentApi'

/** Tags of the other data that closing a box, or taking a difference back, changes. */
const CLOSED = ['Caisse', 'Transaction', 'Historique'] as const

export const caisseApi = argentApi.injectEndpoints({
  endpoints: (build) => ({
    caisse: build.query({ ...ask(readCaisse), providesTags: ['Caisse'] }),
    caisseSessions: build.query({ ...ask(listCaisseSessions), providesTags: ['Caisse'] }),
    caisseSession: build.query({ ...ask(readSession), providesTags: ['Caisse'] }),
    ecarts: build.query({ ...ask(listEcarts), providesTags: ['Caisse'] }),
    clotures: build.query({ ...ask(listClotures), providesTags: ['Caisse'] }),
    // Invalidates nothing: the count is shown only to the user who counted.
    countSession: build.mutation({ ...ask(countSession) }),
    closeSession: build.mutation({ ...ask(closeSession), invalidatesTags: (done) => (done ? [...CLOSED] : []) }),
    takeBackEcart: build.mutation({ ...ask(takeBackEcart), invalidatesTags: (done) => (done ? [...CLOSED] : []) }),
  }),
})

export const {
  useCaisseQuery,
  useCloseSessionMutation,
  useCloturesQuery,
  useCountSessionMutation,
  useEcartsQuery,
  useCaisseSessionQuery,
  useCaisseSessionsQuery,
  useTakeBackEcartMutation,
} = caisseApi
