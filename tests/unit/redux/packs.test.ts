import { api } from '@src/redux/api'
import { sessionEnded } from '@src/redux/auth/slice'
import { packsSlice } from '@src/redux/packs/slice'
import { expect, it } from 'vitest'

/** The action that the store receives for a request to the API. */
const requestAction = (endpointName: 'askForPack' | 'demandesPack', requestStatus: string, originalArgs: object) => {
  const type = endpointName === 'askForPack' ? 'mutation' : 'query'
  return {
    type: `${api.reducerPath}/execute${type === 'query' ? 'Query' : 'Mutation'}/${requestStatus}`,
    meta: { requestId: 'one', requestStatus, arg: { type, endpointName, originalArgs } },
  }
}
const askedForPack = (requestStatus: string) => requestAction('askForPack', requestStatus, { idPack: 3 })
const listed = (statut?: string) => requestAction('demandesPack', 'fulfilled', { statut })
const after = (...actions: { type: string }[]) =>
  actions.reduce(packsSlice.reducer, packsSlice.getInitialState()).chosen

it('keeps the chosen pack until the pending requests contain it', () => {
  expect(after(askedForPack('pending'))).toEqual({ idPack: 3, isAnswered: false })
  expect(after(askedForPack('pending'), listed('PENDING'), askedForPack('fulfilled'))).toEqual({
    idPack: 3,
    isAnswered: true,
  })
  expect(after(askedForPack('pending'), askedForPack('fulfilled'), listed())).toEqual({ idPack: 3, isAnswered: true })
  expect(after(askedForPack('pending'), askedForPack('fulfilled'), listed('PENDING'))).toBeNull()
})

it('offers all packs again after a refusal and to the next user', () => {
  expect(after(askedForPack('pending'), askedForPack('rejected'))).toBeNull()
  expect(after(askedForPack('pending'), sessionEnded({ resume: false }))).toBeNull()
})
