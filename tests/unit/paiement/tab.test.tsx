import type { CompteCandidat } from '@contract/argent/compte'
import { screen, within } from '@testing-library/react'
import { clearPrices, compteOf, insertForfait, insertPrices, pay } from '@tests/helpers/argent/argent'
import { setReglages } from '@tests/helpers/argent/factures'
import { deskWith } from '@tests/helpers/desk'
import { insertHeures } from '@tests/helpers/examens'
import { buildCandidat } from '@tests/helpers/factories'
import { signedIn, startFreeSchool, startSchool } from '@tests/helpers/http'
import { buildCast, buildEvenement, evenementValues, tunis, verb } from '@tests/helpers/planning'
import { clearPlanning } from '@tests/helpers/schools/clearPlanning'
import { describe, expect, it } from 'vitest'
import { account, openAccount, panel, payments, plain, shows, startAccount } from './account'

describe('the account of a candidate', () => {
  it('begins with an enrolment, whose cost is listed before it is confirmed', async () => {
    const { backend, ecole, id, idPermi, address } = await startAccount({ isEnrolled: false })
    // A free package must never be the one that Enter buys.
    await insertForfait(backend, idPermi, { nom: 'Offert', prix: 0 })
    const { user } = await openAccount(backend, address)
    expect(await screen.findByText('Pas encore inscrit à une formation')).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Inscrire' }))
    const form = await panel('Inscrire à une formation')
    expect(await form.findByRole('radio', { name: /^Complet B/ })).toBeChecked()
    await user.click(form.getByRole('radio', { name: /^Forfaits par défaut/ }))
    expect(plain(form.getByText('À payer à l’inscription').parentElement?.textContent ?? '')).toContain('750,000 DT')
    await user.click(form.getByRole('radio', { name: /^Complet B/ }))
    await user.click(form.getByRole('button', { name: 'Inscrire' }))
    await shows('Reste à payer835,000 DT')
    expect((await compteOf(ecole, id)).aPayer).toBe(835_000)
    expect(screen.getByRole('progressbar', { name: 'Circulation' })).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^reste 20\sh sur 20\sh$/),
    )
  })

  it('leads to the prices while the school has none', async () => {
    const { backend, ecole } = await startSchool()
    await clearPrices(backend)
    const { id } = await buildCandidat(ecole)
    await openAccount(backend, `/apps/candidats/${id}?tab=paiements`)
    expect(await screen.findByRole('link', { name: 'Fixer les tarifs' })).toHaveAttribute('href', '/apps/tarification')
    expect(screen.queryByRole('button', { name: 'Inscrire' })).toBeNull()
  })

  it('shows the sum as its parts, and a discount lowers it', async () => {
    const { backend, ecole, id, address } = await startAccount()
    await pay(ecole, id, 300_000)
    const { user } = await openAccount(backend, address)
    const parts = within(await screen.findByRole('region', { name: 'Détail du solde' }))
    expect(plain(parts.getByText('Règlements').parentElement?.textContent ?? '')).toContain('−300,000 DT')
    await user.click(screen.getByRole('button', { name: 'Autres actions' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Accorder une remise' }))
    const form = await panel('Accorder une remise')
    await user.click(form.getByRole('button', { name: 'Accorder la remise' }))
    expect(await form.findAllByText('Champ obligatoire.')).toHaveLength(3)
    await user.selectOptions(
      form.getByRole('combobox', { name: 'Remise sur' }),
      form.getByRole('option', { name: /^Circulation/ }),
    )
    await user.type(form.getByRole('textbox', { name: /^Montant/ }), '35')
    await user.type(form.getByRole('textbox', { name: 'Motif' }), 'Fidélité')
    await user.click(form.getByRole('button', { name: 'Accorder la remise' }))
    await shows('Reste à payer500,000 DT')
  })

  it('ends with a question that names what is given back', async () => {
    const { backend, ecole, id, address } = await startAccount()
    await pay(ecole, id, 835_000)
    const { user } = await openAccount(backend, address)
    await user.click(await screen.findByRole('button', { name: 'Autres actions' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Terminer l’inscription' }))
    const form = await panel('Terminer l’inscription')
    await user.selectOptions(form.getByRole('combobox', { name: 'Raison de la fin' }), 'Formation terminée')
    await user.type(form.getByRole('textbox', { name: 'Motif' }), 'Déménagement')
    await user.click(form.getByRole('button', { name: 'Terminer' }))
    const question = within(await screen.findByRole('dialog', { name: /^Terminer cette inscription/ }))
    expect(plain(question.getByText(/seront rendus/).textContent)).toContain('785,000 DT')
    await user.click(question.getByRole('button', { name: 'Confirmer' }))
    await shows('Avoir785,000 DT')
    // Nothing of the package is left.
    expect(screen.getByRole('progressbar', { name: 'Circulation' })).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^0.*sur 20\sh.*le reste a été rendu$/),
    )
    await user.click((await account()).getByRole('button', { name: 'Rembourser' }))
    await user.click((await panel('Rembourser')).getByRole('button', { name: /^Rembourser/ }))
    await shows('Compte soldé')
    expect((await compteOf(ecole, id)).aPayer).toBe(0)
  })
})

describe('the end of an enrolment', () => {
  it('opens by a link, and asks for what is planned after it before cancelling it', async () => {
    const { backend, ecole, id, address } = await startAccount()
    await clearPlanning(backend)
    const exam = await ecole.post('/api/calendrier/evenement', {
      start: tunis('2026-11-24', '09:00'),
      end: tunis('2026-11-24', '09:30'),
      extendedProps: { calendar: 'Code exam', idCandidats: [id] },
      malgreImpaye: true,
      malgreContrat: true,
    })
    expect(exam.status).toBe(201)
    const { user } = await openAccount(backend, `${address}&ouvrir=end`)
    const form = await panel('Terminer l’inscription')
    await user.selectOptions(
      form.getByRole('combobox', { name: 'Raison de la fin' }),
      'Abandon, départ ou changement de permis',
    )
    await user.type(form.getByRole('textbox', { name: 'Motif' }), 'Parti')
    await user.click(form.getByRole('button', { name: 'Terminer' }))
    const question = within(await screen.findByRole('dialog', { name: /^Terminer cette inscription/ }))
    await user.click(question.getByRole('button', { name: 'Confirmer' }))
    const ahead = within(await screen.findByRole('dialog', { name: /^Retirer du planning ce qui vient après/ }))
    expect(plain(ahead.getByText(/annule 1 examen à venir/).textContent)).toContain('Examen code le')
    await user.click(ahead.getByRole('button', { name: 'Confirmer' }))
    await shows('Reste à payer50,000 DT')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('what is given up', () => {
  it('is filled with all that is owed, takes a reason, and can be taken back', async () => {
    const { backend, ecole, id, address } = await startAccount()
    const { user } = await openAccount(backend, address)
    await user.click(await screen.findByRole('button', { name: 'Autres actions' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Passer en perte' }))
    const form = await panel('Passer en perte')
    expect(form.getByRole('textbox', { name: /^Montant/ })).toHaveValue('835,000')
    await user.click(form.getByRole('button', { name: 'Passer en perte' }))
    expect(await form.findByText('Champ obligatoire.')).toBeVisible()
    await user.type(form.getByRole('textbox', { name: 'Motif' }), 'Introuvable')
    await user.click(form.getByRole('button', { name: 'Passer en perte' }))
    await shows('Compte soldé')
    const row = within((await payments()).getByRole('listitem'))
    expect(row.getByText(/^Passage en perte · motif.: Introuvable/)).toBeVisible()
    const parts = within(screen.getByRole('region', { name: 'Détail du solde' }))
    expect(plain(parts.getByText('Passé en perte').parentElement?.textContent ?? '')).toContain('−835,000 DT')
    await user.click(row.getByRole('button', { name: /^Actions sur PE-2026-00001/ }))
    expect(screen.queryByRole('menuitem', { name: 'Télécharger le reçu' })).toBeNull()
    await user.click(await screen.findByRole('menuitem', { name: 'Contre-passer' }))
    const reverse = await panel('Contre-passer PE-2026-00001')
    await user.type(reverse.getByRole('textbox', { name: 'Motif' }), 'Retrouvé')
    await user.click(reverse.getByRole('button', { name: 'Contre-passer' }))
    await shows('Reste à payer835,000 DT')
    expect((await compteOf(ecole, id)).aPayer).toBe(835_000)
  })

  it('waits for the management where the cash desk wishes it', async () => {
    const { backend, ecole, id, address } = await startAccount()
    await deskWith(backend, 'caisse')
    const { user } = await openAccount(backend, address, { username: 'ecole-planning' })
    await user.click(await screen.findByRole('button', { name: 'Autres actions' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Passer en perte' }))
    const form = await panel('Passer en perte')
    expect(form.getByText(/attendra l’accord de la direction/)).toBeVisible()
    await user.type(form.getByRole('textbox', { name: 'Motif' }), 'Introuvable')
    await user.click(form.getByRole('button', { name: 'Demander l’accord' }))
    await screen.findByText('Demande envoyée à la direction')
    expect((await compteOf(ecole, id)).aPayer).toBe(835_000)
    const { body } = await ecole.get<{ enAttente: number }>('/api/approbation')
    expect(body.enAttente).toBe(1)
  })
})

describe('what changes an enrolled account', () => {
  it('a further package adds to it, without the file fee that was paid', async () => {
    const { backend, ecole, id, address } = await startAccount()
    const { user } = await openAccount(backend, address)
    await user.click(await screen.findByRole('button', { name: 'Autres actions' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Ajouter un forfait' }))
    const form = await panel('Ajouter un forfait')
    const cost = within(await form.findByLabelText('Ce que cela coûte'))
    expect(plain(cost.getByText('Forfait').parentElement?.textContent ?? '')).toBe('Forfait785,000 DT')
    await user.click(form.getByRole('button', { name: 'Ajouter' }))
    await shows('Reste à payer1 620,000 DT')
    expect((await compteOf(ecole, id)).aPayer).toBe(835_000 + 785_000)
  })

  it('the school waives a missed lesson with a reason', async () => {
    const { backend, ecole } = await startFreeSchool()
    const cast = await buildCast(backend, ecole)
    await insertPrices(backend, cast.idPermi)
    const missed = { start: tunis('2026-11-20', '09:00'), end: tunis('2026-11-20', '10:00') }
    await verb(ecole, await buildEvenement(ecole, evenementValues(cast, missed)), 'no-show')
    const { id } = cast.candidat
    await ecole.post(`/api/candidat/${id}/inscription`, { formule: 'HOURS', idForfait: null, dateDebut: '2026-11-01' })
    const { user } = await openAccount(backend, `/apps/candidats/${id}?tab=paiements`)
    await shows('Reste à payer75,000 DT')
    const absences = within(screen.getByRole('region', { name: 'Absences et annulations tardives' }))
    await user.click(absences.getByRole('button', { name: /^Décider/ }))
    const form = within(await screen.findByRole('dialog', { name: /^Décider/ }))
    expect(form.getByRole('radio', { name: 'Ne rien facturer' })).toBeChecked()
    await user.type(form.getByRole('textbox', { name: 'Motif' }), 'Malade')
    await user.click(form.getByRole('button', { name: 'Enregistrer la décision' }))
    await shows('Reste à payer50,000 DT')
    expect(await absences.findByText('Excusée')).toBeVisible()
  })
})

it('a waiver is given for one of the school’s reasons, where it has named some', async () => {
  const { backend, ecole } = await startFreeSchool()
  const cast = await buildCast(backend, ecole)
  await insertPrices(backend, cast.idPermi)
  await setReglages(ecole, { motifsExcuse: ['Certificat médical', 'Deuil'] })
  const missed = { start: tunis('2026-11-20', '09:00'), end: tunis('2026-11-20', '10:00') }
  await verb(ecole, await buildEvenement(ecole, evenementValues(cast, missed)), 'no-show')
  const { id } = cast.candidat
  await ecole.post(`/api/candidat/${id}/inscription`, { formule: 'HOURS', idForfait: null, dateDebut: '2026-11-01' })
  const { user } = await openAccount(backend, `/apps/candidats/${id}?tab=paiements`)
  await user.click(await screen.findByRole('button', { name: /^Décider/ }))
  const form = within(await screen.findByRole('dialog', { name: /^Décider/ }))
  const motif = await form.findByRole('combobox', { name: 'Motif' })
  await user.selectOptions(motif, 'Deuil')
  await user.click(form.getByRole('button', { name: 'Enregistrer la décision' }))
  await shows('Reste à payer50,000 DT')
})

it('a settled account that is to be looked at says why, and planning is secondary beside « Encaisser »', async () => {
  const { backend, ecole, id, address } = await startAccount()
  await pay(ecole, id, 835_000)
  const lessons = Array.from({ length: 40 }, (_, index) => ({
    calendar: 'Hour circulation' as const,
    status: 'PLANNED' as const,
    start: new Date(Date.UTC(2026, 11, 1 + index, 9)).toISOString(),
  }))
  await insertHeures(backend, { idCandidat: id }, lessons)
  const { user } = await openAccount(backend, `/apps/candidats/${id}`)
  const why = /^Compte à voir\s: leçons planifiées au-delà de ce qui est payé$/
  const light = await screen.findByRole('link', { name: why })
  expect(light).toHaveAttribute('href', address)
  expect(screen.getByRole('link', { name: 'Planifier une leçon' })).toHaveClass('btn-primary')
  await user.click(light)
  await shows('Compte soldé')
  expect(screen.getByRole('link', { name: 'Planifier une leçon' })).toHaveClass('btn-secondary')
  expect((await account()).getByRole('button', { name: 'Encaisser' })).toHaveClass('btn-primary')
})

describe('who sees the account', () => {
  it('the cash desk sees it and takes money, but changes no enrolment', async () => {
    const { backend, ecole, id, address } = await startAccount()
    await backend.db
      .updateTable('utilisateur')
      .set({ acces: 'caisse' })
      .where('username', '=', 'ecole-planning')
      .execute()
    const { user } = await openAccount(backend, address, { username: 'ecole-planning' })
    expect((await account()).queryByRole('button', { name: 'Inscrire' })).toBeNull()
    await user.click((await account()).getByRole('button', { name: 'Autres actions' }))
    expect(screen.queryByRole('menuitem', { name: 'Terminer l’inscription' })).toBeNull()
    await user.keyboard('{Escape}')
    await user.click((await account()).getByRole('button', { name: 'Encaisser' }))
    await user.click((await panel('Encaisser')).getByRole('button', { name: /^Encaisser/ }))
    await shows('Compte soldé')
    expect((await compteOf(ecole, id)).aPayer).toBe(0)
  })

  it('the planning desk has no such tab', async () => {
    const { backend, address } = await startAccount()
    await openAccount(backend, address, { username: 'ecole-planning' })
    expect(await screen.findByRole('tab', { name: 'Documents' })).toBeVisible()
    expect(screen.queryByRole('tab', { name: 'Paiements' })).toBeNull()
    expect(screen.queryByRole('region', { name: 'Compte du candidat' })).toBeNull()
  })

  it('candidates read their own and change nothing', async () => {
    const { backend, ecole } = await startSchool()
    const candidat = await signedIn(backend, 'candidat')
    const { body: own } = await candidat.get<{ id: number; idPermi: number }>('/api/candidat/me')
    await insertPrices(backend, own.idPermi)
    const body = { formule: 'DEFAULT', idForfait: null, dateDebut: '2026-11-20' }
    await ecole.post<CompteCandidat>(`/api/candidat/${own.id}/inscription`, body)
    await pay(ecole, own.id, 300_000)
    await openAccount(backend, '/apps/candidat/portfolio', { username: 'candidat' })
    await shows('Reste à payer450,000 DT')
    expect((await account()).queryByRole('button')).toBeNull()
    // Their only action is a button of its own.
    const receipt = { name: /^Télécharger le reçu\s: RC-2026-00001$/ }
    expect((await payments()).getByRole('button', receipt)).toBeVisible()
  })
})
