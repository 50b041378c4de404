import { routes } from '@src/views/demo/auth/routes'
import { screen, waitFor } from '@testing-library/react'
import { startBackend, type TestBackend } from '@tests/helpers/backend'
import { openPage } from '@tests/helpers/page'
import { afterAll, beforeAll, expect, it } from 'vitest'

let backend: TestBackend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.stop())
const open = (address: string) => openPage(backend, routes, address, { username: 'manager' })

it('sample sign-in checks its fields, keeps the session and says that nothing was opened', async () => {
  const { user, store } = await open('/pages/login-v1')
  const session = localStorage.getItem('accessToken')
  expect(await screen.findByText(/n’ouvre aucune session/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Se connecter' }))
  expect(await screen.findAllByText('Champ obligatoire.')).toHaveLength(2)
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'sami')
  await user.type(screen.getByLabelText('Mot de passe', { selector: 'input' }), 'abc')
  await user.click(screen.getByRole('button', { name: 'Se connecter' }))
  expect(await screen.findByText(/Adresse e-mail incorrecte/)).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), '@exemple.tn')
  await user.click(screen.getByRole('button', { name: 'Se connecter' }))
  const done = await screen.findByRole('heading', { name: 'Tout est bien rempli' })
  expect(document.activeElement).toBe(done)
  expect(localStorage.getItem('accessToken')).toBe(session)
  expect(store.getState().auth.userData?.role).toBe('manager')
  expect(screen.getByRole('link', { name: 'Retourner à l’application' }).getAttribute('href')).toBe('/')
})

it('sample screens lead to each other in the same version', async () => {
  const { user, here } = await open('/pages/login-v2')
  await user.click(await screen.findByRole('link', { name: /^Mot de passe oublié\s/ }))
  await waitFor(() => expect(here()).toBe('/pages/forgot-password-v2'))
  await screen.findByRole('heading', { level: 1, name: 'Mot de passe oublié' })
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'sami@exemple.tn')
  await user.click(screen.getByRole('button', { name: 'Recevoir un lien' }))
  await user.click(await screen.findByRole('link', { name: 'Nouveau mot de passe' }))
  await waitFor(() => expect(here()).toBe('/pages/reset-password-v2'))
  await user.click(await screen.findByRole('link', { name: 'Inscription, version 1' }))
  await waitFor(() => expect(here()).toBe('/pages/register-v1'))
})

it('sample of a new password refuses a short one and two that differ', async () => {
  const { user } = await open('/pages/reset-password-v1')
  await user.type(await screen.findByLabelText(/^Nouveau mot de passe/, { selector: 'input' }), 'court')
  await user.type(screen.getByLabelText(/^Confirmation du mot de passe/, { selector: 'input' }), 'autre')
  await user.click(screen.getByRole('button', { name: 'Changer le mot de passe' }))
  expect(await screen.findByText('Les deux mots de passe diffèrent.')).toBeVisible()
  const short = screen.getByLabelText(/^Nouveau mot de passe/, { selector: 'input' })
  expect(short.getAttribute('aria-invalid')).toBe('true')
})

it('sample sign-up asks for the terms', async () => {
  const { user } = await open('/pages/register-v2')
  await user.type(await screen.findByRole('textbox', { name: 'Nom d’utilisateur' }), 'sami')
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'sami@exemple.tn')
  await user.type(screen.getByLabelText(/^Mot de passe/, { selector: 'input' }), 'quatre mots sans rapport')
  await user.click(screen.getByRole('button', { name: 'Créer mon compte' }))
  expect(await screen.findByText('Champ obligatoire.')).toBeVisible()
  await user.click(screen.getByRole('switch', { name: 'J’accepte les conditions' }))
  await user.click(screen.getByRole('button', { name: 'Créer mon compte' }))
  expect(await screen.findByRole('heading', { name: 'Tout est bien rempli' })).toBeVisible()
})
