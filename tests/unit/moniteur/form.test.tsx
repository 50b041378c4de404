import type { Moniteur } from '@contract/ecole/moniteur'
import type { Page } from '@contract/list'
import { routes as moniteurRoutes } from '@src/views/moniteur/routes'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { buildMoniteur, moniteurValues } from '@tests/helpers/factories'
import { type Client, startSchool } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import { describe, expect, it } from 'vitest'

const found = async (ecole: Client, q: string) => (await ecole.get<Page<Moniteur>>(`/api/moniteur?q=${q}`)).body.data[0]

const field = (name: string | RegExp) => screen.findByRole('textbox', { name })
const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Enregistrer' }))

async function fill(user: UserEvent, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const input = await field(new RegExp(`^${name}`))
    await user.clear(input)
    await user.type(input, value)
  }
}

/** The fault beside a field. */
const faultOf = (input: HTMLElement) => {
  const id = input.getAttribute('aria-describedby')?.split(' ')[0] ?? ''
  return document.getElementById(id)?.textContent
}

/** A form for a desk user who may not see money. */
const WITHOUT_PAY = { username: 'ecole-planning' }

describe('form of a new instructor', () => {
  it('shows the faults beside the fields, then adds the instructor with the pay in millimes', async () => {
    const { backend, ecole } = await startSchool()
    const { user, here } = await openPage(backend, moniteurRoutes, '/apps/moniteurs/new')
    await fill(user, { Nom: 'Zitouni', CIN: '123', 'Tarif horaire': 'douze' })
    await save(user)
    await waitFor(async () => expect(faultOf(await field('Prénom'))).toBe('Champ obligatoire.'))
    expect(faultOf(await field('CIN'))).toBe('La CIN compte 8 chiffres.')
    expect(faultOf(await field('Téléphone'))).toBe('Champ obligatoire.')
    expect(faultOf(await field(/^Tarif horaire/))).toBe(
      'Montant incorrect\u00a0: des chiffres et trois décimales au plus, par exemple 12,500.',
    )
    expect(
      within(screen.getByRole('group', { name: 'Permis enseignés' })).getByText('Champ obligatoire.'),
    ).toBeVisible()

    await fill(user, { Prénom: 'Hédi', CIN: '60 000 111', Téléphone: '98 765 432', 'Tarif horaire': '12,5' })
    await user.click(screen.getByRole('checkbox', { name: 'B · Voitures' }))
    await save(user)
    await waitFor(() => expect(here()).toBe('/apps/moniteurs'))
    const made = await found(ecole, 'zitouni')
    expect(made).toMatchObject({
      cin: '60000111',
      telephone: '+21698765432',
      tarifHoraire: 12_500,
      availability: 'Available',
    })
  })

  it('keeps the typed values when the CIN is taken', async () => {
    const { backend, ecole } = await startSchool()
    const other = await buildMoniteur(ecole)
    const { user, here } = await openPage(backend, moniteurRoutes, '/apps/moniteurs/new')
    await fill(user, { Nom: 'Zitouni', Prénom: 'Hédi', CIN: other.cin, Téléphone: '98 765 432', 'Tarif horaire': '12' })
    await user.click(await screen.findByRole('checkbox', { name: 'B · Voitures' }))
    await save(user)
    await waitFor(async () => expect(faultOf(await field('CIN'))).toBe('Déjà utilisé.'))
    await waitFor(() => expect(here()).toBe('/apps/moniteurs/new'))
    expect(screen.getByDisplayValue('Zitouni')).toBeVisible()
  })

  it('restores the draft after a reload', async () => {
    const { backend } = await startSchool()
    const first = await openPage(backend, moniteurRoutes, '/apps/moniteurs/new')
    await fill(first.user, { Nom: 'Zitouni' })
    await openPage(backend, moniteurRoutes, '/apps/moniteurs/new', { keepsStorage: true })
    expect(await screen.findByText('Votre saisie a été retrouvée. Elle n’est pas encore enregistrée.')).toBeVisible()
    expect(screen.getAllByDisplayValue('Zitouni')).toHaveLength(2)
  })
})

