import { routes } from '@src/views/demo/blog/routes'
import { screen, waitFor, within } from '@testing-library/react'
import { startBackend, type TestBackend } from '@tests/helpers/backend'
import { readError } from '@tests/helpers/errorDialog'
import { openPage } from '@tests/helpers/page'
import { afterAll, beforeAll, expect, it } from 'vitest'

let backend: TestBackend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.stop())
const open = (address: string) => openPage(backend, routes, address, { username: 'manager' })

it('list is searched and narrowed to a category', async () => {
  const { user, here } = await open('/pages/blog/list')
  const titles = () => screen.getAllByRole('heading', { level: 2 }).filter((one) => one.querySelector('a'))
  await waitFor(() => expect(titles()).toHaveLength(6))
  await user.click(await screen.findByRole('link', { name: 'Véhicules' }))
  expect(here()).toContain('categorie=')
  expect(titles()).toHaveLength(2)
  await user.type(screen.getByRole('searchbox', { name: 'Chercher un article' }), 'creneau')
  await user.click(await screen.findByRole('button', { name: 'Voir tous les articles' }))
  expect(titles()).toHaveLength(6)
})

it('article takes a comment under the name of the signed-in person, and a bookmark', async () => {
  const { user, store } = await open('/pages/blog/detail')
  expect(await screen.findByRole('heading', { level: 1, name: 'Cinq gestes avant de démarrer' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: '15 favoris' }))
  expect(await screen.findByRole('button', { name: '16 favoris', pressed: true })).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: 'Votre commentaire' }), 'Bien vu.')
  await user.click(screen.getByRole('button', { name: 'Publier' }))
  const thread = within(await screen.findByRole('region', { name: '3 commentaires' }))
  const said = thread.getAllByRole('listitem').at(-1)
  expect(said?.textContent).toContain(`${store.getState().auth.userData?.connect.nomComplet}`)
  expect(said?.textContent).toContain('Bien vu.')
})

it('article is edited for the visit; an invalid address is refused', async () => {
  const { user, here } = await open('/pages/blog/edit/2')
  const title = await screen.findByRole('textbox', { name: 'Titre' })
  await user.clear(title)
  await user.type(title, 'Le créneau pas à pas')
  await user.clear(screen.getByRole('textbox', { name: 'Adresse' }))
  await user.type(screen.getByRole('textbox', { name: 'Adresse' }), 'Pas Valable')
  await user.selectOptions(screen.getByRole('combobox', { name: 'État' }), 'Brouillon')
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  expect(await screen.findByText('Valeur incorrecte.')).toBeVisible()
  await user.clear(screen.getByRole('textbox', { name: 'Adresse' }))
  await user.type(screen.getByRole('textbox', { name: 'Adresse' }), 'creneau-pas-a-pas')
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await waitFor(() => expect(here()).toBe('/pages/blog/detail/2'))
  expect(await screen.findByRole('heading', { level: 1, name: 'Le créneau pas à pas' })).toBeVisible()
  expect(await screen.findByText('Brouillon')).toBeVisible()
})

it('unknown article says so', async () => {
  await open('/pages/blog/detail/99')
  await readError()
  expect(await screen.findByRole('heading', { level: 1, name: 'Article introuvable' })).toBeVisible()
})
