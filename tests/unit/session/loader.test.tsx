import { App } from '@src/App'
import { logout } from '@src/redux/auth/thunks'
import { liveStore } from '@src/redux/session/liveStore'
import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { startInFrench } from '../core/renderCore'

startInFrench()

it('App covers the page while the state shows the loader, also without a session', async () => {
  const store = liveStore()
  // The files of a worker share their modules, so another file may have signed somebody in.
  store.dispatch(logout.fulfilled(undefined, '0'))
  render(<App router={createMemoryRouter([{ path: '*', element: <p>Connexion</p> }])} />)
  expect(store.getState().auth.userData).toBeNull()
  expect(screen.queryByRole('status', { name: 'Chargement…' })).toBeNull()
  act(() => void store.dispatch(logout.pending('1')))
  expect(store.getState().auth.showLoader).toBe(true)
  expect(screen.getByRole('status', { name: 'Chargement…' })).toBeVisible()
  act(() => void store.dispatch(logout.fulfilled(undefined, '1')))
  expect(screen.queryByRole('status', { name: 'Chargement…' })).toBeNull()
})
