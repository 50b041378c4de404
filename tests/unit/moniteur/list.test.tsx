import type { Moniteur } from '@contract/ecole/moniteur'
import { routes as moniteurRoutes } from '@src/views/moniteur/routes'
import { screen, waitFor, within } from '@testing-library/react'
import { buildCandidat, buildMoniteur } from '@tests/helpers/factories'
import { startSchool } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import { describe, expect, it } from 'vitest'

const open = async (address = '/apps/moniteurs') => {
  const { backend, ecole } = await startSchool()
  return { backend, ecole, open: () => openPage(backend, moniteurRoutes, address) }
}

/** The list row of a person. */
const rowOf = async (name: RegExp) => {
  const link = await screen.findByRole('link', { name })
  const row = link.closest('tr')
  if (!row) throw new Error('not in a row')
  return within(row)
}

describe('list of instructors', () => {
  it('shows the school’s instructors with their candidates', async () => {
    const { ecole, open: show } = await open('/apps/moniteurs?q=zitouni')
    const moniteur = await buildMoniteur(ecole, { nom: 'Zitouni', prenom: 'Hédi', telephone: '98 765 432' })
    await buildCandidat(ecole, { idMoniteur: moniteur.id })
    await show()
    const row = await rowOf(/Zitouni Hédi/)
    expect(row.getByText('98 765 432')).toBeVisible()
    expect(await row.findByText('B')).toBeVisible()
    expect(row.getByText('Disponible')).toBeVisible()
    expect(row.getByText('Non renseignée')).toBeVisible()
    const link = row.getByRole('link', { name: '1 candidat suivi par Hédi Zitouni' })
    expect(link).toHaveAttribute('href', `/apps/candidats?idMoniteur=${moniteur.id}`)
    expect(screen.getByText('1–1 sur 1')).toBeVisible()
  })

  it.each([
    ['2026-11-20', 'Expirée'],
    ['2026-11-21', 'Expire aujourd’hui'],
    ['2026-11-22', 'Expire demain'],
    ['2026-12-21', 'Expire dans 30 jours'],
  ])('shows a warning for a card valid until %s', async (expirationCarte, words) => {
    const { ecole, open: show } = await open('/apps/moniteurs?q=zitouni')
    await buildMoniteur(ecole, { nom: 'Zitouni', expirationCarte })
    await show()
    expect((await rowOf(/Zitouni/)).getByText(words)).toBeVisible()
  })

  it('shows no warning for a card that is valid for longer', async () => {
    const { ecole, open: show } = await open('/apps/moniteurs?q=zitouni')
    await buildMoniteur(ecole, { nom: 'Zitouni', expirationCarte: '2026-12-22' })
    await show()
    const row = await rowOf(/Zitouni/)
    expect(row.getByText('22/12/2026')).toBeVisible()
    expect(row.queryByText(/Expire/)).toBeNull()
  })

  it('archives an instructor and undoes it', async () => {
    const { ecole, open: show } = await open('/apps/moniteurs?q=zitouni')
    const moniteur = await buildMoniteur(ecole, { nom: 'Zitouni', prenom: 'Hédi' })
    const { user } = await show()
    const archived = async () => (await ecole.get<Moniteur>(`/api/moniteur/${moniteur.id}`)).body.archived
    await rowOf(/Zitouni/)
    await user.click(screen.getByRole('button', { name: /^Actions.*Hédi Zitouni$/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Archiver' }))
    await waitFor(() => expect(screen.queryByRole('link', { name: /Zitouni Hédi/ })).toBeNull())
    expect(await archived()).toBe(true)
    await user.click(await screen.findByRole('button', { name: 'Annuler' }))
    await rowOf(/Zitouni/)
    expect(await archived()).toBe(false)
  })

  it('shows archived instructors by the address', async () => {
    const { ecole, open: show } = await open('/apps/moniteurs?archived=true')
    const moniteur = await buildMoniteur(ecole, { nom: 'Zitouni' })
    await ecole.post(`/api/moniteur/${moniteur.id}/archive`)
    const { user } = await show()
    await rowOf(/Zitouni/)
    await user.click(screen.getByRole('button', { name: /^Actions/ }))
    expect(await screen.findByRole('menuitem', { name: 'Désarchiver' })).toBeVisible()
    expect(screen.getByRole('button', { name: /Retirer le filtre Fiches.*Archivées/ })).toBeVisible()
  })

  it('redirects from a page beyond the end to the last page', async () => {
    const { open: show } = await open('/apps/moniteurs?page=7')
    const { here } = await show()
    expect(await screen.findByText('1–5 sur 5')).toBeVisible()
    await waitFor(() => expect(here()).toBe('/apps/moniteurs'))
  })
})
