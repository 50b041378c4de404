import { api } from '@src/redux/api'
import { sessionEnded } from '@src/redux/auth/slice'
import { packsSlice } from '@src/redux/packs/slice'
import { expect, it } from 'vitest'

/** The action that the store receives for a request. */
const heard = (endpointName: 'askForPack' | 'demandesPack', requestStatus: string, originalArgs: object) => {
  const type = endpointName === 'askForPack' ? 'mutation' : 'query'
  return {
    type: `${api.reducerPath}/execute${type === 'query' ? 'Query' : 'Mutation'}/${requestStatus}`,
    meta: { requestId: 'one', requestStatus, arg: { type, endpointName, originalArgs } },
  }
}
const asked = (requestStatus: string) => heard('askForPack', requestStatus, { idPack: 3 })
const listed = (statut?: string) => heard('demandesPack', 'fulfilled', { statut })
const after = (...actions: { type: string }[]) =>
  actions.reduce(packsSlice.reducer, packsSlice.getInitialState()).chosen

it('keeps the chosen pack until the pending requests contain it', () => {
  expect(after(asked('pending'))).toEqual({ idPack: 3, isAnswered: false })
  expect(after(asked('pending'), listed('PENDING'), asked('fulfilled'))).toEqual({ idPack: 3, isAnswered: true })
  expect(after(asked('pending'), asked('fulfilled'), listed())).toEqual({ idPack: 3, isAnswered: true })
  expect(after(asked('pending'), asked('fulfilled'), listed('PENDING'))).toBeNull()
})

it('offers all packs again after a refusal and to the next user', () => {
  expect(after(asked('pending'), asked('rejected'))).toBeNull()
  expect(after(asked('pending'), sessionEnded({ resume: false }))).toBeNull()
})
