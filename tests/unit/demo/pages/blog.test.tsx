import { routes } from '@src/views/demo/blog/routes'
import { screen, waitFor, within } from '@testing-library/react'
import { startBackend, type TestBackend } from '@tests/helpers/backend'
import { openPage } from '@tests/helpers/page'
import { readError } from '@tests/helpers/pages/errorDialog'
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
  await waitFor(() => expect(here()).toContain('categorie='))
  expect(titles()).toHaveLength(3)
  await user.type(screen.getByRole('searchbox', { name: 'Chercher un article' }), 'creneau')
  await user.click(await screen.findByRole('button', { name: 'Voir tous les articles' }))
  expect(titles()).toHaveLength(6)
})

it('list has a pager that is in the address, starts again with another search, and survives a page that is not there', async () => {
  const { user, here, router } = await open('/pages/blog/list?page=9')
  const titles = () => screen.getAllByRole('heading', { level: 2 }).filter((one) => one.querySelector('a'))
  await waitFor(() => expect(titles()).toHaveLength(3))
  expect(screen.getByText('7–9 sur 9')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Page précédente' }))
  await waitFor(() => expect(here()).toContain('page=1'))
  expect(titles()).toHaveLength(6)
  await user.click(screen.getByRole('button', { name: 'Page suivante' }))
  expect(titles()).toHaveLength(3)
  await user.type(screen.getByRole('searchbox', { name: 'Chercher un article' }), 'pluie')
  await waitFor(() => expect(titles()).toHaveLength(1))
  await waitFor(() => expect(here()).not.toContain('page='))
  await router.navigate('/pages/blog/detail/2')
  await screen.findByRole('heading', { level: 1, name: /créneau/ })
  await user.type(screen.getByRole('searchbox', { name: 'Chercher un article' }), 'pluie{Enter}')
  await waitFor(() => expect(here()).toBe('/pages/blog/list?q=pluie'))
})

it('comment is answered, under it, and an answer to nothing is refused', async () => {
  const { user } = await open('/pages/blog/detail/3')
  const thread = within(await screen.findByRole('region', { name: '3 commentaires' }))
  const [reply] = thread.getAllByRole('button', { name: /^Répondre à/ })
  if (!reply) throw new Error('No comment')
  expect(thread.getAllByRole('button', { name: /^Répondre à/ })).toHaveLength(1)
  await user.click(reply)
  expect(screen.getByRole('textbox', { name: 'Votre réponse' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Annuler' }))
  expect(reply).toHaveFocus()
  await user.click(reply)
  await user.type(screen.getByRole('textbox', { name: 'Votre réponse' }), 'Elle recule un peu.')
  await user.click(screen.getByRole('button', { name: 'Répondre' }))
  const answers = within(await screen.findByRole('list', { name: /^Réponses à/ }))
  await waitFor(() => expect(answers.getAllByRole('listitem')).toHaveLength(3))
  expect(answers.getByText('Elle recule un peu.')).toBeVisible()
  expect(screen.queryByRole('textbox', { name: 'Votre réponse' })).toBeNull()
})

it('article leads to its neighbours, to others on its subjects and to its categories', async () => {
  const { user, here } = await open('/pages/blog/detail/2')
  const neighbours = within(await screen.findByRole('navigation', { name: 'Autres articles' }))
  expect(neighbours.getByRole('link', { name: /^Article plus récent/ })).toHaveAttribute('href', '/pages/blog/detail/1')
  const related = within(screen.getByRole('region', { name: 'Sur le même sujet' }))
  expect(related.getAllByRole('link')).toHaveLength(3)
  await user.click(neighbours.getByRole('link', { name: /^Article plus ancien/ }))
  expect(await screen.findByRole('heading', { level: 1, name: /^Que change la boîte automatique/ })).toBeVisible()
  const [tag] = screen.getAllByRole('link', { name: 'Véhicules' })
  await user.click(tag ?? document.body)
  await waitFor(() => expect(here()).toContain('/pages/blog/list?categorie='))
})

it('article is shared by its link', async () => {
  const { user } = await open('/pages/blog/detail/2')
  await user.click(await screen.findByRole('button', { name: 'Partager' }))
  expect(screen.getAllByRole('menuitem')).toHaveLength(5)
  await user.click(screen.getByRole('menuitem', { name: 'Copier le lien' }))
  await waitFor(async () => expect(await navigator.clipboard.readText()).toMatch(/\/pages\/blog\/detail\/2$/))
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
