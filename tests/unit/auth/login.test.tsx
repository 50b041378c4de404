import type { PageRoute } from '@src/configs/pageRoute'
import { LoginPage } from '@src/views/auth/LoginPage'
import { screen, waitFor } from '@testing-library/react'
import { startBackend } from '@tests/helpers/backend'
import { openPage } from '@tests/helpers/page'
import { expect, it } from 'vitest'

const pages: PageRoute[] = [{ path: '/login', words: ['auth'], load: async () => LoginPage }]

it('LoginPage warns before the last tries, then names the lock and the way out at the fifth wrong password', async () => {
  const backend = await startBackend()
  const { user } = await openPage(backend, pages, '/login')
  const password = await screen.findByLabelText('Mot de passe')
  await user.type(screen.getByRole('textbox', { name: /^Nom d’utilisateur/ }), 'ecole2')
  const refused = async () => {
    await user.clear(password)
    await user.type(password, 'faux{Enter}')
    return screen.findByRole('alert')
  }
  const WRONG = 'Nom d’utilisateur ou mot de passe incorrect.'
  expect((await refused()).textContent).toBe(WRONG)
  expect((await refused()).textContent).toBe(WRONG)
  expect((await refused()).textContent).toBe(`${WRONG} Il vous reste 2 essais.`)
  expect((await refused()).textContent).toBe(`${WRONG} Il vous reste un essai.`)
  expect((await refused()).textContent).toBe('Compte verrouillé après cinq mots de passe incorrects.')
  expect(screen.getByText(/«\sMot de passe oublié\s\?\s», le déverrouille aussitôt/)).toBeVisible()
  expect(screen.getByRole('timer').textContent).toMatch(/^Réessayez dans 1[45] min \d\d s\.$/)
  await backend.stop()
})

it('LoginPage starts in the field of the user name', async () => {
  const backend = await startBackend()
  await openPage(backend, pages, '/login')
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Nom d’utilisateur/ })).toHaveFocus())
  await backend.stop()
})
