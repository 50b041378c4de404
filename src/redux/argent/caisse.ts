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

/** What closing a box, or taking a difference back, changes besides. */
const CLOSED = ['Caisse', 'Transaction', 'Historique'] as const

export const caisseApi = argentApi.injectEndpoints({
  endpoints: (build) => ({
    caisse: build.query({ ...ask(readCaisse), providesTags: ['Caisse'] }),
    caisseSessions: build.query({ ...ask(listCaisseSessions), providesTags: ['Caisse'] }),
    caisseSession: build.query({ ...ask(readSession), providesTags: ['Caisse'] }),
    ecarts: build.query({ ...ask(listEcarts), providesTags: ['Caisse'] }),
    clotures: build.query({ ...ask(listClotures), providesTags: ['Caisse'] }),
    // Nothing that is shown elsewhere: the count is an answer to who counted.
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
