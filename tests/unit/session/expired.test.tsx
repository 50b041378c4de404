import { applicationCallbacks } from '@core/http/callbacks'
import { sessionTaken } from '@src/redux/auth/slice'
import { liveStore } from '@src/redux/session/liveStore'
import { storedSession, storeSession } from '@src/redux/session/stored'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { startInFrench } from '../core/renderCore'
import { tokenFor } from '../http/jwt'
import { ANSWER } from './answer'

startInFrench()
beforeEach(() => {
  localStorage.clear()
  liveStore().dispatch(sessionTaken(storeSession(ANSWER)))
})

async function read() {
  await userEvent.click(await screen.findByRole('button', { name: 'Se reconnecter' }))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

it('onSessionExpired ends the session after its dialog is closed', async () => {
  applicationCallbacks.onSessionExpired(ANSWER.access_token)
  expect(storedSession()).not.toBeNull()
  await read()
  await vi.waitFor(() => expect(storedSession()).toBeNull())
  expect(liveStore().getState().auth).toMatchObject({ userData: null, resume: true })
})

it('onSessionExpired keeps a session that another tab opened meanwhile', async () => {
  applicationCallbacks.onSessionExpired(ANSWER.access_token)
  storeSession({ ...ANSWER, access_token: tokenFor('2', 'other'), refresh_token: 'other' })
  await read()
  expect(storedSession()?.refreshToken).toBe('other')
})

it('onTokenMissing ends a session without tokens silently, with a return address', async () => {
  localStorage.removeItem('accessToken')
  localStorage.removeItem('refreshToken')
  expect(applicationCallbacks.onTokenMissing()).toBe(true)
  expect(liveStore().getState().auth).toMatchObject({ userData: null, resume: true })
  expect(localStorage.getItem('userData')).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
  // No user is signed in any more, so the next call returns false.
  expect(applicationCallbacks.onTokenMissing()).toBe(false)
})
