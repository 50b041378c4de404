import {
  approveAutoEcole,
  listAutoEcoleLog,
  listAutoEcoles,
  listAutoEcoleUsers,
  readAutoEcole,
  refuseAutoEcole,
  reopenAutoEcole,
  suspendAutoEcole,
  updateAutoEcole,
} from '@contract/calls/plateforme/autoecole'
import { api } from '../api'
import { ask, requestOf } from '../ask'

const LIST = { type: 'AutoEcole', id: 'LIST' } as const
const tagOf = (id: number) => ({ type: 'AutoEcole', id }) as const

export type Decision =
  | { id: number; verb: 'approve' | 'reopen' }
  | { id: number; verb: 'refuse' | 'suspend'; motif: string }

function requestOfDecision(decision: Decision) {
  const { id } = decision
  if ('motif' in decision) {
    const call = decision.verb === 'refuse' ? refuseAutoEcole : suspendAutoEcole
    return requestOf(call, { id, body: { motif: decision.motif } })
  }
  return requestOf(decision.verb === 'approve' ? approveAutoEcole : reopenAutoEcole, id)
}

const autoEcoleApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Schools of the platform, those awaiting approval first. */
    autoEcoles: build.query({ ...ask(listAutoEcoles), providesTags: [LIST] }),
    autoEcole: build.query({ ...ask(readAutoEcole), providesTags: (_row, _error, id) => [tagOf(id)] }),
    autoEcoleUsers: build.query({ ...ask(listAutoEcoleUsers), providesTags: (_row, _error, id) => [tagOf(id)] }),
    autoEcoleLog: build.query({ ...ask(listAutoEcoleLog), providesTags: (_row, _error, id) => [tagOf(id)] }),
    /** Updates the school's own data. */
    updateAutoEcole: build.mutation({
      ...ask(updateAutoEcole),
      invalidatesTags: (row) => (row ? [LIST, tagOf(row.id), 'Historique'] : []),
    }),
    /** Approves, refuses, suspends or reopens. */
    decideAutoEcole: build.mutation({
      query: requestOfDecision,
      responseSchema: suspendAutoEcole.answer,
      invalidatesTags: (_row, _error, { id }) => [LIST, tagOf(id)],
    }),
  }),
})

export const {
  useAutoEcoleLogQuery,
  useAutoEcoleQuery,
  useAutoEcoleUsersQuery,
  useAutoEcolesQuery,
  useDecideAutoEcoleMutation,
  useUpdateAutoEcoleMutation,
} = autoEcoleApi
