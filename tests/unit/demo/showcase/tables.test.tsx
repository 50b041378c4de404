import { routes } from '@src/views/demo/showcase/routes'
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { startBackend, type TestBackend } from '@tests/helpers/backend'
import { openPage } from '@tests/helpers/page'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

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
type Part = Awaited<ReturnType<typeof example>>

/** The texts of the first cells that are not boxes. */
const names = (part: Part) =>
  part
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('strong')?.textContent ?? '')

it('every plain table has people, a badge and a menu, and a row that is deleted comes back', async () => {
  const { user } = await open('/tables/reactstrap')
  for (const name of ['Foncé', 'En-tête clair', 'Rayé et foncé', 'Survol animé']) {
    const part = await example(name)
    expect(part.getAllByText('En attente')[0]).toHaveClass('badge')
    expect(part.getByText('Amira Haddad, Karim Mansour, Leïla Ben Salah')).toHaveClass('visually-hidden')
  }
  const part = await example('Par état')
  await user.click(part.getByRole('button', { name: /Permis A$/ }))
  await user.click(part.getByRole('menuitem', { name: 'Supprimer' }))
  expect(part.queryByText('Permis A')).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Annuler' }))
  expect(part.getByText('Permis A')).toBeVisible()
})

describe('the list with actions', () => {
  const NAME = 'Avec des actions'

  it('is searched by the words of a state, and copied as it is found', async () => {
    const { user } = await open('/datatables/basic')
    const part = await example(NAME)
    await part.findByText('1–7 sur 100')
    fireEvent.change(part.getByRole('textbox', { name: 'Rechercher' }), { target: { value: 'refusé' } })
    expect(part.getByText('1–7 sur 20')).toBeVisible()
    await user.click(part.getByRole('button', { name: 'Exporter' }))
    expect(part.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      ...['Imprimer', 'CSV', 'Excel', 'PDF', 'Copier'],
    ])
    await user.click(part.getByRole('menuitem', { name: 'Copier' }))
    const lines = (await navigator.clipboard.readText()).split('\n')
    expect(lines).toHaveLength(21)
    expect(lines[0]?.split('\t').at(-1)).toBe('État')
    expect(lines.slice(1).every((line) => line.endsWith('\tRefusé'))).toBe(true)
  })

  it('is printed with all that is found, by itself', async () => {
    const { user } = await open('/datatables/basic')
    const part = await example(NAME)
    await part.findByText('1–7 sur 100')
    fireEvent.change(part.getByRole('textbox', { name: 'Rechercher' }), { target: { value: 'refusé' } })
    expect(part.getByText('1–7 sur 20')).toBeVisible()
    let printed = 0
    vi.spyOn(window, 'print').mockImplementation(() => {
      printed = document.querySelectorAll('.print-sheet.is-printed tbody tr').length
      window.dispatchEvent(new Event('afterprint'))
    })
    await user.click(part.getByRole('button', { name: 'Exporter' }))
    await user.click(part.getByRole('menuitem', { name: 'Imprimer' }))
    expect(printed).toBe(20)
    await waitFor(() => expect(document.querySelector('.print-sheet')).toBeNull())
  })

  it('takes a new row, refuses an empty one, and changes one', async () => {
    const { user } = await open('/datatables/basic')
    const part = await example(NAME)
    await user.click(part.getByRole('button', { name: 'Ajouter une candidature' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Nouvelle candidature' }))
    await user.click(panel.getByRole('button', { name: 'Enregistrer' }))
    expect((await panel.findAllByText('Champ obligatoire.')).length).toBe(5)
    for (const [label, text] of [
      ['Nom', 'Aaron Abid'],
      ['Poste', 'Moniteur B'],
      ['E-mail', 'aaron@exemple.tn'],
      ['Ville', 'Tozeur'],
      ['Salaire', '1500 DT'],
    ] as const)
      await user.type(panel.getByRole('textbox', { name: label }), text)
    await user.click(panel.getByRole('button', { name: 'Enregistrer' }))
    expect(await part.findByText('Aaron Abid')).toBeVisible()
    expect(part.getByText(/^1–7 sur 101$/)).toBeVisible()
    await user.click(part.getByRole('button', { name: /^Modifier\s: Aaron Abid$/ }))
    const fields = within(await screen.findByRole('dialog', { name: 'Aaron Abid' }))
    await user.clear(fields.getByRole('textbox', { name: 'Nom' }))
    await user.type(fields.getByRole('textbox', { name: 'Nom' }), 'Aaron Ayadi')
    await user.click(fields.getByRole('button', { name: 'Enregistrer' }))
    expect(await part.findByText('Aaron Ayadi')).toBeVisible()
    expect(part.queryByText('Aaron Abid')).toBeNull()
  })

  it('archives a row and deletes those that are chosen, and gives them back', async () => {
    const { user } = await open('/datatables/basic')
    const part = await example(NAME)
    const [first = '', second = ''] = await waitFor(() => {
      expect(names(part)).toHaveLength(7)
      return names(part)
    })
    await user.click(part.getByRole('button', { name: new RegExp(`^Actions.*${first}$`) }))
    await user.click(part.getByRole('menuitem', { name: 'Archiver' }))
    expect(names(part)[0]).toBe(second)
    await user.click(part.getByRole('checkbox', { name: 'Choisir toute la page' }))
    await user.click(part.getByRole('button', { name: 'Supprimer 7 lignes' }))
    expect(part.getByText(/^1–7 sur 92$/)).toBeVisible()
    expect(part.queryByText(second)).toBeNull()
    const news = (await screen.findAllByText('Ligne supprimée')).at(-1)
    await user.click(within(news?.closest('.toast-card') ?? document.body).getByRole('button', { name: 'Annuler' }))
    expect(names(part)[0]).toBe(second)
  })

  it('shows all that is known of a row', async () => {
    const { user } = await open('/datatables/basic')
    const part = await example(NAME)
    const [first = ''] = await waitFor(() => {
      expect(names(part)).toHaveLength(7)
      return names(part)
    })
    await user.click(part.getByRole('button', { name: new RegExp(`^Actions.*${first}$`) }))
    await user.click(part.getByRole('menuitem', { name: 'Détails' }))
    expect(within(await screen.findByRole('dialog', { name: first })).getByText('Expérience')).toBeVisible()
  })
})

it('rows open by themselves, and show city, experience and post', async () => {
  const { user } = await open('/datatables/basic')
  const part = await example('Lignes à déplier')
  const table = within(part.getByRole('region', { name: 'Candidatures à déplier' }))
  const buttons = await table.findAllByRole('button', { expanded: false })
  expect(buttons).toHaveLength(7)
  for (const button of buttons.slice(0, 2)) await user.click(button)
  expect(table.getAllByRole('button', { expanded: true })).toHaveLength(2)
  expect(part.getAllByText('Expérience')).toHaveLength(2)
})

it('a column is moved by its buttons, with its cells', async () => {
  const { user } = await open('/datatables/basic')
  const part = await example('Colonnes à déplacer')
  const heads = () => part.getAllByRole('columnheader').map(({ textContent }) => textContent)
  const cells = () => [...(part.getAllByRole('row')[1]?.children ?? [])].map(({ textContent }) => textContent)
  await waitFor(() => expect(part.getAllByRole('row')).toHaveLength(6))
  const before = cells()
  expect(heads()).toEqual(['Nom', 'Poste', 'Ville', 'Salaire', 'Âge'])
  await user.click(part.getByRole('button', { name: /^Ville\s: une place avant$/ }))
  expect(heads()).toEqual(['Nom', 'Ville', 'Poste', 'Salaire', 'Âge'])
  expect(cells()).toEqual([before[0], before[2], before[1], before[3], before[4]])
  expect(part.getByRole('button', { name: /^Nom\s: une place avant$/ })).toBeDisabled()
})

it('a list in several languages offers all of them, and sorts its amounts as numbers', async () => {
  const { user } = await open('/datatables/basic')
  const part = await example('En plusieurs langues')
  const languages = [...part.getByRole('combobox').querySelectorAll('option')].map(({ lang }) => lang)
  expect(languages).toEqual(['fr', 'en', 'de', 'pt', 'ar'])
  await part.findByText('1–7 sur 100')
  await user.click(part.getByRole('button', { name: 'Salaire' }))
  const amounts = part
    .getAllByRole('row')
    .slice(1)
    .map((row) => Number.parseInt((row.children[3]?.textContent ?? '').replace(/\D/g, ''), 10))
  expect(amounts).toEqual(amounts.toSorted((one, other) => one - other))
})

it('the server cuts pages of seven to a hundred rows', async () => {
  const { user } = await open('/datatables/advance')
  const part = await example('Servi page par page')
  const sizes = await part.findByRole('combobox', { name: 'Lignes par page' })
  expect([...sizes.querySelectorAll('option')].map(({ value }) => value)).toEqual(['7', '10', '25', '50', '75', '100'])
  expect(await part.findByText('1–7 sur 100')).toBeVisible()
  await user.selectOptions(sizes, '75')
  expect(await part.findByText('1–75 sur 100')).toBeVisible()
})

it('fields are searched together, and a shorter word widens the list again', async () => {
  const { user } = await open('/datatables/advance')
  const part = await example('Recherche avancée')
  await part.findByText('100 candidatures trouvées')
  await user.type(part.getByRole('textbox', { name: 'Ville' }), 'Tunis')
  const ofTown = Number.parseInt(part.getByText(/trouvées?$/).textContent ?? '', 10)
  await user.type(part.getByRole('textbox', { name: 'Salaire' }), '11')
  const ofBoth = Number.parseInt(part.getByText(/trouvées?$/).textContent ?? '', 10)
  expect(ofTown).toBeLessThan(100)
  expect(ofBoth).toBeLessThan(ofTown)
  await user.clear(part.getByRole('textbox', { name: 'Salaire' }))
  expect(Number.parseInt(part.getByText(/trouvées?$/).textContent ?? '', 10)).toBe(ofTown)
  await user.click(part.getByRole('button', { name: 'Tout effacer' }))
  expect(part.getByText('100 candidatures trouvées')).toBeVisible()
})
