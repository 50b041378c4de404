import { inPattern } from '@src/views/demo/showcase/parts/masks'
import { routes } from '@src/views/demo/showcase/routes'
import { configure, fireEvent, screen, within } from '@testing-library/react'
import { startBackend, type TestBackend } from '@tests/helpers/backend'
import { openPage } from '@tests/helpers/page'
import { afterAll, beforeAll, expect, it } from 'vitest'

// A page of many examples is drawn slowly on a busy machine.
configure({ asyncUtilTimeout: 15_000 })

let backend: TestBackend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.stop())

const open = (address: string) => openPage(backend, routes, address, { username: 'manager' })

/** The part of the page that shows an example. */
const example = async (name: string) => within(await screen.findByRole('article', { name }))

it('a marker opens its box, and closes it again', async () => {
  const { user } = await open('/maps/leaflet')
  const part = await example('Repères')
  expect(part.getByRole('region', { name: 'Sousse' })).toBeVisible()
  await user.click(part.getByRole('button', { name: 'Gabès' }))
  expect(part.getByRole('region', { name: 'Gabès' })).toBeVisible()
  await user.click(part.getByRole('button', { name: 'Fermer' }))
  expect(part.queryByRole('region', { name: 'Gabès' })).toBeNull()
})

it('a marker moves only while its box says so', async () => {
  const { user } = await open('/maps/leaflet')
  const part = await example('Repère mobile')
  await user.click(part.getByRole('button', { name: 'Nord' }))
  expect(part.getByRole('status')).toHaveTextContent('latitude 35.78')
  await user.click(part.getByRole('checkbox', { name: 'Peut être déplacé' }))
  expect(part.getByRole('button', { name: 'Nord' })).toBeDisabled()
})

it('the map tells what happens to it', async () => {
  const { user } = await open('/maps/leaflet')
  const part = await example('Événements')
  await user.click(part.getByRole('button', { name: 'Agrandir' }))
  await user.click(part.getByRole('button', { name: 'Cliquer au centre' }))
  fireEvent.keyDown(part.getByRole('button', { name: 'Agrandir' }), { key: 'ArrowDown' })
  const news = within(part.getByRole('list', { name: 'Derniers événements' })).getAllByRole('listitem')
  expect(news.map(({ textContent }) => textContent)).toEqual([
    ...['Carte déplacée', 'Clic près de Sidi Bouzid', 'Échelle changée'],
  ])
})

it('the map has two bases and three layers', async () => {
  const { user } = await open('/maps/leaflet')
  const part = await example('Couches')
  const drawn = (selector: string) =>
    screen.getByRole('article', { name: 'Couches' }).querySelectorAll(`svg[role=group] ${selector}`).length
  expect([drawn('.map-land'), drawn('.map-desert'), drawn('.map-grid')]).toEqual([1, 0, 1])
  await user.click(part.getByRole('radio', { name: 'Climats' }))
  expect([drawn('.map-land'), drawn('.map-desert')]).toEqual([0, 1])
  for (const name of ['Quadrillage', 'Lieux', 'Noms']) await user.click(part.getByRole('checkbox', { name }))
  expect([drawn('.map-grid'), drawn('.map-marker'), drawn('.map-name')]).toEqual([0, 0, 24])
})

it('a circle counts its presses, and a rectangle is always named', async () => {
  const { user } = await open('/maps/leaflet')
  const part = await example('Étiquettes')
  expect(part.getByText('Le Sud, toujours nommé', { selector: '.map-tip' })).toBeInTheDocument()
  await user.click(part.getByRole('button', { name: /^Tunis, 0 clic/ }))
  await user.keyboard('{Enter}')
  expect(part.getByRole('button', { name: 'Tunis, 2 clics' })).toHaveFocus()
  expect(part.getByText('Tunis, 2 clics', { selector: '.map-tip' })).toBeInTheDocument()
})

it('a rating has halves, and is read, cleared and set', async () => {
  const { user } = await open('/extensions/ratings')
  const halves = await example('Demi-étoiles')
  await user.click(halves.getByRole('radio', { name: '1,5 sur 5' }))
  expect(halves.getByRole('img', { name: '1,5 sur 5' })).toBeVisible()
  const part = await example('Commandé')
  await user.click(part.getByRole('button', { name: 'Mettre trois étoiles' }))
  expect(part.getByRole('radio', { name: '3 étoiles' })).toBeChecked()
  await user.click(part.getByRole('button', { name: 'Lire la note' }))
  expect(await screen.findByText('3 étoiles', { selector: '.toast-card *' })).toBeInTheDocument()
  await user.click(part.getByRole('button', { name: 'Effacer la note' }))
  expect(part.queryAllByRole('radio', { checked: true })).toEqual([])
})

it('both ends of a fixed span go together', async () => {
  await open('/extensions/slider')
  const part = await example('Écart fixe')
  fireEvent.change(part.getByRole('slider', { name: 'De' }), { target: { value: '15' } })
  expect(part.getByText('De 15 h à 18 h')).toBeVisible()
  fireEvent.change(part.getByRole('slider', { name: 'À' }), { target: { value: '24' } })
  expect(part.getByText('De 21 h à 24 h')).toBeVisible()
})

it('a film tells its state', async () => {
  const { user } = await open('/extensions/react-player')
  const part = await example('Film')
  await user.selectOptions(part.getByRole('combobox', { name: 'Vitesse' }), '2')
  await user.click(part.getByRole('checkbox', { name: 'En boucle' }))
  expect(part.getByText(/"playbackRate": 2,\s+"loop": true/)).toBeVisible()
  await user.click(part.getByRole('checkbox', { name: 'Commandes' }))
  expect(part.queryByRole('button', { name: 'Lire le film' })).toBeNull()
})

it('digits stand in their pattern, without what no digit follows', () => {
  expect(inPattern('98123456', '## ### ###')).toBe('98 123 456')
  expect(inPattern('98', '## ### ###')).toBe('98')
  expect(inPattern('a1-2b3', '#/##')).toBe('1/23')
})
