import { DEMO_PASSWORD } from '@backend/seed/demo'
import { takeRole } from '@src/redux/auth/profil'
import { login } from '@src/redux/auth/thunks'
import { storedSession } from '@src/redux/session/stored'
import type { AppStore } from '@src/redux/store'
import { useProfil } from '@src/views/profil/useProfil'
import { waitFor } from '@testing-library/react'
import { startBackend } from '@tests/helpers/backend'
import { openPage } from '@tests/helpers/page'
import { expect, it } from 'vitest'

function Account() {
  useProfil()
  return <p>Compte</p>
}

const roleQuery = (store: AppStore) =>
  Object.values(store.getState().api.queries).find((query) => query?.endpointName === 'ownRole')

it('useProfil loads the role after a start with a stored token, not after a sign-in', async () => {
  const backend = await startBackend()
  const { store } = await openPage(backend, [{ path: '/compte', load: async () => Account }], '/compte')
  await waitFor(() => expect(roleQuery(store)?.data).toMatchObject({ role: 'ecole' }))
  const id = store.getState().auth.userData?.connect.id ?? 0
  store.dispatch(takeRole({ id: id + 1, role: 'manager' }))
  expect(store.getState().auth.userData?.role).toBe('ecole')
  store.dispatch(takeRole({ id, role: 'moniteur' }))
  expect([store.getState().auth.userData?.role, storedSession()?.userData.role]).toEqual(['moniteur', 'moniteur'])
  await store.dispatch(login({ username: 'manager', password: DEMO_PASSWORD }))
  expect(store.getState().auth).toMatchObject({ isRestored: false, userData: { role: 'manager' } })
  await backend.stop()
})
