import { openPages } from '@src/router/openPages'
import { routes as accountRoutes } from '@src/views/demo/account/routes'
import { partsOf } from '@src/views/demo/misc/useTimeLeft'
import { routes as profileRoutes } from '@src/views/demo/profile/routes'
import { screen, waitFor, within } from '@testing-library/react'
import { startBackend, type TestBackend } from '@tests/helpers/backend'
import { openPage } from '@tests/helpers/page'
import { afterAll, beforeAll, expect, it } from 'vitest'

let backend: TestBackend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.stop())
const open = (address: string) =>
  openPage(backend, [...accountRoutes, ...profileRoutes, ...openPages], address, { username: 'manager' })

/** Waits until the form is saved: saved values are no longer changes, so there is nothing to cancel. */
const saved = () =>
  waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Annuler' }).disabled).toBe(true))

it('settings belong to the signed-in person and keep changes for the visit', async () => {
  const { user, store, router } = await open('/pages/account-settings')
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Nom complet' })
  expect(name.value).toBe(store.getState().auth.userData?.connect.nomComplet)
  await user.clear(screen.getByRole('textbox', { name: 'Entreprise' }))
  await user.type(screen.getByRole('textbox', { name: 'Entreprise' }), 'Volant d’Or')
  // Typed values survive a change of tab.
  await user.click(screen.getByRole('tab', { name: 'Notifications' }))
  await user.click(screen.getByRole('switch', { name: 'Une personne qui me suit' }))
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await saved()
  await user.click(screen.getByRole('tab', { name: 'Général' }))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Entreprise' }).value).toBe('Volant d’Or')
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await saved()
  await router.navigate('/pages/profile')
  await screen.findByRole('tab', { name: 'Fil' })
  await router.navigate('/pages/account-settings?tab=notifications')
  const follow = await screen.findByRole<HTMLInputElement>('switch', { name: 'Une personne qui me suit' })
  expect(follow.checked).toBe(true)
  await user.click(screen.getByRole('tab', { name: 'Général' }))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Entreprise' }).value).toBe('Volant d’Or')
})

it('settings refuse what is wrong, and the password form leaves the real one alone', async () => {
  const { user } = await open('/pages/account-settings?tab=social')
  await user.type(await screen.findByRole('textbox', { name: 'Facebook' }), 'pas une adresse')
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  expect(await screen.findByText('Valeur incorrecte.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Relier GitHub' }))
  expect(await screen.findByRole('button', { name: 'Délier GitHub' })).toBeVisible()
  await user.click(screen.getByRole('tab', { name: 'Mot de passe' }))
  expect(screen.getByText(/votre vrai mot de passe ne change pas/)).toBeVisible()
  await user.type(screen.getByLabelText(/^Mot de passe actuel/, { selector: 'input' }), 'quatre mots sans rapport')
  await user.type(screen.getByLabelText(/^Nouveau mot de passe/, { selector: 'input' }), 'quatre mots sans rapport')
  await user.type(screen.getByLabelText(/^Confirmation du mot de passe/, { selector: 'input' }), 'autre')
  await user.click(screen.getByRole('button', { name: 'Changer le mot de passe' }))
  expect(await screen.findByText(/mot de passe différent de l’actuel/)).toBeVisible()
  expect(screen.getByText('Les deux mots de passe diffèrent.')).toBeVisible()
})

it('profile takes a like, a comment, an invitation and a vote', async () => {
  const { user } = await open('/pages/profile')
  const [post] = await screen.findAllByRole('article')
  const inPost = within(post ?? document.body)
  await user.click(inPost.getByRole('button', { name: '27 J’aime' }))
  expect(await inPost.findByRole('button', { name: '26 J’aime', pressed: false })).toBeVisible()
  await user.type(inPost.getByRole('textbox', { name: 'Écrire un commentaire' }), 'Bravo{Enter}')
  expect(await inPost.findByText('3 commentaires')).toBeVisible()
  expect(inPost.getByText('Bravo')).toBeVisible()
  const [invite] = screen.getAllByRole('button', { name: /^Inviter/ })
  await user.click(invite ?? document.body)
  expect(await screen.findByRole('button', { name: /^Invité\s/ })).toBeVisible()
  await user.click(screen.getByRole('radio', { name: /^Boîte automatique/ }))
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Boîte automatique/ }).checked).toBe(true),
  )
  expect(screen.getAllByText('50 %')).toHaveLength(2)
})

it('announcement counts down and takes an address', async () => {
  const { user } = await open('/misc/coming-soon')
  expect(await screen.findByRole('timer', { name: 'Temps restant' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Me prévenir de l’ouverture' }))
  expect(await screen.findByText('Champ obligatoire.')).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: 'Votre e-mail' }), 'sami@exemple.tn{Enter}')
  expect(await screen.findByText(/C’est noté/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Changer d’adresse' }))
  expect(screen.getByRole('textbox', { name: 'Votre e-mail' })).toBeVisible()
  expect(partsOf(90_061.9)).toEqual({ days: 1, hours: 1, minutes: 1, seconds: 1 })
  expect(partsOf(-5)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 })
})

it('the address that is not confirmed gets its message again, once', async () => {
  const { user } = await open('/pages/account-settings')
  await user.click(await screen.findByRole('button', { name: 'Envoyer à nouveau' }))
  expect(screen.getByRole('button', { name: 'Message envoyé' })).toBeDisabled()
})

it('the wall shows who likes a message, takes likes of comments, passes a link on, and has more below', async () => {
  const { user } = await open('/pages/profile')
  const [first] = await screen.findAllByRole('article')
  if (!first) throw new Error('No message')
  const message = within(first)
  await user.click(message.getByRole('button', { name: 'Qui aime ce message' }))
  expect(await screen.findByText(/^et \d+ autres?$/)).toBeVisible()
  await user.keyboard('{Escape}')
  const [like] = message.getAllByRole('button', { name: /^Aimer le commentaire de/ })
  if (!like) throw new Error('No comment')
  const before = Number(like.textContent)
  await user.click(like)
  await waitFor(() => expect(Number(like.textContent)).toBe(before + 1))
  await user.click(message.getByRole('button', { name: /partages?$/ }))
  expect(await navigator.clipboard.readText()).toMatch(/\/pages\/profile#message-1$/)
  expect(screen.getAllByRole('article')).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Afficher plus de messages' }))
  expect(screen.getAllByRole('article')).toHaveLength(4)
  await user.click(screen.getByRole('button', { name: 'Afficher plus de messages' }))
  expect(screen.getAllByRole('article')).toHaveLength(6)
  expect(screen.getByText('Vous avez tout vu.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Afficher plus de messages' })).toBeNull()
})

it('a link to a message far below shows it', async () => {
  await open('/pages/profile#message-5')
  expect(await screen.findAllByRole('article')).toHaveLength(5)
})

it('page of the maintenance takes an address', async () => {
  const { user } = await open('/misc/maintenance')
  await user.click(await screen.findByRole('button', { name: 'Me prévenir du retour' }))
  expect(await screen.findByText('Champ obligatoire.')).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: 'Votre e-mail' }), 'sami@exemple.tn{Enter}')
  expect(await screen.findByText(/C’est noté/)).toHaveFocus()
})
