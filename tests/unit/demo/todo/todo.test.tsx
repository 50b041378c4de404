import type { Task } from '@contract/demo/todo'
import { http } from '@core/http'
import { moved } from '@src/views/demo/todo/useOrder'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { demoPages } from '../surroundings'

const open = demoPages()

const rows = async (name = 'Toutes les tâches') =>
  within(await screen.findByRole('list', { name })).findAllByRole('listitem')
const stored = async (params: object = {}) => (await http.get<Task[]>('apps/todo/tasks', { params })).data
const titles = async (params: object = {}) => (await stored(params)).map(({ title }) => title)
const FIRST = 'Lancer la commande de rentrée'

describe('list of tasks', () => {
  it('shows filters, tags, search and order from the address', async () => {
    const { user, here } = await open('/apps/todo')
    expect(await rows()).toHaveLength(16)
    await user.click(screen.getByRole('link', { name: 'Importantes' }))
    await waitFor(() => expect(here()).toBe('/apps/todo/important'))
    expect(await rows('Importantes')).toHaveLength((await stored({ filter: 'important' })).length)
    await user.click(screen.getByRole('link', { name: 'Urgent' }))
    await waitFor(() => expect(here()).toBe('/apps/todo/tag/high'))
    await user.type(screen.getByRole('searchbox'), 'tarifs')
    await waitFor(() => expect(here()).toBe('/apps/todo/tag/high?q=tarifs'))
    await waitFor(async () => expect(await rows('Urgent')).toHaveLength(1))
    await user.clear(screen.getByRole('searchbox'))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Trier par' }), 'Titre de A à Z')
    await waitFor(() => expect(here()).toBe('/apps/todo/tag/high?sort=title-asc'))
    // The list is sorted, so tasks cannot be moved by hand.
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Déplacer/ })).toBeNull())
  })

  it('completes, stars and deletes a task and undoes it', async () => {
    const { user } = await open('/apps/todo')
    await rows()
    await user.click(screen.getByRole('checkbox', { name: new RegExp(FIRST) }))
    await user.click(screen.getByRole('button', { name: new RegExp(`^Importante.*${FIRST}`) }))
    await waitFor(async () => expect((await stored())[0]).toMatchObject({ isCompleted: true, isImportant: true }))
    await user.click(screen.getByRole('button', { name: new RegExp(`^Supprimer.*${FIRST}`) }))
    await waitFor(async () => expect(await rows()).toHaveLength(15))
    await user.click(await screen.findByRole('button', { name: 'Annuler' }))
    await waitFor(async () => expect(await rows()).toHaveLength(16))
    expect((await titles())[0]).toBe(FIRST)
  })

  it('restores a deleted task', async () => {
    const { user } = await open('/apps/todo/deleted')
    const [first] = await rows('Supprimées')
    await user.click(within(first as HTMLElement).getByRole('button', { name: /^Restaurer/ }))
    await waitFor(async () => expect(await rows('Supprimées')).toHaveLength(1))
    expect(await stored()).toHaveLength(17)
  })

  it('has no handles for deleted tasks, which have no manual order', async () => {
    const { router } = await open('/apps/todo')
    await rows()
    expect(screen.getAllByRole('button', { name: /^Déplacer/ }).length).toBeGreaterThan(1)
    await router.navigate('/apps/todo/deleted')
    await rows('Supprimées')
    expect(screen.queryByRole('button', { name: /^Déplacer/ })).toBeNull()
  })

  it('stores the order set by keyboard', async () => {
    const { user } = await open('/apps/todo')
    await rows()
    screen.getByRole('button', { name: new RegExp(`^Déplacer.*${FIRST}`) }).focus()
    await user.keyboard('{ArrowDown}')
    await waitFor(async () => expect((await titles())[1]).toBe(FIRST))
    expect(await screen.findByText(/place 2 sur 16/)).toBeVisible()
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toContain(FIRST))
    await user.keyboard('{ArrowUp}{ArrowUp}')
    await waitFor(async () => expect((await titles())[0]).toBe(FIRST))
  })

  it('moves an item to another place', () => {
    expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd'])
    expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  })
})

describe('task panel', () => {
  it('requires a title and presets the view in which it was opened', async () => {
    const { user, here } = await open('/apps/todo/tag/team')
    await rows('Équipe')
    await user.click(screen.getByRole('button', { name: 'Nouvelle tâche' }))
    await waitFor(() => expect(here()).toBe('/apps/todo/tag/team?task=new'))
    await user.click(await screen.findByRole('button', { name: 'Ajouter la tâche' }))
    expect(await screen.findByText('Champ obligatoire.')).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: 'Titre' }), 'Peindre la salle')
    await user.type(await screen.findByRole('textbox', { name: 'Description' }), 'En blanc')
    await user.click(screen.getByRole('checkbox', { name: 'Urgent' }))
    await user.click(screen.getByRole('button', { name: 'Ajouter la tâche' }))
    await waitFor(() => expect(here()).toBe('/apps/todo/tag/team'))
    expect((await stored())[0]).toMatchObject({
      title: 'Peindre la salle',
      description: 'En blanc',
      tags: ['team', 'high'],
      isDeleted: false,
      id: 19,
    })
  })

  it('changes, completes and deletes a task, and starts the next one empty', async () => {
    const { user, here } = await open('/apps/todo?task=18')
    const title = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Titre' })
    await user.clear(title)
    await user.type(title, 'Carnets')
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() => expect(here()).toBe('/apps/todo'))
    await user.click(await screen.findByRole('link', { name: /^Carnets/ }))
    const panel = await screen.findByRole('dialog', { name: 'Modifier la tâche' })
    await user.click(within(panel).getByRole('button', { name: 'Terminer' }))
    await waitFor(async () => expect((await stored())[0]).toMatchObject({ title: 'Carnets', isCompleted: true }))
    await user.click(within(panel).getByRole('button', { name: 'Supprimer' }))
    await waitFor(async () => expect(await stored()).toHaveLength(15))
    await user.click(screen.getByRole('button', { name: 'Nouvelle tâche' }))
    await user.type(await screen.findByRole('textbox', { name: 'Titre' }), 'Autre')
    await user.click(screen.getByRole('button', { name: 'Ajouter la tâche' }))
    await waitFor(async () => expect((await stored())[0]).toMatchObject({ title: 'Autre', isDeleted: false }))
  })

  it('keeps typed values when the panel is closed', async () => {
    const { user } = await open('/apps/todo?task=18')
    await user.type(await screen.findByRole('textbox', { name: 'Titre' }), ' !')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(screen.getByRole('link', { name: new RegExp(`^${FIRST}`) }))
    expect(await screen.findByDisplayValue(`${FIRST} !`)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Repartir de zéro' }))
    expect(await screen.findByDisplayValue(FIRST)).toBeVisible()
  })
})
