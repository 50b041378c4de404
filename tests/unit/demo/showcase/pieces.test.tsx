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

it('a field offers at most four words, and the keyboard chooses one', async () => {
  const { user } = await open('/components/auto-complete')
  const field = (await example('De base')).getByRole('combobox', { name: 'Ville' })
  await user.type(field, 'a')
  expect(screen.getAllByRole('option')).toHaveLength(4)
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(field).toHaveValue('Béja')
  expect(screen.queryByRole('option')).toBeNull()
  await user.clear(field)
  await user.type(field, 'tun{Escape}')
  expect(screen.queryByRole('option')).toBeNull()
})

it('the arrows skip a tab that is disabled', async () => {
  const { user } = await open('/components/tabs-component')
  const part = await example('Désactivé')
  await user.click(part.getByRole('tab', { name: 'Leçons' }))
  await user.keyboard('{ArrowRight}')
  expect(part.getByRole('tab', { name: 'Véhicules' })).toHaveFocus()
  expect(part.getByRole('tab', { name: 'Véhicules' })).toHaveAttribute('aria-selected', 'true')
})

it('an icon is found by name, and a press copies its tag', async () => {
  const { user } = await open('/icons/reactfeather')
  const part = await example('Toutes les icônes')
  await user.type(await part.findByRole('searchbox', { name: 'Chercher une icône' }), 'calendar days')
  await user.click(part.getByRole('button', { name: 'CalendarDays' }))
  expect(await navigator.clipboard.readText()).toBe('<CalendarDays aria-hidden size={18} strokeWidth={1.75} />')
  expect(part.getByRole('button', { name: 'CalendarDays' })).toHaveAttribute('aria-pressed', 'true')
  await user.type(part.getByRole('searchbox'), 'qqq')
  expect(part.getByText('Aucune icône de ce nom')).toBeVisible()
})

it('a card folds, and one that was removed comes back', async () => {
  const { user } = await open('/cards/action')
  const part = await example('Les trois')
  await user.click(part.getByRole('button', { name: 'Replier' }))
  expect(part.getByText(/Le moniteur attend/)).not.toBeVisible()
  expect(part.getByRole('button', { name: 'Déplier' })).toHaveAttribute('aria-expanded', 'false')
  await user.click(part.getByRole('button', { name: 'Retirer' }))
  await user.click(part.getByRole('button', { name: 'Afficher à nouveau' }))
  expect(part.getByText(/Le moniteur attend/)).toBeVisible()
})

it('a form in steps keeps what was typed, whichever way a step is left', async () => {
  const { user } = await open('/forms/wizard')
  const part = await example('Étapes libres')
  await user.type(part.getByRole('textbox', { name: 'Nom' }), 'Sami')
  await user.click(part.getByRole('button', { name: /Adresse/ }))
  await user.type(part.getByRole('textbox', { name: 'Ville' }), 'Sfax')
  await user.click(part.getByRole('button', { name: 'Retour' }))
  await user.type(part.getByRole('textbox', { name: 'Téléphone' }), '98123456')
  await user.click(part.getByRole('button', { name: /Compte/ }))
  expect(part.getByRole('textbox', { name: 'Nom' })).toHaveValue('Sami')
  await user.click(part.getByRole('button', { name: /Personne/ }))
  expect(part.getByRole('textbox', { name: 'Téléphone' })).toHaveValue('98123456')
  await user.click(part.getByRole('button', { name: 'Suivant' }))
  expect(part.getByRole('textbox', { name: 'Ville' })).toHaveValue('Sfax')
})

/** The data of a drag, which jsdom lacks. */
function carried(...kinds: [string, string][]) {
  const data = new Map(kinds)
  return {
    get types() {
      return [...data.keys()]
    },
    setData: (kind: string, value: string) => void data.set(kind, value),
    getData: (kind: string) => data.get(kind) ?? '',
  }
}

it('a list takes the lines of its group, and neither foreign text nor those of another list', async () => {
  await open('/extensions/drag-and-drop')
  const lines = (list: string) =>
    within(screen.getByRole('list', { name: list }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
  await example('Entre deux listes')
  const morning = screen.getByRole('list', { name: 'Groupe du matin' })
  fireEvent.drop(morning, { dataTransfer: carried(['text/plain', 'Un texte venu d’ailleurs']) })
  const foreign = carried()
  const course = within(screen.getByRole('list', { name: 'Ordre du parcours' }))
  fireEvent.dragStart(course.getByText('Circulation'), { dataTransfer: foreign })
  fireEvent.drop(morning, { dataTransfer: foreign })
  expect(lines('Groupe du matin')).toEqual(['Amine', 'Leïla'])
  const own = carried()
  const evening = within(screen.getByRole('list', { name: 'Groupe du soir' }))
  fireEvent.dragStart(evening.getByText('Zeineb'), { dataTransfer: own })
  fireEvent.drop(within(morning).getByText('Leïla'), { dataTransfer: own })
  expect(lines('Groupe du matin')).toEqual(['Amine', 'Zeineb', 'Leïla'])
  expect(lines('Groupe du soir')).toEqual(['Sami', 'Farah'])
})

it('a button of mere looks says that it was pressed', async () => {
  const { user } = await open('/components/buttons')
  await user.click((await example('Contour')).getByRole('button', { name: 'Danger' }))
  expect(await screen.findByText('Action : Danger')).toBeInTheDocument()
})
