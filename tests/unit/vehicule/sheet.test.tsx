import type { VehiculeDetail } from '@contract/ecole/vehicule'
import type { LeconPage } from '@contract/planning/lecon'
import { evenementApi } from '@src/redux/calendar/evenement'
import { routes as vehiculeRoutes } from '@src/views/vehicule/routes'
import { act, screen, waitFor, within } from '@testing-library/react'
import { listBehind } from '@tests/helpers/behind'
import { insertHeures } from '@tests/helpers/examens'
import { buildCandidat } from '@tests/helpers/factories'
import { startSchool } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import { buildCast, evenementValues } from '@tests/helpers/planning'
import { buildEntretien, buildVehicule } from '@tests/helpers/vehicules'
import { describe, expect, it } from 'vitest'

const part = async (name: string) => within(await screen.findByRole('region', { name }))

describe('sheet of a vehicle', () => {
  it('shows the facts, the validity of each paper and the costs', async () => {
    const { backend, ecole } = await startSchool()
    const papers = { finAssurance: '2026-11-17', finVisite: '2026-11-22' }
    const { id } = await buildVehicule(ecole, { marque: 'Zastava', annee: 1988, ...papers })
    await buildEntretien(ecole, id, { cout: 120_500, kilometrage: 12_000 })
    await buildEntretien(ecole, id, { date: '2026-10-01', type: 'pneus', cout: 620_000, note: 'Deux pneus avant' })
    await openPage(backend, vehiculeRoutes, `/apps/vehicules/${id}`)
    expect(await screen.findByRole('heading', { level: 1, name: 'Zastava Berline' })).toBeVisible()
    expect((await part('Caractéristiques')).getByText('12 000 km')).toBeVisible()
    const lines = (await part('Papiers')).getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(lines[0]).toContain('expirée depuis 4 jours')
    expect(lines[1]).toContain('encore 1 jour')
    expect(lines[2]).toContain('non renseignée')
    const maintenance = await part('Entretien')
    expect(maintenance.getByText(/740,500\sDT/)).toBeVisible()
    expect(maintenance.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('02/11/2026Vidange12\u202f000 km'),
      expect.stringContaining('01/10/2026PneusDeux pneus avant'),
    ])
    expect((await part('Calendrier')).getByRole('link')).toHaveAttribute('href', `/apps/calendrier?idVehicule=${id}`)
  })

  it('divides what it cost by the hours driven with it, which are those of their list', async () => {
    const { backend, ecole } = await startSchool()
    const { id } = await buildVehicule(ecole)
    await buildEntretien(ecole, id, { cout: 120_000 })
    const start = '2026-11-02T08:00:00.000Z'
    const who = { idCandidat: (await buildCandidat(ecole)).id }
    await insertHeures(backend, who, [{ calendar: 'Hour circulation', status: 'SUCCESS', start, minutes: 91 }])
    await backend.db.updateTable('evenement').set({ idVehicule: id, minutes: 90 }).where('minutes', '=', 91).execute()
    await openPage(backend, vehiculeRoutes, `/apps/vehicules/${id}`)
    const maintenance = await part('Entretien')
    expect(maintenance.getByText(/^80,000\sDT$/)).toBeVisible()
    const hours = maintenance.getByRole('link', { name: /^1\sheure\s30\sminutes$/ })
    const list = await listBehind<LeconPage>(ecole, hours.getAttribute('href') ?? '')
    expect([list.minutes, list.totalDataCount]).toEqual([90, 1])
  })

  it('updates the planned lessons while it is open', async () => {
    const { backend, ecole } = await startSchool()
    const cast = await buildCast(backend, ecole)
    const { store } = await openPage(backend, vehiculeRoutes, `/apps/vehicules/${cast.idVehicule}`)
    const planning = await part('Calendrier')
    expect(planning.getByText('Rien de planifié avec ce véhicule.')).toBeVisible()
    await act(async () => {
      await store.dispatch(evenementApi.endpoints.createEvenement.initiate(evenementValues(cast)))
    })
    expect(await planning.findByText('1 leçon ou examen à venir.')).toBeVisible()
  })

  it('adds, corrects and removes maintenance and undoes the removal', async () => {
    const { backend, ecole } = await startSchool()
    const { id } = await buildVehicule(ecole, { kilometrage: 10_000 })
    const stored = async () => (await ecole.get<VehiculeDetail>(`/api/vehicule/${id}`)).body
    const { user } = await openPage(backend, vehiculeRoutes, `/apps/vehicules/${id}`)
    await user.click(await screen.findByRole('button', { name: 'Noter un entretien' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Nouvel entretien' }))
    await user.click(panel.getByRole('button', { name: 'Enregistrer' }))
    expect(await panel.findAllByText('Champ obligatoire.')).toHaveLength(2)
    await user.selectOptions(panel.getByRole('combobox', { name: 'Nature' }), 'Vidange')
    await user.type(panel.getByRole('textbox', { name: /^Coût/ }), '120,5')
    // A figure too many would move the counter: asked first, and nothing typed is lost.
    const km = panel.getByRole('textbox', { name: /^Kilométrage/ })
    await user.type(km, '104 000')
    await user.click(panel.getByRole('button', { name: 'Enregistrer' }))
    const far = within(await screen.findByRole('dialog', { name: /^Le compteur est-il à 104\s000 km/ }))
    expect(far.getByText('C’est 94 000 km de plus que le compteur actuel (10 000 km).')).toBeVisible()
    await user.click(far.getByRole('button', { name: 'Annuler' }))
    const save = panel.getByRole('button', { name: 'Enregistrer' })
    await waitFor(() => expect(save).toBeEnabled())
    await user.clear(km)
    await user.type(km, '10 400')
    await user.click(panel.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await stored()).toMatchObject({
      kilometrage: 10_400,
      entretiens: [{ date: '2026-11-21', type: 'vidange', cout: 120_500, kilometrage: 10_400 }],
    })

    await user.click(await screen.findByRole('button', { name: /^Actions.*Vidange/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Corriger' }))
    const correcting = within(await screen.findByRole('dialog', { name: 'Corriger l’entretien' }))
    const cost = correcting.getByRole('textbox', { name: /^Coût/ })
    expect(cost).toHaveProperty('value', '120,500')
    await user.clear(cost)
    await user.type(cost, '99')
    await user.click(correcting.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(async () => expect((await stored()).coutEntretien).toBe(99_000))

    await user.click(await screen.findByRole('button', { name: /^Actions.*Vidange/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Retirer' }))
    expect(await screen.findByText('Aucun entretien noté')).toBeVisible()
    const news = (await screen.findByText('Entretien retiré')).parentElement
    if (!news) throw new Error('no news')
    await user.click(within(news).getByRole('button', { name: 'Annuler' }))
    await waitFor(async () => expect((await stored()).coutEntretien).toBe(99_000))
  })

  it('shows an error page for a vehicle of another school', async () => {
    const { backend } = await startSchool()
    const other = await backend.db.selectFrom('vehicule').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
    await openPage(backend, vehiculeRoutes, `/apps/vehicules/${other.id}`)
    expect(await screen.findByText('Véhicule introuvable')).toBeVisible()
  })
})
