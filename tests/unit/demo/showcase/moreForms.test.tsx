import { routes } from '@src/views/demo/showcase/routes'
import { configure, screen, waitFor, within } from '@testing-library/react'
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

it('calendars choose several days, a span, and none that is closed', async () => {
  const { user } = await open('/forms/elements/pickers')
  const several = await example('Plusieurs jours au calendrier')
  await user.click(await several.findByLabelText(/^lundi 30 novembre 2026/))
  expect(several.getByText(/30 nov\. 2026$/)).toBeVisible()
  const span = await example('Une période au calendrier')
  await user.click(span.getByRole('button', { name: 'Effacer' }))
  await user.click(span.getByLabelText(/^mardi 10 novembre 2026/))
  await user.click(span.getByLabelText(/^vendredi 13 novembre 2026/))
  expect(span.getByText('Du mar. 10 nov. 2026 au ven. 13 nov. 2026')).toBeVisible()
  const closed = await example('Jours fermés')
  expect(closed.getByLabelText(/^mercredi 25 novembre 2026/)).toBeDisabled()
  await user.click(closed.getByLabelText(/^vendredi 27 novembre 2026/))
  expect(closed.getByText('vendredi 27 novembre 2026')).toBeVisible()
})

it('a day in words is changed in its calendar', async () => {
  const { user } = await open('/forms/elements/pickers')
  const part = await example('En toutes lettres')
  await user.click(part.getByRole('button', { name: 'lundi 23 novembre 2026' }))
  const box = await waitFor(() => {
    const found = document.querySelector<HTMLElement>('.calendar-popover[role=dialog]')
    if (!found) throw new Error('no calendar')
    return within(found)
  })
  await user.click(await box.findByLabelText(/^jeudi 26 novembre 2026/))
  expect(part.getByRole('button', { name: 'jeudi 26 novembre 2026' })).toHaveFocus()
})

it('a controlled editor shows its text and takes another, one of its own is read on demand', async () => {
  const { user } = await open('/forms/elements/editor')
  const controlled = await example('Commandé')
  const field = await controlled.findByRole('textbox')
  await user.clear(field)
  await user.type(field, 'Bonjour')
  expect(controlled.getByText('Bonjour', { selector: 'code' })).toBeVisible()
  await user.click(controlled.getByRole('button', { name: 'Revenir au modèle' }))
  expect(controlled.getByText(/<p>Votre première leçon/, { selector: 'code' })).toBeVisible()
  const own = await example('Autonome')
  await user.click(own.getByRole('button', { name: 'Lire le texte' }))
  expect(own.getByText(/<p>Votre première leçon/, { selector: 'output' })).toBeVisible()
})

it('the editor with all tools names each of them', async () => {
  await open('/forms/elements/editor')
  const part = await example('Tous les outils')
  const tools = within(await part.findByRole('toolbar'))
  for (const name of ['Gras', 'Exposant', 'Centrer', 'Bloc de code', 'Insérer une image', 'Annuler la frappe'])
    expect(tools.getByRole('button', { name })).toBeEnabled()
  for (const name of ['Type de paragraphe', 'Couleur du texte', 'Surlignage'])
    expect(tools.getByRole('combobox', { name })).toBeEnabled()
})

it('a choice that is fixed stays, the others go', async () => {
  const { user } = await open('/forms/elements/select')
  const part = await example('Choix qui reste')
  expect(await part.findByRole('button', { name: 'Retirer A' })).toBeVisible()
  expect(part.queryByRole('button', { name: 'Retirer B' })).toBeNull()
  await user.click(part.getByRole('button', { name: 'Retirer A' }))
  await user.click(part.getByRole('combobox'))
  await user.keyboard('{Backspace}')
  expect(part.queryByRole('button', { name: 'Retirer A' })).toBeNull()
  expect(part.getByText('B', { selector: '.select__multi-value__label' })).toBeVisible()
})