describe('form of an existing instructor', () => {
  it('shows formatted values and saves them', async () => {
    const { backend, ecole } = await startSchool()
    const { id } = await buildMoniteur(ecole, { nom: 'Zitouni', telephone: '98765432', tarifHoraire: 12_500 })
    const { user, here } = await openPage(backend, moniteurRoutes, `/apps/moniteurs/${id}/edit`)
    expect(await screen.findByDisplayValue('12,500')).toBeVisible()
    expect(screen.getByDisplayValue('98 765 432')).toBeVisible()
    await fill(user, { 'Tarif horaire': '13' })
    await save(user)
    await waitFor(() => expect(here()).toBe('/apps/moniteurs'))
    expect(await found(ecole, 'zitouni')).toMatchObject({ tarifHoraire: 13_000, telephone: '+21698765432' })
  })

  it('shows both versions when another user saved first', async () => {
    const { backend, ecole } = await startSchool()
    const values = await moniteurValues(ecole, { nom: 'Zitouni', numeroCarte: 'A-1' })
    const { id, version } = await buildMoniteur(ecole, values)
    const { user, here } = await openPage(backend, moniteurRoutes, `/apps/moniteurs/${id}/edit`)
    await fill(user, { 'N° de carte': 'A-2' })
    await ecole.put(`/api/moniteur/${id}`, { ...values, prenom: 'Autre', numeroCarte: 'A-3', version })
    await save(user)
    const dialog = within(await screen.findByRole('dialog'))
    const card = within(dialog.getByRole('group', { name: 'N° de carte' }))
    expect(card.getByRole('radio', { name: /A-2/ })).toHaveProperty('checked', true)
    expect(card.getByRole('radio', { name: /A-3/ })).toHaveProperty('checked', false)
    const name = within(dialog.getByRole('group', { name: 'Prénom' }))
    expect(name.getByRole('radio', { name: /Autre/ })).toHaveProperty('checked', true)
    await user.click(dialog.getByRole('button', { name: 'Enregistrer ce choix' }))
    await waitFor(() => expect(here()).toBe('/apps/moniteurs'))
    expect(await found(ecole, 'zitouni')).toMatchObject({ prenom: 'Autre', numeroCarte: 'A-2' })
  })

  it('reports that another user archived the instructor and saves the values', async () => {
    const { backend, ecole } = await startSchool()
    const { id } = await buildMoniteur(ecole, { nom: 'Zitouni' })
    const { user, here } = await openPage(backend, moniteurRoutes, `/apps/moniteurs/${id}/edit`)
    await fill(user, { 'N° de carte': 'A-2' })
    await ecole.post(`/api/moniteur/${id}/archive`, {})
    await save(user)
    const dialog = within(await screen.findByRole('dialog', { name: 'Cette fiche a été archivée entre-temps' }))
    await user.click(dialog.getByRole('button', { name: 'Confirmer' }))
    await waitFor(() => expect(here()).toBe('/apps/moniteurs'))
    const stored = await backend.db.selectFrom('moniteur').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(stored).toMatchObject({ numeroCarte: 'A-2', archived: 1 })
  })

  it('saves without the pay for a user who may not see money', async () => {
    const { backend, ecole } = await startSchool()
    const { id } = await buildMoniteur(ecole, { nom: 'Zitouni', tarifHoraire: 12_500 })
    const { user, here } = await openPage(backend, moniteurRoutes, `/apps/moniteurs/${id}/edit`, WITHOUT_PAY)
    await fill(user, { 'N° de carte': 'A-2' })
    expect(screen.queryByRole('textbox', { name: /^Tarif horaire/ })).toBeNull()
    await save(user)
    await waitFor(() => expect(here()).toBe('/apps/moniteurs'))
    expect(await found(ecole, 'zitouni')).toMatchObject({ numeroCarte: 'A-2', tarifHoraire: 12_500 })
  })

  it('shows an error page for an instructor of another school', async () => {
    const { backend } = await startSchool()
    const other = await backend.db.selectFrom('moniteur').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
    await openPage(backend, moniteurRoutes, `/apps/moniteurs/${other.id}/edit`)
    expect(await screen.findByText('Moniteur introuvable')).toBeVisible()
  })
})
