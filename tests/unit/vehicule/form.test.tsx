import type { Permi } from '@contract/ecole/permi'
import type { Vehicule } from '@contract/ecole/vehicule'
import type { Page } from '@contract/list'
import { routes as vehiculeRoutes } from '@src/views/vehicule/routes'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { permiOf } from '@tests/helpers/factories'
import { type Client, startSchool } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import { buildVehicule, vehiculeValues } from '@tests/helpers/vehicules'
import { describe, expect, it } from 'vitest'

const found = async (ecole: Client, q: string) => (await ecole.get<Page<Vehicule>>(`/api/vehicule?q=${q}`)).body.data[0]
const field = (name: string | RegExp) => screen.findByRole('textbox', { name })
const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Enregistrer' }))

async function fill(user: UserEvent, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const input = await field(new RegExp(`^${name}`))
    await user.clear(input)
    await user.click(input)
    await user.paste(value)
  }
}

/** The fault beside a field. */
const faultOf = (input: HTMLElement) => {
  const id = input.getAttribute('aria-describedby')?.split(' ')[0] ?? ''
  return document.getElementById(id)?.textContent
}

describe('form of a new vehicle', () => {
  it('shows the faults beside the fields, then adds the vehicle with a normalised plate', async () => {
    const { backend, ecole } = await startSchool()
    const { user, here } = await openPage(backend, vehiculeRoutes, '/apps/vehicules/new')
    await fill(user, { Immatriculation: '#', Marque: 'Zastava' })
    await save(user)
    await waitFor(async () => expect(faultOf(await field('Modèle'))).toBe('Champ obligatoire.'))
    expect(faultOf(await field(/^Immatriculation/))).toBe('Plaque incorrecte, par exemple 123 TU 4567 ou AB-123-CD.')
    expect(faultOf(await field(/^Kilométrage/))).toBe('Champ obligatoire.')
    await fill(user, { Immatriculation: '77 تونس 8899', Modèle: 'Yugo', Kilométrage: '148 320', Année: '1988' })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Permis' }), 'B · Voitures')
    await save(user)
    await waitFor(() => expect(here()).toMatch(/^\/apps\/vehicules\/\d+$/))
    const made = await found(ecole, 'zastava')
    expect(made).toMatchObject({ immatriculation: '77 TU 8899', kilometrage: 148_320, annee: 1988, boite: 'manuelle' })
  })

  it('keeps the typed values when the plate is taken', async () => {
    const { backend, ecole } = await startSchool()
    const { immatriculation } = await buildVehicule(ecole)
    const { user, here } = await openPage(backend, vehiculeRoutes, '/apps/vehicules/new')
    await fill(user, { Immatriculation: immatriculation, Marque: 'Zastava', Modèle: 'Yugo', Kilométrage: '1' })
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Permis' }), 'B · Voitures')
    await save(user)
    await waitFor(async () => expect(faultOf(await field(/^Immatriculation/))).toBe('Déjà utilisé.'))
    await waitFor(() => expect(here()).toBe('/apps/vehicules/new'))
    expect(screen.getByDisplayValue('Zastava')).toBeVisible()
  })
})

it('form of a vehicle shows both versions when another user saved first', async () => {
  const { backend, ecole } = await startSchool()
  const made = await buildVehicule(ecole, { marque: 'Zastava', note: 'A-1' })
  const { user, here } = await openPage(backend, vehiculeRoutes, `/apps/vehicules/${made.id}/edit`)
  await fill(user, { Note: 'A-2' })
  const values = vehiculeValues(made.idPermi, { immatriculation: made.immatriculation, marque: 'Zastava' })
  await ecole.put(`/api/vehicule/${made.id}`, { ...values, note: 'A-3', modele: 'Yugo', version: made.version })
  await save(user)
  const dialog = within(await screen.findByRole('dialog'))
  const note = within(dialog.getByRole('group', { name: 'Note' }))
  expect(note.getByRole('radio', { name: /A-2/ })).toHaveProperty('checked', true)
  await user.click(dialog.getByRole('button', { name: 'Enregistrer ce choix' }))
  await waitFor(() => expect(here()).toBe(`/apps/vehicules/${made.id}`))
  expect(await found(ecole, 'zastava')).toMatchObject({ note: 'A-2', modele: 'Yugo' })
})

it('form of a vehicle focuses the field in the address', async () => {
  const { backend, ecole } = await startSchool()
  const { id } = await buildVehicule(ecole)
  await openPage(backend, vehiculeRoutes, `/apps/vehicules/${id}/edit?champ=finAssurance`)
  const asked = await field(/^Assurance/)
  await waitFor(() => expect(asked).toHaveFocus())
})

describe('licences in the form of a vehicle', () => {
  it('are those that the school teaches and the vehicle’s own', async () => {
    const { backend, ecole } = await startSchool()
    const [h, de] = await Promise.all([permiOf(ecole, 'H'), permiOf(ecole, 'DE')])
    const { id } = await buildVehicule(ecole, { idPermi: h })
    const taught = (await ecole.get<Permi[]>('/api/permi')).body.filter((one) => one.id !== h && one.id !== de)
    await backend.db
      .insertInto('auto_ecole_permi')
      .values(taught.map((one) => ({ idAutoEcole: 1, idPermi: one.id })))
      .execute()
    await openPage(backend, vehiculeRoutes, `/apps/vehicules/${id}/edit`)
    const offered = within(await screen.findByRole('combobox', { name: 'Permis' }))
    await offered.findByRole('option', { name: /^H · / })
    expect(offered.getByRole('option', { name: /^B · / })).toBeVisible()
    expect(offered.queryByRole('option', { name: /^DE · / })).toBeNull()
  })
})

it('form of a vehicle shows its category when the page is the first one opened', async () => {
  const { backend, ecole } = await startSchool()
  const { id } = await buildVehicule(ecole)
  await openPage(backend, vehiculeRoutes, `/apps/vehicules/${id}/edit`)
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Permis' })).toHaveDisplayValue(/ · /))
})
