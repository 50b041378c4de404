import { routes } from '@src/views/demo/showcase/routes'
import { fireEvent, screen, within } from '@testing-library/react'
import { startBackend, type TestBackend } from '@tests/helpers/backend'
import { openPage } from '@tests/helpers/page'
import { afterAll, beforeAll, expect, it } from 'vitest'

let backend: TestBackend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.stop())

const open = (address: string) => openPage(backend, routes, address, { username: 'manager' })

/** The part of the page that shows an example. */
const example = async (name: string) => within(await screen.findByRole('article', { name }))
const listed = (name: string) =>
  within(screen.getByRole('list', { name }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent)

it('a part waits in three ways, and each says why', async () => {
  const { user } = await open('/extensions/blockui')
  const part = await example('Carte')
  await user.click(part.getByRole('button', { name: 'Voile seul' }))
  expect(part.getByText('Chargement de la section…')).toHaveClass('visually-hidden')
  const other = await example('Section')
  await user.click(other.getByRole('button', { name: 'Avec un message' }))
  expect(other.getByText('Chargement de la section…')).not.toHaveClass('visually-hidden')
})

it('the arrows enter a further menu and leave it, and what is chosen there is done', async () => {
  const { user } = await open('/extensions/context-menu')
  const part = await example('Avec un sous-menu')
  await user.pointer({ keys: '[MouseRight]', target: part.getByRole('button', { name: /clic droit/ }) })
  expect(part.getByRole('menuitem', { name: 'Déplacer la leçon' })).toHaveFocus()
  await user.keyboard('{ArrowDown}{ArrowRight}')
  expect(part.getByRole('menuitem', { name: 'Par e-mail' })).toHaveFocus()
  expect(part.getByRole('menuitem', { name: 'Par courrier' })).toBeDisabled()
  await user.keyboard('{ArrowLeft}')
  expect(part.getByRole('menuitem', { name: 'Envoyer le rappel' })).toHaveFocus()
  await user.keyboard('{ArrowRight}{ArrowDown}{Enter}')
  expect(await screen.findByText('Par SMS')).toBeInTheDocument()
  expect(part.queryByRole('menu')).toBeNull()
})

it('a copy leaves its list as it was, and lines that are chosen move together', async () => {
  const { user } = await open('/extensions/drag-and-drop')
  const clones = await example('Copies')
  await user.click(clones.getByRole('button', { name: /^Ajouter\s: Parc$/ }))
  await user.click(clones.getByRole('button', { name: /^Ajouter\s: Parc$/ }))
  expect(listed('Parcours prévu')).toEqual(['Parc 1', 'Parc 2'])
  expect(listed('Types de leçons')).toEqual(['Code', 'Parc', 'Circulation'])
  const together = await example('Plusieurs à la fois')
  await user.click(together.getByRole('button', { name: 'Tous en tête' }))
  expect(listed('Candidats')).toEqual(['Sami', 'Farah', 'Amine', 'Leïla', 'Zeineb'])
})

it('a window of any kind carries its text, and asks the server for a name', async () => {
  const { user } = await open('/extensions/sweet-alert')
  await user.click((await example('Tons')).getByRole('button', { name: 'Avertissement' }))
  const alert = await screen.findByRole('dialog', { name: 'L’assurance expire dans cinq jours.' })
  await user.click(within(alert).getByRole('button', { name: 'OK' }))
  const lookup = await example('Recherche au serveur')
  await user.click(lookup.getByRole('button', { name: 'Chercher un candidat' }))
  const asked = within(await screen.findByRole('dialog', { name: /^Quel candidat\s\?$/ }))
  await user.type(asked.getByRole('textbox', { name: 'Nom' }), 'zzz')
  await user.click(asked.getByRole('button', { name: 'Rechercher' }))
  expect(await asked.findByText('Aucun candidat de ce nom.', {}, { timeout: 3000 })).toBeInTheDocument()
  await user.clear(asked.getByRole('textbox', { name: 'Nom' }))
  await user.type(asked.getByRole('textbox', { name: 'Nom' }), 'cherif')
  await user.click(asked.getByRole('button', { name: 'Rechercher' }))
  expect(await lookup.findByText(/^Emna Cherif, /, {}, { timeout: 5000 })).toBeInTheDocument()
})

it('brief news stay as long as they are asked to, and go when they are closed', async () => {
  const { user } = await open('/extensions/toastr')
  const part = await example('Durées')
  await user.click(part.getByRole('button', { name: 'Jusqu’à la fermeture' }))
  await user.click(await screen.findByRole('button', { name: 'Fermer' }))
  await user.click((await example('Avertissement')).getByRole('button', { name: 'Avertissement' }))
  expect(await screen.findByText('L’assurance expire dans cinq jours.')).toBeInTheDocument()
})

it('three hundred slides are few in the page, and one more is counted', async () => {
  const { user } = await open('/extensions/swiper')
  const part = await example('Trois cents leçons')
  expect(part.getByText('300 leçons')).toBeVisible()
  expect(part.queryAllByText(/^Leçon \d+$/).length).toBeLessThan(20)
  await user.click(part.getByRole('button', { name: 'Ajouter une leçon' }))
  expect(part.getByText('301 leçons')).toBeVisible()
})

it('the ends of a limited span come along', async () => {
  await open('/extensions/slider')
  const part = await example('Écart limité')
  fireEvent.change(part.getByRole('slider', { name: 'De' }), { target: { value: '15' } })
  expect(part.getByText('De 15 h à 17 h')).toBeVisible()
  fireEvent.change(part.getByRole('slider', { name: 'À' }), { target: { value: '24' } })
  expect(part.getByText('De 18 h à 24 h')).toBeVisible()
})

it('a file is named and its format chosen in a dialog', async () => {
  const { user } = await open('/extensions/export')
  const part = await example('Nom et format dans une fenêtre')
  await user.click(part.getByRole('button', { name: 'Exporter sous un nom' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Exporter sous un nom' }))
  await user.clear(dialog.getByRole('textbox', { name: 'Nom du fichier' }))
  await user.type(dialog.getByRole('textbox', { name: 'Nom du fichier' }), 'heures')
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Format' }), 'txt')
  URL.createObjectURL = () => 'blob:heures'
  URL.revokeObjectURL = () => undefined
  await user.click(dialog.getByRole('button', { name: 'Exporter' }))
  expect(await screen.findByText('Fichier enregistré : heures.txt')).toBeInTheDocument()
})
