import { resetPush } from '@core/platform/push'
import { provideShell } from '@core/platform/shell'
import type { PageRoute } from '@src/configs/pageRoute'
import { PushCard } from '@src/views/notif/PushCard'
import { screen, waitFor } from '@testing-library/react'
import { startBackend } from '@tests/helpers/backend'
import { openPage } from '@tests/helpers/page'
import { afterEach, beforeEach, expect, it } from 'vitest'

const pages: PageRoute[] = [{ path: '/push', words: ['notif'], load: async () => PushCard }]

beforeEach(() => {
  resetPush()
})
afterEach(() => {
  provideShell(undefined)
})

it('PushCard shows in French that the device has no notifications', async () => {
  const backend = await startBackend()
  await openPage(backend, pages, '/push')
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Cet appareil ou ce navigateur ne reçoit pas de notifications.',
  )
  await backend.stop()
})

it('PushCard sends the token of the native plugin to the backend and removes it', async () => {
  const receive = async () => ({ receive: 'granted' })
  const heard = new Map<string, (event: { value?: unknown }) => void>()
  provideShell({
    PushNotifications: {
      checkPermissions: receive,
      requestPermissions: receive,
      register: async () => heard.get('registration')?.({ value: 'jeton-de-l-appareil' }),
      addListener: (event, listener) => heard.set(event, listener),
    },
  })
  const backend = await startBackend()
  const tokens = async () => {
    const rows = await backend.db.selectFrom('session').select('pushToken').where('pushToken', 'is not', null).execute()
    return rows.map(({ pushToken }) => pushToken)
  }
  const { user } = await openPage(backend, pages, '/push')
  await user.click(await screen.findByRole('button', { name: 'Activer' }))
  await waitFor(async () => expect(await tokens()).toEqual(['jeton-de-l-appareil']))
  await user.click(await screen.findByRole('button', { name: 'Désactiver' }))
  await waitFor(async () => expect(await tokens()).toEqual([]))
  await backend.stop()
})
