import type { UserSession } from '@contract/compte/auth'
import type { PageRoute } from '@src/configs/pageRoute'
import { SessionsCard } from '@src/views/profil/SessionsCard'
import { screen, waitFor } from '@testing-library/react'
import { startBackend } from '@tests/helpers/backend'
import { signedIn } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import { expect, it } from 'vitest'

const pages: PageRoute[] = [{ path: '/devices', words: ['profil'], load: async () => SessionsCard }]

it('SessionsCard signs the other devices out and confirms how many', async () => {
  const backend = await startBackend()
  const other = await signedIn(backend, 'ecole')
  await signedIn(backend, 'ecole')
  const { user } = await openPage(backend, pages, '/devices')
  await user.click(await screen.findByRole('button', { name: 'Déconnecter tous les autres' }))
  expect(await screen.findByText('2 autres appareils déconnectés.')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Déconnecter tous les autres' })).toBeNull())
  expect((await other.get<UserSession[]>('/api/user/me')).status).toBe(401)
  await backend.stop()
})
