import { applicationCallbacks } from '@core/http/callbacks'
import { liveStore } from '@src/redux/session/liveStore'
import { storedSession, storeSession } from '@src/redux/session/stored'
import { beforeEach, expect, it, vi } from 'vitest'
import { tokenFor } from '../http/jwt'
import { ANSWER } from './answer'

const dialog = vi.hoisted(() => ({ read: (): void => undefined }))
vi.mock('@core/dialogs/dialogs', () => ({
  errorDialog: async () => undefined,
  sessionExpiredDialog: () => new Promise<void>((resolve) => Object.assign(dialog, { read: resolve })),
}))

beforeEach(() => localStorage.clear())

it('ends a session that ran out once that was read', async () => {
  storeSession(ANSWER)
  liveStore()
  applicationCallbacks.onSessionExpired(ANSWER.access_token)
  expect(storedSession()).not.toBeNull()
  dialog.read()
  await vi.waitFor(() => expect(storedSession()).toBeNull())
  expect(liveStore().getState().auth).toMatchObject({ userData: null, resume: true })
})

it('leaves the session that another tab opened meanwhile', async () => {
  storeSession(ANSWER)
  liveStore()
  applicationCallbacks.onSessionExpired(ANSWER.access_token)
  storeSession({ ...ANSWER, access_token: tokenFor('2', 'other'), refresh_token: 'other' })
  dialog.read()
  await new Promise((resolve) => setTimeout(resolve))
  expect(storedSession()?.refreshToken).toBe('other')
})
