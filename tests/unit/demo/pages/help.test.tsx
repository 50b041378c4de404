import { routes as helpRoutes } from '@src/views/demo/help/routes'
import { routes as pricingRoutes } from '@src/views/demo/pricing/routes'
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
const open = (address: string) => openPage(backend, [...helpRoutes, ...pricingRoutes], address, { username: 'manager' })

it('FAQ is searched across its subjects, and an empty result can be cleared', async () => {
  const { user, here } = await open('/pages/faq')
  expect(await screen.findAllByRole('tab')).toHaveLength(5)
  await user.click(screen.getByRole('tab', { name: /^Livraison/ }))
  const search = screen.getByRole('searchbox', { name: 'Chercher dans les questions et les réponses' })
  await user.type(search, 'etranger')
  await waitFor(() => expect(screen.getAllByRole('tab')).toHaveLength(1))
  expect(screen.getByText('1 question trouvée')).toBeInTheDocument()
  await waitFor(() => expect(here()).toContain('q='))
  // The chosen subject has no match: the first one that has is shown.
  await user.clear(search)
  await user.type(search, 'virement')
  expect(await screen.findByRole('heading', { level: 2, name: 'Paiement' })).toBeVisible()
  await user.type(search, 'zz')
  await user.click(await screen.findByRole('button', { name: 'Effacer la recherche' }))
  await waitFor(() => expect(screen.getAllByRole('tab')).toHaveLength(5))
})

it('knowledge base leads from an area to an article and its related questions', async () => {
  const { user, here } = await open('/pages/knowledge-base')
  await user.click(await screen.findByRole('link', { name: 'Planning' }))
  await waitFor(() => expect(here()).toBe('/pages/knowledge-base/planning'))
  expect(await screen.findByRole('heading', { level: 2, name: 'Planning (6)' })).toBeVisible()
  expect(screen.queryByRole('heading', { level: 2, name: /^Sauvegardes/ })).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Poser une leçon' }))
  await waitFor(() => expect(here()).toBe('/pages/knowledge-base/planning/poser-une-lecon'))
  expect(await screen.findByText(/Validez avec « Planifier »/)).toBeVisible()
  const related = within(screen.getByRole('navigation', { name: 'À lire aussi' })).getAllByRole('link')
  expect(related).toHaveLength(6)
  await user.click(related[0] ?? document.body)
  expect(await screen.findByRole('heading', { level: 1, name: 'Déplacer une leçon' })).toBeVisible()
})

it('an unknown area says so', async () => {
  await open('/pages/knowledge-base/nulle-part')
  await readError()
  expect(await screen.findByRole('heading', { level: 1, name: 'Page d’aide introuvable' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Voir la base de connaissances' })).toBeVisible()
})

it('prices follow the period, which is in the address', async () => {
  const { user, here } = await open('/pages/pricing')
  const standard = () => within(screen.getByRole('heading', { name: /^Standard/ }).closest('li') ?? document.body)
  expect(await screen.findByRole('heading', { name: /^Standard/ })).toBeVisible()
  expect(standard().getByText('49')).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'Par an' }))
  await waitFor(() => expect(here()).toBe('/pages/pricing?period=yearly'))
  expect(standard().getByText('40')).toBeVisible()
  expect(standard().getByText(/^480 DT par an, soit 108 DT/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Choisir Standard' }))
  expect(standard().getByRole<HTMLButtonElement>('button', { name: 'Votre formule' }).disabled).toBe(true)
  expect(screen.getByText('Puis-je changer de formule en cours d’année ?')).toBeVisible()
})

it('a trial begins and ends on the page of the prices', async () => {
  const { user } = await openPage(backend, pricingRoutes, '/pages/pricing', { username: 'manager' })
  await user.click(await screen.findByRole('button', { name: 'Commencer l’essai' }))
  expect(screen.getByText(/^L’essai a commencé/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Arrêter l’essai' }))
  expect(screen.getByText(/^Un mois d’essai/)).toBeVisible()
})