it('what is typed becomes a choice, and choices are found later', async () => {
  const { user } = await open('/forms/elements/select')
  const created = await example('Choix à créer')
  await user.type(await created.findByRole('combobox', { name: 'Ville, ou une nouvelle' }), 'Douz{Enter}')
  expect(created.getByRole('status')).toHaveTextContent('Douz')
  const later = await example('Trouvés plus tard')
  await user.type(await later.findByRole('combobox', { name: 'Ville, trouvée plus tard' }), 'toz')
  expect(await later.findByRole('option', { name: 'Tozeur' })).toBeVisible()
  expect(later.queryByRole('option', { name: 'Sfax' })).toBeNull()
})

it('files are taken once each, shown with their size, and removed', async () => {
  const { user } = await open('/forms/elements/file-uploader')
  const part = await example('Plusieurs')
  const field = part.getByLabelText('Choisir ou déposer des fichiers')
  const [paper, list] = [new File(['a'.repeat(2500)], 'contrat.pdf'), new File(['b'], 'liste.csv')]
  await user.upload(field, [paper, list])
  await user.upload(field, [paper])
  expect(part.getByText('2 fichiers')).toBeVisible()
  expect(part.getByText(/^3 Ko$/)).toBeVisible()
  await user.click(part.getByRole('button', { name: 'Retirer contrat.pdf' }))
  expect(part.getByText('1 fichier')).toBeVisible()
  await user.click(part.getByRole('button', { name: 'Tout retirer' }))
  expect(part.queryByText('liste.csv')).toBeNull()
})

it('a third picture is refused', async () => {
  URL.createObjectURL = () => 'blob:image'
  URL.revokeObjectURL = () => undefined
  const { user } = await open('/forms/elements/file-uploader')
  const part = await example('Deux images au plus')
  const pictures = ['un', 'deux', 'trois'].map((name) => new File([name], `${name}.png`, { type: 'image/png' }))
  await user.upload(part.getByLabelText('Choisir ou déposer 2 images au plus'), pictures)
  expect(part.getByRole('alert')).toHaveTextContent('Seulement des images, 2 au plus.')
  expect(part.getAllByRole('listitem')).toHaveLength(2)
})

it('a pattern stands around the digits', async () => {
  const { user } = await open('/forms/elements/input-mask')
  const part = await example('Modèles')
  const field = part.getByRole('textbox', { name: 'Numéro de facture' })
  expect(field).toHaveValue('2026/11-042')
  await user.clear(field)
  await user.type(field, '202512')
  expect(field).toHaveValue('2025/12')
})

it('a file is chosen for export under a name, from the rows that are chosen', async () => {
  const { user } = await open('/extensions/export-selected')
  const part = await example('De base')
  await user.type(part.getByRole('textbox', { name: 'Rechercher' }), 'sfax')
  const shown = part.getAllByRole('row').length - 1
  await user.click(part.getByRole('checkbox', { name: 'Tout choisir' }))
  await user.click(part.getByRole('button', { name: `Exporter ${shown} lignes` }))
  expect(await screen.findByRole('dialog', { name: 'Exporter sous un nom' })).toBeVisible()
})

it('days that are chosen are those of the chart', async () => {
  const { user } = await open('/charts/apex')
  const part = await example('Aires par jour, à choisir')
  const days = () => part.getAllByRole('row', { hidden: true }).length
  const before = days()
  const field = part.getByRole('textbox', { name: 'Du' })
  await user.clear(field)
  await user.type(field, '20/11/2026')
  await waitFor(() => expect(days()).toBeLessThan(before))
  const scatter = await example('Nuage de points')
  await user.click(scatter.getByRole('button', { name: 'Jour' }))
  expect(scatter.getByRole('button', { name: 'Jour' })).toHaveAttribute('aria-pressed', 'true')
  expect(scatter.getAllByRole('row', { hidden: true })).toHaveLength(3)
})
