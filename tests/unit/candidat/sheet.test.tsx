import type { CandidatDetail } from '@contract/ecole/candidat'
import { routes as candidatRoutes } from '@src/views/candidat/routes'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { insertExamens, insertHeures } from '@tests/helpers/examens'
import { buildCandidat, updateOf } from '@tests/helpers/factories'
import { signedIn, startSchool } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import { readError } from '@tests/helpers/pages/errorDialog'
import { buildCast, buildEvenement, evenementValues, tunis } from '@tests/helpers/planning'
import { describe, expect, it } from 'vitest'

/** Treats no-break spaces as spaces. */
const plain = { normalizer: (text: string) => text.replace(/\s+/g, ' ').trim() }

describe('sheet of a candidate', () => {
  it('shows every field, the Arabic name marked as Arabic', async () => {
    const { backend, ecole } = await startSchool()
    const values = { nom: 'Zitouni', prenom: 'Hédi', nomAr: 'الزيتوني', prenomAr: 'الهادي', note: 'Préfère le samedi.' }
    const { id } = await buildCandidat(ecole, { ...values, telephone: '98765432', source: 'passage' })
    await openPage(backend, candidatRoutes, `/apps/candidats/${id}`)
    expect(await screen.findByRole('heading', { level: 1, name: 'Hédi Zitouni' })).toBeVisible()
    const [arabic] = screen.getAllByText('الهادي الزيتوني')
    expect(arabic).toHaveAttribute('lang', 'ar')
    expect(arabic).toHaveAttribute('dir', 'rtl')
    expect(screen.getByText('98 765 432', plain)).toBeVisible()
    expect(screen.getByText('17/05/2000 (26 ans)')).toBeVisible()
    expect(screen.getByText('En passant')).toBeVisible()
    expect(screen.getByText('Préfère le samedi.')).toBeVisible()
  })

  it('shows in its header what a phone call needs, and plans the next lesson', async () => {
    const { backend, ecole } = await startSchool()
    const { id } = await buildCandidat(ecole, { nom: 'Zitouni', prenom: 'Hédi' })
    await insertExamens(backend, { idCandidat: id }, [
      { etape: 'code', status: 'SUCCESS', start: '2026-10-19T09:00:00.000Z' },
    ])
    await insertHeures(backend, { idCandidat: id }, [
      { calendar: 'Hour code', status: 'SUCCESS', start: '2026-10-02T09:00:00.000Z' },
      { calendar: 'Hour circulation', status: 'PLANNED', start: '2026-11-24T09:00:00.000Z' },
    ])
    await openPage(backend, candidatRoutes, `/apps/candidats/${id}`)
    const plan = await screen.findByRole('link', { name: 'Planifier une leçon' })
    expect(plan).toHaveAttribute('href', `/apps/calendrier?nouveau=Hour+circulation&candidat=${id}`)
    const facts = (label: string) =>
      screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent?.replace(/\s/g, ' ')
    expect(facts('Prochaine leçon')).toBe('24/11/2026 à 10:00 Heure de circulation')
    expect(facts('Heures faites')).toBe('1 h · 1 h prévue')
    expect(facts('Étape')).toBe('Circulation')
    expect(facts('Réussites valables jusqu’au')).toBe('19/01/2028')
  })

  it('says beside the reckoned readiness what the school says, and takes it back', async () => {
    const { backend, ecole } = await startSchool()
    const { id } = await buildCandidat(ecole, { nom: 'Zitouni', prenom: 'Hédi' })
    const { user } = await openPage(backend, candidatRoutes, `/apps/candidats/${id}?tab=parcours`)
    await user.click(await screen.findByRole('button', { name: 'Donner un avis' }, { timeout: 40_000 }))
    const panel = within(await screen.findByRole('dialog', { name: /^Préparation au code/ }))
    await user.click(panel.getByRole('button', { name: 'Enregistrer l’avis' }))
    expect(await panel.findAllByText('Champ obligatoire.')).toHaveLength(2)
    await user.selectOptions(panel.getByRole('combobox', { name: /Pour le prochain examen/ }), 'Pas encore')
    await user.type(panel.getByRole('textbox', { name: /Motif/ }), 'Les priorités ne sont pas sues')
    await user.click(panel.getByRole('button', { name: 'Enregistrer l’avis' }))
    expect(await screen.findByText(/Pas encore, selon Leïla Cherif/)).toBeVisible()
    expect(screen.getByText('Les priorités ne sont pas sues')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Retirer l’avis' }))
    await waitFor(() => expect(screen.queryByText('Les priorités ne sont pas sues')).toBeNull())
  })

  it('says how many tries are left as a number beside its label', async () => {
    const { backend, ecole } = await startSchool()
    const { id } = await buildCandidat(ecole, { nom: 'Zitouni', prenom: 'Hédi' })
    // Two tries at the manoeuvres.
    await insertExamens(backend, { idCandidat: id }, [
      { etape: 'code', status: 'SUCCESS', start: '2025-10-03T09:00:00.000Z' },
      { etape: 'circulation', status: 'SUCCESS', start: '2026-11-20T09:00:00.000Z' },
    ])
    await openPage(backend, candidatRoutes, `/apps/candidats/${id}?tab=examens`)
    const label = await screen.findByText('Tentatives restantes', { selector: 'dt' }, { timeout: 40_000 })
    expect(label.nextElementSibling?.textContent).toBe('2')
  })

  it('notes a paper in place and undoes it', async () => {
    const { backend, ecole } = await startSchool()
    const { id } = await buildCandidat(ecole, { nom: 'Zitouni' })
    const paper = async () => {
      const { body } = await ecole.get<CandidatDetail>(`/api/candidat/${id}`)
      return body.documents.find(({ type }) => type === 'certificat_medical')
    }
    const { user } = await openPage(backend, candidatRoutes, `/apps/candidats/${id}?tab=documents`)
    const label = 'Certificat médical : au dossier'
    const received = await screen.findByRole('switch', { name: (name) => name.replace(/\s/g, ' ') === label })
    const row = within(received.closest('li')!)
    expect(row.getByText('À fournir')).toBeVisible()
    await user.click(received)
    expect(await row.findByText('Enregistré')).toBeVisible()
    expect((await paper())?.recu).toBe(true)
    // The switch says it; the state beside the name does not repeat it.
    expect(row.getAllByText('Au dossier')).toHaveLength(1)

    const expiry = row.getByLabelText(/valable jusqu’au/)
    await user.type(expiry, '2020-01-31')
    await user.tab()
    expect(await row.findByText('Date dépassée')).toBeVisible()
    await waitFor(async () => expect((await paper())?.dateExpiration).toBe('2020-01-31'))

    await user.click(await row.findByRole('button', { name: 'Annuler' }))
    await waitFor(async () => expect((await paper())?.dateExpiration).toBe(null))
    await waitFor(() => expect(row.queryByText('Date dépassée')).toBeNull())
  })

  it('shows a conflict when another user noted the same paper', async () => {
    const { backend, ecole } = await startSchool()
    const { id } = await buildCandidat(ecole, { nom: 'Zitouni' })
    const { user } = await openPage(backend, candidatRoutes, `/apps/candidats/${id}?tab=documents`)
    const note = await screen.findByLabelText<HTMLInputElement>(/^Contrat signé.*note$/)
    await ecole.put(`/api/candidat/${id}/document/contrat`, { recu: true, version: 0, note: 'Signé ici' })
    await user.type(note, 'Chez le père{Enter}')
    expect(await screen.findByText(/Quelqu’un a modifié cette pièce entre-temps/)).toBeVisible()
    expect(note.value).toBe('Chez le père')
    await user.click(screen.getByRole('button', { name: 'Garder la sienne' }))
    await waitFor(() => expect(note.value).toBe('Signé ici'))
  })

  it('keeps a value that could not be saved and retries', async () => {
    const { backend, ecole } = await startSchool()
    const { id } = await buildCandidat(ecole, { nom: 'Zitouni' })
    const { request } = backend
    let broken = true
    backend.request = (path, init) =>
      broken && path.includes('/document/') ? Promise.resolve(new Response('{}', { status: 500 })) : request(path, init)
    const { user } = await openPage(backend, candidatRoutes, `/apps/candidats/${id}?tab=documents`)
    const note = await screen.findByLabelText<HTMLInputElement>(/^Contrat signé.*note$/)
    await user.type(note, 'Chez le père{Enter}')
    const retry = await screen.findByRole('button', { name: 'Réessayer' })
    expect(note.value).toBe('Chez le père')
    broken = false
    await user.click(retry)
    expect(await screen.findByText('Enregistré')).toBeVisible()
    const { body } = await ecole.get<CandidatDetail>(`/api/candidat/${id}`)
    expect(body.documents.find(({ type }) => type === 'contrat')?.note).toBe('Chez le père')
  })

  it('lists who changed what in plain words', async () => {
    const { backend, ecole } = await startSchool()
    const candidat = await buildCandidat(ecole, { nom: 'Zitouni', telephone: '98765432' })
    await ecole.put(`/api/candidat/${candidat.id}`, updateOf(candidat, { telephone: '71222333', sexe: 'M' }))
    await ecole.put(`/api/candidat/${candidat.id}/document/photos`, { recu: true, version: 0 })
    await ecole.post(`/api/candidat/${candidat.id}/archive`)
    await openPage(backend, candidatRoutes, `/apps/candidats/${candidat.id}?tab=historique`)
    const list = await screen.findByRole('list', { name: 'Historique' })
    const text = (list.textContent ?? '').replace(/\s/g, ' ')
    expect(text).toMatch(/a archivé le candidat/)
    expect(text).toMatch(/a mis à jour une pièce : Photos d’identité/)
    expect(text).toMatch(/Au dossierNonOui/)
    expect(text).toMatch(/a modifié la fiche/)
    expect(text).toMatch(/Téléphone98 765 43271 222 333/)
    expect(text).toMatch(/SexeVideHomme/)
    expect(text).toMatch(/a ajouté le candidat/)
  })

  it('lists what was done to their account and lessons, in the words of the log', async () => {
    const { backend, ecole } = await startSchool()
    const cast = await buildCast(backend, ecole)
    const { candidat } = cast
    await buildEvenement(ecole, evenementValues(cast))
    await backend.db
      .insertInto('historique')
      .values({
        idAutoEcole: 1,
        auteur: 'Leïla Cherif',
        entite: 'compte',
        idEntite: candidat.id,
        action: 'pay',
        after: '{"montant":120500}',
        createdAt: '2026-11-21T09:00:00.000Z',
      })
      .execute()
    await openPage(backend, candidatRoutes, `/apps/candidats/${candidat.id}?tab=historique`)
    const list = await screen.findByRole('list', { name: 'Historique' })
    const text = (list.textContent ?? '').replace(/\s/g, ' ')
    expect(text).toMatch(
      /^Leïla Cherif : Paiement.*Compte du candidatMontant120,500 DTLeïla Cherif : Ajout.*Leçon ou examen/,
    )
    const page = within(list).getByRole('link', { name: 'Compte du candidat' })
    expect(page).toHaveAttribute('href', `/apps/candidats/${candidat.id}?tab=paiements`)
  })

  it('shows an error page for an unknown candidate', async () => {
    const { backend } = await startSchool()
    await openPage(backend, candidatRoutes, '/apps/candidats/999999')
    await readError()
    expect(await screen.findByRole('heading', { level: 1, name: 'Candidat introuvable' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Voir les candidats' })).toBeVisible()
  })

  it('is read-only for the instructor', async () => {
    const { backend } = await startSchool()
    const moniteur = await signedIn(backend, 'moniteur')
    const [own] = (await moniteur.get<{ data: { id: number }[] }>('/api/candidat')).body.data
    const { user } = await openPage(backend, candidatRoutes, `/apps/candidats/${own?.id}`, { username: 'moniteur' })
    await user.click(await screen.findByRole('tab', { name: 'Documents' }))
    expect(screen.queryByRole('switch')).toBeNull()
    expect(screen.queryByRole('tab', { name: 'Historique' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Modifier' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Archiver' })).toBeNull()
  })
})

describe('next lesson of a candidate, read by the instructor who follows them', () => {
  it('leads to the calendar only where the lesson is in it', async () => {
    const { backend, ecole } = await startSchool()
    const moniteur = await signedIn(backend, 'moniteur')
    const { id: idMoniteur } = (await moniteur.get<{ id: number }>('/api/moniteur/me')).body
    const cast = await buildCast(backend, ecole)
    const { id } = await buildCandidat(ecole, { nom: 'Zitouni', prenom: 'Hédi', idMoniteur })
    const lesson = (day: string, props: { idMoniteur: number }) =>
      buildEvenement(
        ecole,
        evenementValues(cast, {
          start: tunis(day, '09:00'),
          end: tunis(day, '10:00'),
          props: { calendar: 'Hour code', idCandidats: [id], idVehicule: null, ...props },
        }),
      )
    await lesson('2026-11-25', { idMoniteur: cast.moniteur.id })
    const open = () => openPage(backend, candidatRoutes, `/apps/candidats/${id}`, { username: 'moniteur' })
    await open()
    expect(await screen.findByText('25/11/2026 à 09:00', plain)).toBeVisible()
    expect(screen.queryByRole('link', { name: /25\/11\/2026/ })).toBeNull()
    cleanup()
    await lesson('2026-11-24', { idMoniteur })
    await open()
    const own = await screen.findByRole('link', { name: /24\/11\/2026/ })
    expect(own.getAttribute('href')).toContain('/apps/calendrier?evenement=')
  })
})

describe('« Ma fiche »', () => {
  it('shows a candidate their own file and the missing papers', async () => {
    const { backend } = await startSchool()
    const candidat = await signedIn(backend, 'candidat')
    const own = (await candidat.get<CandidatDetail>('/api/candidat/me')).body
    await backend.db
      .updateTable('document')
      .set({ recu: 0 })
      .where('idCandidat', '=', own.id)
      .where('type', '=', 'contrat')
      .execute()
    await openPage(backend, candidatRoutes, '/apps/candidat/portfolio', { username: 'candidat' })
    expect(await screen.findByRole('heading', { level: 1, name: `${own.prenom} ${own.nom}` })).toBeVisible()
    expect(screen.getByText(/^À apporter à votre auto-école/)?.textContent).toContain('Contrat signé')
    expect(screen.queryByRole('heading', { name: 'Notes' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Modifier' })).toBeNull()
  })
})
