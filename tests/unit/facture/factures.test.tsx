import type { FactureDetail } from '@contract/argent/facture'
import { routes as candidatRoutes } from '@src/views/candidat/routes'
import { routes as configurationRoutes } from '@src/views/configuration/routes'
import { routes } from '@src/views/facture/routes'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { clearPrices, compteOf, insertForfait, insertPrices } from '@tests/helpers/argent/argent'
import { draftOf, sendDraft, sentOf, setReglages, TAXED } from '@tests/helpers/argent/factures'
import { deskWith } from '@tests/helpers/desk'
import { buildCandidat } from '@tests/helpers/factories'
import { type Client, startSchool } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import { describe, expect, it } from 'vitest'

/** A candidate who owes 835.000 in a school that charges 7 %. */
async function startOwing(reglages: Parameters<typeof setReglages>[1] = TAXED) {
  const { backend, ecole } = await startSchool()
  await clearPrices(backend)
  await setReglages(ecole, reglages)
  const { id, idPermi } = await buildCandidat(ecole, { nom: 'Xherifi', prenom: 'Nadia' })
  await insertPrices(backend, idPermi)
  const idForfait = await insertForfait(backend, idPermi)
  await ecole.post(`/api/candidat/${id}/inscription`, { formule: 'FORFAIT', idForfait, dateDebut: '2026-11-20' })
  return { backend, ecole, id }
}

/** An invoice of 595.000 to a company. */
async function sentToCompany(ecole: Client): Promise<FactureDetail> {
  const client = { nom: 'Société Atlas', adresse: '12 rue de Marseille, Tunis', matricule: '1234567/L/A/M/000' }
  const lignes = [{ libelle: 'Formation de conduite', quantite: 1, prix: 595_000, tauxTva: 1900 }]
  const body = { idCandidat: null, client, causes: [], lignes, echeance: null, note: null }
  return (await sendDraft(ecole, (await ecole.post<FactureDetail>('/api/facture', body)).body)).body
}

const SLOW = { timeout: 40_000 }
/** The time limit of tests that load the code of the first page. */
const LONG = 90_000

describe('the list of invoices', () => {
  it(
    'shows drafts and what was sent, with the totals of what matches',
    async () => {
      const { backend, ecole, id } = await startOwing()
      await sentOf(ecole, id)
      await draftOf(ecole, id, { lignes: [{ libelle: 'Attestation', quantite: 1, prix: 10_000, tauxTva: 700 }] })
      await openPage(backend, routes, '/apps/factures')
      expect(await screen.findByRole('link', { name: 'FA-2026-00001' }, SLOW)).toBeVisible()
      expect(screen.getByRole('link', { name: 'Brouillon de facture' })).toBeVisible()
      expect(screen.getByRole('link', { name: 'Transactions' })).toHaveAttribute('href', '/apps/transactions')
      const totals = screen.getByRole('region', { name: 'Totaux' })
      expect(within(totals).getByText(/^835,000/)).toBeVisible()
      expect(within(totals).getByText(/^54,626/)).toBeVisible()
      expect(within(totals).getByText('Brouillons non comptés.')).toBeVisible()
      // Nothing is paid, so the open amount is that of the invoice with its stamp duty.
      const sent = within(await screen.findByRole('row', { name: /FA-2026-00001/ }))
      expect(sent.getAllByText(/^836,000/)).toHaveLength(2)
      expect(within(totals).getByText('Timbre').parentElement).toHaveTextContent(/1,000/)
    },
    LONG,
  )
})

it(
  'an empty list offers a new invoice once, and one without a candidate begins with its client',
  async () => {
    const { backend } = await startOwing()
    const { user } = await openPage(backend, routes, '/apps/factures')
    expect(await screen.findByText('Aucune facture', { exact: false }, SLOW)).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Nouvelle facture' }))
    await screen.findByRole('group', { name: 'Client' }, SLOW)
    const parts = screen.getAllByRole('group').map((part) => part.querySelector('legend')?.textContent)
    expect(parts.filter(Boolean)).toEqual(['Client', 'Lignes', 'Conditions'])
  },
  LONG,
)

