import type { Moniteur } from '@contract/ecole/moniteur'
import type { Disponibilite } from '@contract/planning/disponibilite'
import type { ConfigurationPlanning } from '@contract/planning/openingHours'
import { routes as moniteurRoutes } from '@src/views/moniteur/routes'
import { screen, waitFor, within } from '@testing-library/react'
import { buildCandidat, buildMoniteur } from '@tests/helpers/factories'
import { type Client, signedIn, startSchool } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import { describe, expect, it } from 'vitest'

const weekOf = async (client: Client, id: number) =>
  (await client.get<Disponibilite>(`/api/moniteur/${id}/disponibilite`)).body

async function open(tab = '') {
  const { backend, ecole } = await startSchool()
  const moniteur = await buildMoniteur(ecole, { nom: 'Zitouni', prenom: 'Hédi' })
  const page = await openPage(backend, moniteurRoutes, `/apps/moniteurs/${moniteur.id}${tab}`)
  return { ecole, moniteur, ...page }
}

describe('page of an instructor', () => {
  it('shows the file and links to the calendar and the form', async () => {
    const { ecole, moniteur, user } = await open()
    await screen.findByRole('heading', { level: 1, name: 'Hédi Zitouni' })
    expect(screen.getByText('Tarif horaire')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Voir son calendrier' })).toHaveAttribute(
      'href',
      `/apps/calendrier?idMoniteur=${moniteur.id}`,
    )
    expect(screen.getByRole('link', { name: 'Modifier' })).toHaveAttribute(
      'href',
      `/apps/moniteurs/${moniteur.id}/edit`,
    )
    const candidat = await buildCandidat(ecole, { idMoniteur: moniteur.id })
    await user.click(screen.getByRole('tab', { name: /^Candidats/ }))
    const list = within(await screen.findByRole('region', { name: 'Candidats suivis' }))
    expect(list.getByRole('link', { name: `${candidat.prenom} ${candidat.nom}` })).toBeVisible()
  })

  it('shows an error page for an unknown id', async () => {
    const { backend } = await startSchool()
    await openPage(backend, moniteurRoutes, '/apps/moniteurs/99999')
    expect(await screen.findByText('Moniteur introuvable')).toBeVisible()
  })

  it('shows the school’s hours, starts an own week from them and returns to them', async () => {
    const { ecole, moniteur, user } = await open('?tab=disponibilite')
    const { body: planning } = await ecole.get<ConfigurationPlanning>('/api/autoecole/planning')
    expect(await screen.findByRole('region', { name: 'Horaires de l’auto-école' })).toBeVisible()
    expect(screen.queryByText('Indisponible')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Définir des horaires particuliers' }))
    await user.click(await screen.findByLabelText('dimanche, 09:00 à 09:30'))
    await user.click(screen.getByText('Enregistrer'))
    const sunday = { jour: 7, debut: '09:00', fin: '09:30' }
    await waitFor(async () => expect((await weekOf(ecole, moniteur.id)).plages).toEqual([...planning.horaires, sunday]))
    await user.click(await screen.findByRole('button', { name: 'Reprendre les horaires de l’auto-école' }))
    await waitFor(async () => expect((await weekOf(ecole, moniteur.id)).plages).toEqual([]))
    expect(await screen.findByRole('region', { name: 'Horaires de l’auto-école' })).toBeVisible()
  })

  it('adds leave, for one day when no end is given', async () => {
    const { ecole, moniteur, user } = await open('?tab=conges')
    expect(await screen.findByText('Aucun congé à venir')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Ajouter le congé' }))
    expect(await screen.findByText('Champ obligatoire.')).toBeVisible()
    await user.type(screen.getByLabelText(/^Premier jour/), '2026-12-01')
    await user.click(screen.getByRole('button', { name: 'Ajouter le congé' }))
    expect(await screen.findByText('mar. 1er déc. 2026')).toBeVisible()
    expect((await weekOf(ecole, moniteur.id)).conges).toMatchObject([{ debut: '2026-12-01', fin: '2026-12-01' }])
  })

  it('shows the activity of the month in the address', async () => {
    const { here, user } = await open('?tab=activite')
    expect(await screen.findByRole('heading', { name: 'novembre 2026' })).toBeVisible()
    const trend = within(await screen.findByRole('table', { name: 'Douze derniers mois' }))
    // There was no earlier activity, so only this month is shown.
    expect(trend.getAllByRole('row')).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: 'Mois précédent' }))
    expect(await screen.findByRole('heading', { name: 'octobre 2026' })).toBeVisible()
    await waitFor(() => expect(here()).toContain('mois=2026-10'))
  })
})

it('lets instructors set their own week and leave', async () => {
  const { backend } = await startSchool()
  const moniteur = await signedIn(backend, 'moniteur')
  const { body: own } = await moniteur.get<Moniteur>('/api/moniteur/me')
  const { user } = await openPage(backend, moniteurRoutes, '/apps/moniteur/portfolio?tab=disponibilite', {
    username: 'moniteur',
  })
  await user.click(await screen.findByLabelText('dimanche, 09:00 à 09:30'))
  await user.click(screen.getByText('Enregistrer'))
  await waitFor(async () =>
    expect((await weekOf(moniteur, own.id)).plages.at(-1)).toEqual({ jour: 7, debut: '09:00', fin: '09:30' }),
  )
  await user.click(screen.getByRole('tab', { name: 'Congés' }))
  expect(await screen.findByRole('button', { name: 'Ajouter le congé' })).toBeVisible()
  await user.click(screen.getByRole('tab', { name: 'Activité' }))
  expect(await screen.findByText('Gagné depuis le début')).toBeVisible()
})
