// Loaded before the first query: on a busy machine the library alone takes longer than a query waits.
import '@src/views/evenement/CalendrierPage'
import '@src/views/evenement/calendar/PlanningCalendar'
import { routes as evenementRoutes } from '@src/views/evenement/routes'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { TestBackend } from '@tests/helpers/backend'
import { type Client, startSchool } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import { buildCast, buildEvenement, type Cast, evenementValues, insertVehicule, MONDAY } from '@tests/helpers/planning'
import { beforeEach, describe, expect, it } from 'vitest'

let backend: TestBackend
let ecole: Client
let cast: Cast
beforeEach(async () => {
  const started = await startSchool()
  backend = started.backend
  ecole = started.ecole
  cast = await buildCast(backend, ecole)
})

const open = () => {
  const form = new URLSearchParams({ nouveau: 'Hour circulation', candidat: String(cast.candidat.id) })
  return openPage(backend, evenementRoutes, `/apps/calendrier?vue=liste&jour=${MONDAY}&${form}`)
}
const vehicules = async () => {
  const field = await screen.findByRole('combobox', { name: 'Véhicule' })
  return within(field)
    .getAllByRole('option')
    .map(({ textContent }) => textContent ?? '')
}

describe('vehicles in the form of a lesson', () => {
  it('show which paper expires before the day and come after valid ones', async () => {
    await insertVehicule(backend, 1, { idPermi: cast.idPermi, finAssurance: '2026-11-22' })
    await insertVehicule(backend, 1, { idPermi: cast.idPermi, finAssurance: MONDAY })
    await open()
    await waitFor(async () =>
      expect((await vehicules()).at(-1)).toMatch(/^Peugeot 208 .+ \(assurance expirée le 22\/11\/2026\)$/),
    )
    expect((await vehicules()).filter((text) => text.includes('expirée'))).toHaveLength(1)
  })

  it('say what to do where none can be chosen', async () => {
    await backend.db.updateTable('vehicule').set({ disponible: 0 }).execute()
    await open()
    expect(await screen.findByText(/^Aucun véhicule possible/)).toBeVisible()
    expect(screen.getByRole('combobox', { name: 'Véhicule' })).toHaveAccessibleDescription(/Aucun véhicule possible/)
    expect(screen.getByRole('link', { name: 'Véhicules' })).toHaveAttribute('href', '/apps/vehicules')
    expect(screen.queryByText(/^Aucun moniteur possible/)).toBeNull()
  })

  it('are all listed, also in a large school', async () => {
    for (let count = 0; count < 120; count += 1) await insertVehicule(backend, 1, { idPermi: cast.idPermi })
    await open()
    await waitFor(async () => expect((await vehicules()).length).toBeGreaterThan(120))
  })
})

describe('instructors in the form of a lesson', () => {
  const moniteurs = async () => {
    const field = await screen.findByRole('combobox', { name: 'Moniteur' })
    return within(field)
      .getAllByRole<HTMLOptionElement>('option')
      .filter(({ value }) => value !== '')
  }
  const ofCast = async () => (await moniteurs()).find(({ value }) => value === String(cast.moniteur.id))?.textContent

  it('are listed after the others, with the reason, on a day of their leave', async () => {
    const leave = { debut: MONDAY, fin: MONDAY, motif: 'Formation', force: true }
    expect((await ecole.post(`/api/moniteur/${cast.moniteur.id}/conge`, leave)).status).toBe(201)
    await open()
    await waitFor(async () => expect(await ofCast()).toBe('Personne Formateur (en congé)'))
    const isFree = (await moniteurs()).map(({ textContent }) => !textContent?.endsWith(')'))
    expect(isFree).toContain(true)
    expect(isFree.lastIndexOf(true)).toBeLessThan(isFree.indexOf(false))
  })

  it('are marked while they teach, and free again at another hour', async () => {
    await buildEvenement(ecole, evenementValues(cast))
    await open()
    await waitFor(async () => expect(await ofCast()).toBe('Personne Formateur (pas libre)'))
    fireEvent.change(screen.getByLabelText(/^Début/), { target: { value: '14:00' } })
    await waitFor(async () => expect(await ofCast()).toBe('Personne Formateur'))
  })
})