it(
  'a new invoice from the list offers the candidates, and goes on as from the file',
  async () => {
    const { backend, ecole } = await startOwing()
    const { user, here } = await openPage(backend, routes, '/apps/factures/new')
    await user.type(await screen.findByRole('textbox', { name: 'Désignation' }, SLOW), 'Attestation')
    await user.type(screen.getByRole('textbox', { name: /^Prix TTC/ }), '10')
    await user.type(await screen.findByRole('combobox', { name: 'Candidat' }, SLOW), 'Xherifi')
    await user.click(await screen.findByRole('option', { name: 'Nadia Xherifi' }, SLOW))
    expect(await screen.findByRole('checkbox', { name: /^Heures de circulation/ }, SLOW)).toBeChecked()
    // What was typed before the choice is taken along.
    expect(screen.getByRole('textbox', { name: 'Désignation' })).toHaveValue('Attestation')
    expect(here()).toMatch(/idCandidat=\d+$/)
    await user.click(screen.getByRole('button', { name: 'Enregistrer le brouillon' }))
    await screen.findByRole('heading', { level: 1, name: 'Brouillon de facture' }, SLOW)
    const { body } = await ecole.get<{ data: FactureDetail[] }>('/api/facture')
    expect(body.data[0]).toMatchObject({ status: 'DRAFT', ttc: 845_000, candidat: 'Nadia Xherifi' })
  },
  LONG,
)

