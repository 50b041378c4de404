import type { Historique } from '@contract/ecole/historique'
import { changesOf } from '@src/views/historique/changes'
import { routes as historiqueRoutes } from '@src/views/historique/routes'
import { screen, waitFor, within } from '@testing-library/react'
import {
  allCandidats,
  buildCandidat,
  buildMoniteur,
  importInputOf,
  importRow,
  permiOf,
  runImport,
  updateOf,
} from '@tests/helpers/factories'
import { startSchool } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import { buildEntretien, buildVehicule, vehiculeValues } from '@tests/helpers/vehicules'
import { describe, expect, it } from 'vitest'

/** The rows without the heading. */
const rows = async (count: number) => {
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(count + 1))
  return screen.getAllByRole('row').slice(1)
}

describe('log of the school', () => {
  it('shows author, action and record, with each field in words', async () => {
    const { backend, ecole } = await startSchool()
    const made = await buildVehicule(ecole, { immatriculation: '77 TU 8899', kilometrage: 10_000 })
    const idPermi = await permiOf(ecole, 'C')
    const values = { immatriculation: '77 TU 8899', kilometrage: 10_400, finVisite: '2027-01-05' }
    await ecole.put(`/api/vehicule/${made.id}`, { ...vehiculeValues(idPermi, values), version: made.version })
    await buildEntretien(ecole, made.id, { cout: 120_500 })
    const { user, here } = await openPage(backend, historiqueRoutes, '/apps/historiques?entite=vehicule')
    const [maintenance, change, added] = await rows(3)
    if (!maintenance || !change || !added) throw new Error('rows')
    expect(within(maintenance).getByText('Entretien noté')).toBeVisible()
    expect(within(added).getByText('Ajout')).toBeVisible()
    expect(within(change).getByText('Leïla Cherif')).toBeVisible()
    const link = within(change).getByRole('link', { name: '77 TU 8899' })
    expect(link).toHaveAttribute('href', `/apps/vehicules/${made.id}`)
    expect(within(change).getByText('et 1 autre')).toBeVisible()
    await user.click(within(change).getByRole('button'))
    await waitFor(() => expect(here()).toContain('row='))
    const panel = within(await screen.findByRole('dialog', { name: 'Modification' }))
    const changes = panel.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(changes.sort()).toEqual([
      'Kilométrage10\u202f000 km10\u202f400 km',
      'PermisBC',
      'Visite technique jusqu’auVide05/01/2027',
    ])
  })

  it('shows names for ids, and papers', async () => {
    const { backend, ecole } = await startSchool()
    const moniteur = await buildMoniteur(ecole, { nom: 'Zitouni', prenom: 'Hédi' })
    const candidat = await buildCandidat(ecole, { nom: 'Gharbi', prenom: 'Rim' })
    await ecole.put(`/api/candidat/${candidat.id}`, updateOf(candidat, { idMoniteur: moniteur.id }))
    await ecole.put(`/api/candidat/${candidat.id}/document/certificat_medical`, { recu: true, version: 0 })
    await openPage(backend, historiqueRoutes, '/apps/historiques?entite=candidat')
    const [paper, change] = await rows(3)
    expect(paper?.textContent).toContain('Pièce du dossier\u00a0: Certificat médical')
    expect(paper?.textContent).toContain('Au dossierNonOui')
    expect(change?.textContent).toContain('MoniteurVideHédi Zitouni')
    expect(change?.textContent).toContain('Rim Gharbi')
  })

  it('shows an import as one line with pages of rows, and undoes it', async () => {
    const { backend, ecole } = await startSchool()
    const job = await runImport(ecole, importInputOf(Array.from({ length: 12 }, () => importRow())))
    await ecole.put(`/api/candidat/${job.report[3]?.idCandidat}/document/cin`, { recu: true, version: 0 })
    const { user } = await openPage(backend, historiqueRoutes, '/apps/historiques?action=import')
    const [line] = await rows(1)
    if (!line) throw new Error('rows')
    const title = /^Import de candidats\.csv\s: 12 candidats$/
    expect(within(line).getByText(title)).toBeVisible()
    await user.click(within(line).getByRole('button'))
    const panel = within(await screen.findByRole('dialog', { name: title }))
    const lines = within(await panel.findByRole('region', { name: 'Lignes' }))
    await waitFor(() => expect(lines.getAllByRole('listitem')).toHaveLength(10))
    await user.click(lines.getByRole('button', { name: 'Page suivante' }))
    await waitFor(() => expect(lines.getAllByRole('listitem')).toHaveLength(2))
    await user.click(await panel.findByRole('button', { name: 'Annuler cet import' }))
    const dialog = await screen.findByRole('dialog', { name: 'Supprimer les 11 candidats de cet import\u202f?' })
    expect(within(dialog).getByText(/1 candidat reste/)).toBeInTheDocument()
    await user.click(within(dialog).getByRole('button', { name: 'Confirmer' }))
    const kept = within(await panel.findByRole('region', { name: '1 candidat est resté' }))
    expect(kept.getByRole('link', { name: 'Nouveau Importé' })).toBeVisible()
    expect(kept.getByText('A une pièce au dossier')).toBeVisible()
    expect(panel.queryByRole('button', { name: 'Annuler cet import' })).toBeNull()
    expect(await allCandidats(ecole, '&q=importe')).toHaveLength(1)
  })

  it('applies the filters of the address and shows an empty state', async () => {
    const { backend, ecole } = await startSchool()
    await buildVehicule(ecole)
    await openPage(backend, historiqueRoutes, '/apps/historiques?action=archive&depuis=2026-11-01')
    expect(await screen.findByRole('button', { name: /Retirer le filtre Action.*Archivage/ })).toBeVisible()
    expect(screen.getByRole('button', { name: /Retirer le filtre Depuis le.*01\/11\/2026/ })).toBeVisible()
    await waitFor(() => expect(screen.queryAllByRole('row')).toHaveLength(0))
  })
})

it('entry shows what changed, and of a new record only the filled fields', () => {
  const entry = { before: null, after: { nom: 'A', note: null, archived: false, etapes: [], annee: 2020 } }
  const base = {
    id: 1,
    createdAt: '',
    auteur: null,
    entite: 'vehicule',
    idEntite: 1,
    nom: null,
    noms: {},
    action: '',
    idGroupe: null,
  }
  const fields = (one: Pick<Historique, 'before' | 'after'>) => changesOf({ ...base, ...one }).map(({ field }) => field)
  expect(fields(entry)).toEqual(['nom', 'annee'])
  expect(fields({ before: { note: 'a', disponible: true }, after: { note: null, disponible: false } })).toEqual([
    'note',
    'disponible',
  ])
})
