// Loaded before the first query: on a busy machine the library alone takes longer than a query waits.
import '@src/views/evenement/CalendrierPage'
import '@src/views/evenement/calendar/PlanningCalendar'
import { routes as evenementRoutes } from '@src/views/evenement/routes'
import { routes as leconRoutes } from '@src/views/lecon/routes'
import { routes as moniteurRoutes } from '@src/views/moniteur/routes'
import { screen, within } from '@testing-library/react'
import type { TestBackend } from '@tests/helpers/backend'
import { signedIn, startSchool } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import { buildCast, buildEvenement, type Cast, evenementValues, MONDAY } from '@tests/helpers/planning'
import { suspend, wait } from '@tests/helpers/scenarios'
import { beforeEach, describe, expect, it } from 'vitest'

let backend: TestBackend
let cast: Cast
/** A lesson of the demo instructor that waits to be attested. */
beforeEach(async () => {
  const { ecole, ...started } = await startSchool()
  backend = started.backend
  cast = await buildCast(backend, ecole)
  const { id } = (await (await signedIn(backend, 'moniteur')).get<{ id: number }>('/api/moniteur/me')).body
  await buildEvenement(ecole, evenementValues(cast, { props: { idMoniteur: id } }))
  await suspend(backend, 1)
  wait(backend, { days: 3 })
})

describe('planning of a school that can only be read', () => {
  it('names people to the desk, and filters by them', async () => {
    const address = `/apps/calendrier?vue=liste&jour=${MONDAY}&idCandidat=${cast.candidat.id}`
    const { user } = await openPage(backend, evenementRoutes, address)
    const lesson = await screen.findByRole('button', { name: /^Heure de circulation, Personne Essai, lun/ })
    expect(screen.getByRole('button', { name: 'Par moniteur' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Planifier une leçon' })).toBeNull()
    await user.click(lesson)
    const details = within(await screen.findByRole('dialog', { name: 'Personne Essai' }))
    expect(details.getByRole('link', { name: 'Personne Essai' })).toBeVisible()
  })

  it('lists lessons by instructor, and offers to attest none', async () => {
    const { user } = await openPage(backend, leconRoutes, '/apps/calendrier/lecons?etat=DUE&q=Essai')
    await screen.findByRole('row', { name: /Personne Essai/ })
    expect(screen.queryByRole('button', { name: /^Attester/ })).toBeNull()
    expect(screen.queryByRole('checkbox')).toBeNull()
    await user.click(screen.getByRole('button', { name: /^Filtres/ }))
    expect(await screen.findByRole('combobox', { name: 'Moniteur' })).toBeVisible()
  })

  it('offers instructors no answer', async () => {
    await openPage(backend, moniteurRoutes, '/apps/moniteur/portfolio', { username: 'moniteur' })
    const card = within(await screen.findByRole('listitem', { name: /Personne Essai/ }))
    expect(card.queryByRole('button')).toBeNull()
  })

  it('offers candidates no request', async () => {
    await openPage(backend, evenementRoutes, '/apps/calendrier?vue=liste', { username: 'candidat' })
    expect(await screen.findByRole('region', { name: 'Mes demandes de leçon' })).toBeVisible()
    for (const name of ['Demander une leçon', /^Annuler la demande/, 'Me prévenir']) {
      expect(screen.queryByRole('button', { name })).toBeNull()
    }
  })
})
