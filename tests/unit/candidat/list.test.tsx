import { routes as candidatRoutes } from '@src/views/candidat/routes'
import { screen, waitFor, within } from '@testing-library/react'
import { insertHeures } from '@tests/helpers/examens'
import { allCandidats, buildCandidat, importInputOf, importRow, runImport } from '@tests/helpers/factories'
import { signedIn, startSchool } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import { readError } from '@tests/helpers/pages/errorDialog'
import { describe, expect, it } from 'vitest'

const LIST = '/apps/candidats'
const table = () => screen.findByRole('table', { name: 'Candidats' })
/** The names of the list in order, without the initials that replace a picture. */
const names = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .queryAllByRole('button')[0]
        ?.textContent?.replace(/^\p{Lu}{2}(?=\p{Lu})/u, ''),
    )
const opener = (name: string) => screen.findByRole('button', { name: new RegExp(name) })

describe('list of candidates', () => {
  it('shows a page sorted by family name and the total', async () => {
    const { backend } = await startSchool()
    await openPage(backend, candidatRoutes, LIST)
    expect(await screen.findByText(/^1–10 sur \d+$/)).toBeInTheDocument()
    const shown = await names()
    expect(shown.filter(Boolean)).toHaveLength(10)
    expect(shown).toEqual([...shown].sort((one = '', other = '') => one.localeCompare(other, 'fr')))
  })

  it('shows the stage and the next lesson, and offers ten more columns', async () => {
    const { backend, ecole } = await startSchool()
    const { id } = await buildCandidat(ecole, { nom: 'Zéphyr', prenom: 'Élodie', email: 'elodie@exemple.tn' })
    await insertHeures(backend, { idCandidat: id }, [
      { calendar: 'Hour code', status: 'SUCCESS', start: '2026-11-02T09:00:00.000Z' },
      { calendar: 'Hour code', status: 'PLANNED', start: '2026-11-24T09:00:00.000Z' },
    ])
    const { user } = await openPage(backend, candidatRoutes, `${LIST}?q=zephyr`)
    const row = (await opener('Zéphyr')).closest('tr')
    expect(row?.textContent).toMatch(/Code.*24\/11\/2026 à 10:00.*Heure de code/)
    expect(screen.queryByText('elodie@exemple.tn')).toBeNull()
    // The column with the day of enrolment would push the state of the file out of a window of 1440 pixels.
    expect(screen.queryByRole('columnheader', { name: /Inscription/ })).toBeNull()
    expect(screen.getByRole('columnheader', { name: /Dossier/ })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Colonnes' }))
    await user.click(screen.getByRole('checkbox', { name: 'E-mail' }))
    await user.click(screen.getByRole('checkbox', { name: 'Heures faites' }))
    expect(await screen.findByText('elodie@exemple.tn')).toBeInTheDocument()
    expect(screen.getByText(/^1\sh$/)).toBeVisible()
    expect(localStorage.getItem('columns:candidats')).toBe('email,heures')
  })

  it('searches without accents by name and phone and keeps the search in the address', async () => {
    const { backend, ecole } = await startSchool()
    await buildCandidat(ecole, { nom: 'Zéphyr', prenom: 'Élodie', telephone: '71 234 567' })
    const { user, here } = await openPage(backend, candidatRoutes, LIST)
    const search = await screen.findByRole('searchbox', { name: 'Nom, CIN, téléphone, e-mail' })
    await user.type(search, 'zephyr elod')
    await waitFor(async () => expect(await names()).toEqual(['Zéphyr Élodie']))
    await waitFor(() => expect(here()).toBe('/apps/candidats?q=zephyr+elod'))
    await user.clear(search)
    await user.type(search, '71 234')
    await waitFor(() => expect(here()).toBe('/apps/candidats?q=71+234'))
    await waitFor(async () => expect(await names()).toEqual(['Zéphyr Élodie']))
  })

  it('shows a chip for each filter and removes the filter with it', async () => {
    const { backend, ecole } = await startSchool()
    await buildCandidat(ecole, { nom: 'Zitouni', prenom: 'Hédi', source: 'publicite', sexe: 'M' })
    const { user, here } = await openPage(backend, candidatRoutes, `${LIST}?q=zitouni`)
    await opener('Zitouni')
    await user.click(screen.getByRole('button', { name: 'Filtres' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sexe' }), 'Femme')
    expect(await screen.findByText('Aucun résultat')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: /Retirer le filtre Sexe.*Femme/ }))
    await opener('Zitouni')
    await waitFor(() => expect(here()).toBe('/apps/candidats?q=zitouni'))
  })

  it('opens a candidate beside the list, archives them and undoes it', async () => {
    const { backend, ecole } = await startSchool()
    const { id } = await buildCandidat(ecole, { nom: 'Zitouni', prenom: 'Hédi', telephone: '98 000 111' })
    const { user, here } = await openPage(backend, candidatRoutes, `${LIST}?q=zitouni`)
    await user.click(await opener('Zitouni'))
    await waitFor(() => expect(here()).toBe(`/apps/candidats?q=zitouni&row=${id}`))
    const panel = await screen.findByRole('dialog', { name: 'Hédi Zitouni' })
    expect(within(panel).getByRole('link', { name: 'Appeler' })).toHaveAttribute('href', 'tel:+21698000111')
    expect(within(panel).getByRole('link', { name: 'Modifier' })).toBeVisible()
    await user.click(within(panel).getByRole('button', { name: 'Archiver' }))
    expect(await screen.findByText('Aucun résultat')).toBeInTheDocument()
    await waitFor(() => expect(here()).toBe('/apps/candidats?q=zitouni'))
    await user.click(await screen.findByRole('button', { name: 'Annuler' }))
    await opener('Zitouni')
    expect((await ecole.get<{ archived: boolean }>(`/api/candidat/${id}`)).body.archived).toBe(false)
  })

  it('archives the selected rows and undoes it', async () => {
    const { backend, ecole } = await startSchool()
    for (const prenom of ['Hédi', 'Salma']) await buildCandidat(ecole, { nom: 'Zitouni', prenom })
    const { user } = await openPage(backend, candidatRoutes, `${LIST}?q=zitouni`)
    await opener('Zitouni Hédi')
    // A screen reader says what comes into a region that was there before.
    const regions = screen.getAllByRole('status')
    await user.click(screen.getByRole('checkbox', { name: 'Sélectionner toute la page' }))
    const bar = await screen.findByRole('region', { name: 'Sélection' })
    expect(within(bar).getByText('2 candidats sélectionnés')).toBeVisible()
    expect(regions.map(({ textContent }) => textContent)).toContain('2 candidats sélectionnés')
    await user.click(within(bar).getByRole('button', { name: 'Archiver' }))
    // The message is drawn and measured before it is shown.
    await waitFor(() => expect(screen.getByText('2 candidats archivés')).toBeInTheDocument())
    expect(await screen.findByText('Aucun résultat')).toBeInTheDocument()
    // A message of another test or action may still be on the page. The newest is first.
    const [undo] = screen.getAllByRole('button', { name: 'Annuler' })
    if (!undo) throw new Error('Nothing to take back')
    await user.click(undo)
    await waitFor(async () => expect(await names()).toEqual(['Zitouni Hédi', 'Zitouni Salma']))
  })

  it('sends the selected candidates their access after a confirmation', async () => {
    const { backend, ecole } = await startSchool()
    await buildCandidat(ecole, { nom: 'Zitouni', prenom: 'Hédi', email: 'hedi@exemple.tn' })
    await buildCandidat(ecole, { nom: 'Zitouni', prenom: 'Salma' })
    const { user } = await openPage(backend, candidatRoutes, `${LIST}?q=zitouni`)
    await opener('Zitouni Hédi')
    await user.click(screen.getByRole('checkbox', { name: 'Sélectionner toute la page' }))
    const bar = await screen.findByRole('region', { name: 'Sélection' })
    await user.click(within(bar).getByRole('button', { name: 'Envoyer les accès' }))
    const dialog = await screen.findByRole('dialog', { name: /leurs accès à 2 candidats/ })
    await user.click(within(dialog).getAllByRole('button').at(-1) ?? dialog)
    await waitFor(() =>
      expect(screen.getByText(/Accès envoyé à 1 candidat\. 1 n’a ni e-mail ni téléphone\./)).toBeInTheDocument(),
    )
    const sent = await backend.db
      .selectFrom('message_sortant')
      .select('id')
      .where('destinataire', '=', 'hedi@exemple.tn')
    // One message when the candidate was added, and this one.
    expect(await sent.execute()).toHaveLength(2)
  })

  it('archives all candidates of the filter beyond the page after showing their number', async () => {
    const { backend, ecole } = await startSchool()
    const rows = Array.from({ length: 23 }, () => importRow({ nom: 'Zitouni' }))
    await runImport(ecole, importInputOf(rows))
    const { user } = await openPage(backend, candidatRoutes, `${LIST}?q=zitouni`)
    await screen.findByText(/^1–10 sur 23$/)
    await user.click(screen.getByRole('checkbox', { name: 'Sélectionner toute la page' }))
    const bar = within(await screen.findByRole('region', { name: 'Sélection' }))
    await user.click(bar.getByRole('button', { name: 'Sélectionner les 23' }))
    expect(await bar.findByText('23 candidats sélectionnés')).toBeVisible()
    await user.click(bar.getByRole('button', { name: 'Archiver' }))
    const dialog = await screen.findByRole('dialog', { name: 'Archiver 23 candidats\u202f?' })
    await user.click(within(dialog).getByRole('button', { name: 'Confirmer' }))
    await waitFor(() => expect(screen.getByText('23 candidats archivés')).toBeInTheDocument())
    expect(await screen.findByText('Aucun résultat')).toBeInTheDocument()
    expect(await allCandidats(ecole, '&q=zitouni')).toEqual([])
  })

  it('suggests to add or import candidates while the school has none', async () => {
    const { backend } = await startSchool()
    await backend.db.updateTable('candidat').set({ archived: 1 }).execute()
    await openPage(backend, candidatRoutes, LIST)
    expect(await screen.findByText('Pas encore de candidat')).toBeInTheDocument()
    expect(screen.getAllByRole('link', { name: 'Nouveau candidat' })).toHaveLength(2)
    expect(screen.getAllByRole('link', { name: 'Importer' })).toHaveLength(2)
  })

  it('shows an error when the list fails to load, and retries', async () => {
    const { backend } = await startSchool()
    const { request } = backend
    let broken = true
    backend.request = (path, init) =>
      broken && path.includes('/api/candidat')
        ? Promise.resolve(new Response('{}', { status: 500 }))
        : request(path, init)
    const { user } = await openPage(backend, candidatRoutes, LIST)
    await readError()
    const retry = await screen.findByRole('button', { name: 'Réessayer' })
    broken = false
    await user.click(retry)
    expect(await table()).toBeVisible()
  })
})

describe('list of candidates for an instructor', () => {
  it('shows their own candidates without actions', async () => {
    const { backend } = await startSchool()
    const moniteur = await signedIn(backend, 'moniteur')
    const own = (await moniteur.get<{ totalDataCount: number }>('/api/candidat')).body.totalDataCount
    const { user } = await openPage(backend, candidatRoutes, LIST, { username: 'moniteur' })
    await waitFor(async () => expect((await names()).filter(Boolean).length).toBe(Math.min(own, 10)))
    expect(screen.queryByRole('link', { name: 'Nouveau candidat' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Importer' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Exporter' })).toBeNull()
    expect(screen.queryByRole('checkbox')).toBeNull()
    await user.click(
      within(await table())
        .getAllByRole('button', { name: /./ })
        .find((button) => button.matches('[data-opener]'))!,
    )
    const panel = await screen.findByRole('dialog')
    expect(await within(panel).findByRole('link', { name: 'Ouvrir la fiche' })).toBeVisible()
    expect(within(panel).queryByRole('button', { name: 'Archiver' })).toBeNull()
    expect(within(panel).queryByRole('link', { name: 'Modifier' })).toBeNull()
  })
})

describe('list of candidates with an invalid address', () => {
  it('ignores the invalid parameters', async () => {
    const { backend } = await startSchool()
    await openPage(backend, candidatRoutes, `${LIST}?inscritDepuis=0002-01-01&idPermi=x&page=zero&sort=rien`)
    await waitFor(async () => expect((await names()).filter(Boolean)).toHaveLength(10))
  })
})