describe('an invoice', () => {
  it(
    'is drafted from what a candidate owes, with a typed line',
    async () => {
      const { backend, ecole, id } = await startOwing()
      const { user } = await openPage(backend, routes, `/apps/factures/new?idCandidat=${id}`)
      expect(await screen.findByRole('checkbox', { name: /^Heures de circulation/ }, SLOW)).toBeChecked()
      await user.click(screen.getByRole('button', { name: 'Ajouter une ligne' }))
      await user.type(screen.getByRole('textbox', { name: 'Désignation' }), 'Attestation')
      await user.type(screen.getByRole('textbox', { name: /^Prix TTC/ }), '10')
      await user.click(screen.getByRole('button', { name: 'Enregistrer le brouillon' }))
      await screen.findByRole('heading', { level: 1, name: 'Brouillon de facture' }, SLOW)
      const { body } = await ecole.get<{ data: FactureDetail[] }>('/api/facture')
      expect(body.data[0]).toMatchObject({ status: 'DRAFT', ttc: 845_000 })
    },
    LONG,
  )

  it(
    'takes up a discount too, says what is left out, and names the fault of a tax number beside it',
    async () => {
      const { backend, ecole, id } = await startOwing()
      const [inscription] = (await compteOf(ecole, id)).inscriptions
      const idLot = inscription?.lots.find(({ service }) => service === 'circulation')?.id
      await ecole.post(`/api/inscription/${inscription?.id}/remise`, { idLot, montant: 35_000, motif: 'Fidélité' })
      const { user } = await openPage(backend, routes, `/apps/factures/new?idCandidat=${id}`)
      const discount = await screen.findByRole('checkbox', { name: /^Remise/ }, SLOW)
      expect(discount).toBeChecked()
      expect(screen.getByText(/^À facturer.*800,000/)).toBeVisible()
      await user.click(discount)
      expect(screen.getByText(/^À facturer.*835,000.*Laissé de côté.*−35,000/)).toBeVisible()
      await user.click(discount)
      await user.click(screen.getByRole('switch', { name: /quelqu’un d’autre/ }))
      await user.type(screen.getByRole('textbox', { name: 'Nom ou raison sociale' }), 'Société Essai')
      await user.type(screen.getByRole('textbox', { name: 'Adresse' }), 'Tunis')
      await user.type(screen.getByRole('textbox', { name: 'Matricule fiscal' }), 'xx')
      await user.click(screen.getByRole('button', { name: 'Enregistrer le brouillon' }))
      await waitFor(() => expect(screen.getByRole('textbox', { name: 'Matricule fiscal' })).toBeInvalid(), SLOW)
    },
    LONG,
  )

  it(
    'asks for the answer on VAT, at its field, before the first one can be sent',
    async () => {
      const { backend, ecole, id } = await startOwing({})
      const draft = await draftOf(ecole, id)
      const pages = [...routes, ...configurationRoutes]
      const { user } = await openPage(backend, pages, `/apps/factures/${draft.id}`)
      expect(await screen.findByText(/soumise à la TVA/, undefined, SLOW)).toBeVisible()
      const send = screen.getByRole('button', { name: 'Émettre' })
      expect(send).toBeDisabled()
      expect(send).toHaveAccessibleDescription(/soumise à la TVA/)
      await user.click(screen.getByRole('link', { name: 'Répondre' }))
      const field = await screen.findByRole('combobox', { name: 'TVA de l’auto-école' }, SLOW)
      await waitFor(() => expect(field).toHaveFocus())
    },
    LONG,
  )

  it('tells a cash-desk user whom to ask for the answer on VAT', async () => {
    const { backend, ecole, id } = await startOwing({})
    const draft = await draftOf(ecole, id)
    await deskWith(backend, 'caisse')
    await openPage(backend, routes, `/apps/factures/${draft.id}`, { username: 'ecole-planning' })
    expect(await screen.findByText(/Demandez-le à la personne qui gère/, undefined, SLOW)).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Répondre' })).toBeNull()
  })

  it(
    'is sent after a question, then paid, and a credit note is drafted from it',
    async () => {
      const { backend, ecole, id } = await startOwing()
      const draft = await draftOf(ecole, id)
      const { user } = await openPage(backend, routes, `/apps/factures/${draft.id}`)
      await user.click(await screen.findByRole('button', { name: 'Émettre' }, SLOW))
      const question = await screen.findByRole('dialog', { name: /Émettre cette facture/ }, SLOW)
      await user.click(within(question).getByRole('button', { name: 'Confirmer' }))
      expect(await screen.findByRole('heading', { level: 1, name: 'FA-2026-00001' }, SLOW)).toBeVisible()
      await user.click(screen.getByRole('button', { name: 'Encaisser' }))
      await user.click(await screen.findByRole('button', { name: /^Encaisser.*836/ }, SLOW))
      await waitFor(async () => expect((await compteOf(ecole, id)).aPayer).toBe(0), SLOW)
      expect(await screen.findByText('Réglée', undefined, SLOW)).toBeVisible()
      await user.click(screen.getByRole('button', { name: 'Autres actions' }))
      await user.click(await screen.findByRole('menuitem', { name: 'Faire un avoir' }))
      await user.click(await screen.findByRole('checkbox', { name: /^Heures de code/ }, SLOW))
      await user.type(screen.getByRole('textbox', { name: 'Motif' }), 'Non donné')
      await user.click(screen.getByRole('button', { name: 'Préparer l’avoir' }))
      expect(await screen.findByRole('heading', { level: 1, name: 'Brouillon d’avoir' }, SLOW)).toBeVisible()
      expect(screen.getByRole('link', { name: 'FA-2026-00001' })).toBeVisible()
    },
    LONG,
  )

  it(
    'of a company is paid by a cheque, whose number and bank are asked for',
    async () => {
      const { backend, ecole } = await startOwing({ ...TAXED, timbre: 0 })
      const sent = await sentToCompany(ecole)
      const { user } = await openPage(backend, routes, `/apps/factures/${sent.id}`)
      await user.click(await screen.findByRole('button', { name: 'Encaisser' }, SLOW))
      const form = within(await screen.findByRole('dialog', {}, SLOW))
      await user.click(form.getByRole('radio', { name: 'Chèque' }))
      await user.click(form.getByRole('button', { name: 'Encaisser' }))
      expect(await form.findAllByText('Champ obligatoire.')).toHaveLength(2)
      await user.type(form.getByRole('textbox', { name: 'Numéro du chèque' }), '0012345')
      await user.type(form.getByRole('textbox', { name: 'Banque' }), 'Amen Bank')
      await user.click(form.getByRole('button', { name: 'Encaisser' }))
      expect(await screen.findByText('Réglée', undefined, SLOW)).toBeVisible()
      const cheques = await backend.db
        .selectFrom('cheque')
        .select(['banque', 'montant'])
        .where('numero', '=', '0012345')
        .execute()
      expect(cheques).toEqual([{ banque: 'AMEN BANK', montant: 595_000 }])
    },
    LONG,
  )

  it(
    'of a company takes a withholding of zero, and says what a credit note leaves to give back',
    async () => {
      const { backend, ecole } = await startOwing({ ...TAXED, timbre: 0 })
      const sent = await sentToCompany(ecole)
      const { user } = await openPage(backend, routes, `/apps/factures/${sent.id}`)
      await user.click(await screen.findByRole('button', { name: 'Encaisser' }, SLOW))
      const form = within(await screen.findByRole('dialog', {}, SLOW))
      await user.type(form.getByRole('textbox', { name: /^Retenue/ }), '0')
      await user.click(form.getByRole('button', { name: 'Encaisser' }))
      expect(await screen.findByText('Réglée', undefined, SLOW)).toBeVisible()
      const causes = sent.lignes.flatMap(({ cause }) => cause ?? [])
      const body = { causes, motif: 'Annulé' }
      await sendDraft(ecole, (await ecole.post<FactureDetail>(`/api/facture/${sent.id}/avoir`, body)).body)
      cleanup()
      await openPage(backend, routes, `/apps/factures/${sent.id}`)
      expect(
        await screen.findByText(/^595,000.*reçus en trop, à rendre à Société Atlas/, undefined, SLOW),
      ).toBeVisible()
    },
    LONG,
  )

  it(
    'stands in the candidate’s tab with its PDF',
    async () => {
      const { backend, ecole, id } = await startOwing()
      await sentOf(ecole, id)
      await openPage(backend, candidatRoutes, `/apps/candidats/${id}?tab=paiements`)
      expect(await screen.findByRole('link', { name: 'FA-2026-00001' }, { timeout: 40_000 })).toBeVisible()
      expect(screen.getByRole('button', { name: 'PDF de FA-2026-00001' })).toBeEnabled()
    },
    LONG,
  )
})
