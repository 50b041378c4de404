import type { Caisse, CaisseSessionDetail } from '@contract/caisse/caisse'
import type { Cheque } from '@contract/caisse/cheque'
import type { Page } from '@contract/list'
import { routes as caisses } from '@src/views/caisse/routes'
import { routes } from '@src/views/transaction/routes'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { insertPrices, pay } from '@tests/helpers/argent/argent'
import { closeCaisse } from '@tests/helpers/argent/caisse'
import { buildCandidat, permiOf } from '@tests/helpers/factories'
import { type Client, signedIn, startSchool } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import { stubMedia } from '@tests/helpers/pages/screens'
import { describe, expect, it, vi } from 'vitest'

const PATH = '/apps/transactions'
const SLOW = { timeout: 40_000 }
vi.setConfig({ testTimeout: 120_000 })

const plain = (text: string | null | undefined) => (text ?? '').replace(/[\s\u00a0\u202f]+/g, ' ')
const panel = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }, SLOW))
const session = async (client: Client) => (await client.get<Caisse>('/api/caisse')).body.session

/** A school whose cashier has taken 72.500. */
async function startBox() {
  const { backend, ecole } = await startSchool()
  await insertPrices(backend, await permiOf(ecole))
  const { id } = await buildCandidat(ecole, { nom: 'Payeur', prenom: 'Sami' })
  await ecole.post(`/api/candidat/${id}/inscription`, { formule: 'HOURS', idForfait: null, dateDebut: '2026-11-01' })
  await pay(ecole, id, 72_500)
  return { backend, ecole, id }
}

describe('closing a cash box', () => {
  it('counts notes and coins by the keyboard alone, shows the difference after, and keeps the report', async () => {
    const { backend, ecole } = await startBox()
    const { user } = await openPage(backend, [...routes, ...caisses], PATH)
    const opener = await screen.findByRole('button', { name: 'Clôturer ma caisse' }, SLOW)
    opener.focus()
    await user.keyboard('{Enter}')
    const count = await panel('Clôturer ma caisse')
    await waitFor(() => expect(count.getByRole('textbox', { name: /^Billets de 50\sDT$/ })).toHaveFocus())
    // Enters 50 + 20, moves up and down, then 2 of 1 DT. The sum of 72.500 is not shown before the count is sent.
    await user.keyboard('1{Enter}1{ArrowDown}{ArrowUp}{ArrowDown}{Enter}{Enter}{Enter}{Enter}2')
    expect(count.getByRole('textbox', { name: /^Pièces de 1\sDT$/ })).toHaveFocus()
    expect(plain(count.getByRole('status').textContent)).toContain('Total compté 72,000 DT')
    expect(document.body.textContent).not.toContain('Attendu')
    await user.keyboard('{Enter}{Enter}{Enter}{Enter}{Enter}{Enter}{Enter}{Enter}')
    const motif = await screen.findByRole('textbox', { name: /Motif de l’écart/ })
    const close = await panel('Clôturer ma caisse')
    expect(plain(close.getByText('Attendu').parentElement?.textContent)).toBe('Attendu72,500 DT')
    expect(plain(close.getByText('Il manque').parentElement?.textContent)).toBe('Il manque0,500 DT')
    await waitFor(() => expect(motif).toHaveFocus())
    await user.keyboard('Rendu de monnaie{Tab}')
    expect(close.getByRole('textbox', { name: /Versé au coffre/ })).toHaveValue('22,000')
    await user.keyboard('{Tab}{Tab}')
    expect(close.getByRole('button', { name: 'Clôturer la caisse' })).toHaveFocus()
    await user.keyboard('{Enter}')
    await waitFor(async () => expect(await session(ecole)).toBeNull(), SLOW)
    expect(await screen.findByText('CL-2026-00001 : caisse clôturée')).toBeInTheDocument()
    expect(await screen.findByText('Votre caisse s’ouvre au premier encaissement.')).toBeVisible()
  })

  it.each([true, false])('speaks of keys only where there are some (phone: %s)', async (isTouched) => {
    stubMedia((media) => isTouched && media === '(pointer: coarse)')
    const { backend } = await startBox()
    const { user } = await openPage(backend, routes, PATH)
    await user.click(await screen.findByRole('button', { name: 'Clôturer ma caisse' }, SLOW))
    const count = await panel('Clôturer ma caisse')
    expect(count.getByText(/^Combien de billets et de pièces/)).toBeVisible()
    expect(count.queryByText(/Entrée ou ↓/) === null).toBe(isTouched)
    vi.unstubAllGlobals()
  })

  it('refuses a number of coins that is none, and keeps it as typed', async () => {
    const { backend, ecole } = await startBox()
    const { user } = await openPage(backend, routes, PATH)
    await user.click(await screen.findByRole('button', { name: 'Clôturer ma caisse' }, SLOW))
    const count = await panel('Clôturer ma caisse')
    const [notes] = count.getAllByRole('textbox')
    await user.type(notes ?? document.body, '2,5')
    expect(notes).toHaveValue('2,5')
    expect(notes).toHaveAccessibleDescription('Nombre entier attendu, sans décimales.')
    expect(count.getByRole('button', { name: 'Valider le comptage' })).toBeDisabled()
    await user.type(notes ?? document.body, '{Backspace}{Backspace}')
    expect(notes).toBeValid()
    expect(await session(ecole)).not.toBeNull()
  })

  it('takes a total, and asks for a reason before it sends', async () => {
    const { backend, ecole } = await startBox()
    const { user } = await openPage(backend, routes, PATH)
    await user.click(await screen.findByRole('button', { name: 'Clôturer ma caisse' }, SLOW))
    const count = await panel('Clôturer ma caisse')
    await user.click(count.getByRole('button', { name: 'Saisir seulement le total' }))
    await user.type(count.getByRole('textbox', { name: /Total compté/ }), '70{Enter}')
    await user.click(await screen.findByRole('button', { name: 'Clôturer la caisse' }))
    expect(await screen.findByRole('textbox', { name: /Motif de l’écart/ })).toBeInvalid()
    expect(await session(ecole)).not.toBeNull()
  })

  it('of yesterday comes first, in the place of the payment, whose amount is kept', async () => {
    const { backend, ecole, id } = await startBox()
    backend.clock.now = new Date('2026-11-22T09:00:00.000Z')
    const { user } = await openPage(backend, routes, `${PATH}?encaisser=1`)
    const search = await panel('Encaisser')
    await user.type(search.getByRole('combobox'), 'Payeur')
    await user.click(await screen.findByRole('option', { name: /Sami Payeur/ }, SLOW))
    const amount = await screen.findByRole('textbox', { name: /^Montant/ }, SLOW)
    await user.clear(amount)
    await user.type(amount, '12,5')
    await user.click(await screen.findByRole('button', { name: 'Clôturer maintenant' }, SLOW))
    const count = await panel(/Clôturer la caisse du/)
    await user.click(count.getByRole('button', { name: 'Saisir seulement le total' }))
    await user.type(count.getByRole('textbox', { name: /Total compté/ }), '72,5{Enter}')
    await user.click(await screen.findByRole('button', { name: 'Clôturer la caisse' }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Montant/ })).toHaveValue('12,5'), SLOW)
    await user.click(screen.getByRole('button', { name: /^Encaisser 12,500/ }))
    const later = await signedIn(backend, 'ecole')
    await waitFor(async () => expect(await session(later)).toMatchObject({ jour: '2026-11-22' }))
    expect(id).toBeGreaterThan(0)
    expect(ecole.token).not.toBeNull()
  })
})

describe('the closings', () => {
  it('are listed with their differences, each with its report, and a difference is taken back', async () => {
    const { backend, ecole } = await startBox()
    const closed = await closeCaisse(ecole, { compte: 70_000, motif: 'Manquant' })
    const { user } = await openPage(backend, caisses, '/apps/transactions/clotures')
    const table = within(await screen.findByRole('table', { name: 'Clôtures de caisse' }, SLOW))
    expect(await table.findByText('CL-2026-00001', {}, SLOW)).toBeVisible()
    const [, state, number] = ['Caissier', 'État', 'Numéro'].map((name) =>
      table.getAllByRole('columnheader').findIndex(({ textContent }) => textContent?.startsWith(name)),
    )
    const cells = table.getAllByRole('row')[1]?.children
    expect(cells?.[state ?? -1]).toHaveTextContent('Clôturée')
    expect(cells?.[number ?? -1]).toHaveTextContent('CL-2026-00001')
    expect(table.getByText(/2,500\sDT$/).tagName).toBe('B')
    expect(plain(table.getAllByRole('row')[1]?.textContent)).toContain('−2,500 DT')
    expect(await screen.findByRole('region', { name: 'Écarts par caissier et par mois' })).toBeVisible()
    await user.click(table.getByRole('button', { name: /21 nov. 2026/ }))
    const report = await panel('CL-2026-00001')
    expect(await report.findByText('Manquant')).toBeVisible()
    expect(report.getByRole('button', { name: 'Rapport (PDF)' })).toBeEnabled()
    await user.click(report.getByRole('button', { name: 'Reprendre l’écart' }))
    await user.type(await screen.findByRole('textbox', { name: /Explication/ }), 'Retrouvé dans le tiroir{Enter}')
    await waitFor(async () => {
      const { body } = await ecole.get<CaisseSessionDetail>(`/api/caisse-session/${closed.body.id}`)
      expect(body.isRepris).toBe(true)
    })
  })
})

it('a closing without a difference shows it without weight', async () => {
  const { backend, ecole } = await startBox()
  await closeCaisse(ecole, { compte: 72_500 })
  await openPage(backend, caisses, '/apps/transactions/clotures')
  const table = within(await screen.findByRole('table', { name: 'Clôtures de caisse' }, SLOW))
  await table.findByText('CL-2026-00001', {}, SLOW)
  expect(table.getAllByRole('row')[1]?.querySelector('b')).toBeNull()
})

const only = async (client: Client) => {
  const [cheque] = (await client.get<{ data: Cheque[] }>('/api/cheque')).body.data
  if (!cheque) throw new Error('No cheque')
  return cheque
}

/** A cheque of 10.000 at the bank. */
async function deposited(ecole: Client, id: number) {
  await pay(ecole, id, 10_000, { method: 'CHEQUE', reference: '0000001' })
  const cheque = await only(ecole)
  await ecole.post('/api/cheque/remise', { ids: [cheque.id], jour: '2026-11-21', bordereau: null })
  return cheque
}

describe('the cheques', () => {
  it('are chosen together, printed on a slip, taken to the bank, and one of them refused', async () => {
    const saved: Blob[] = []
    const createObjectURL = (blob: Blob) => `blob:${saved.push(blob)}`
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined }))
    const { backend, ecole, id } = await startBox()
    await pay(ecole, id, 10_000, { method: 'CHEQUE', reference: '0000001' })
    await pay(ecole, id, 20_000, { method: 'CHEQUE', reference: '0000002' })
    const { user } = await openPage(backend, caisses, '/apps/transactions/cheques')
    const states = within(await screen.findByRole('group', { name: 'Totaux par état' }, SLOW))
    await waitFor(() =>
      expect(plain(states.getByRole('button', { name: /En main/ }).textContent)).toContain('30,000 DT'),
    )
    for (const name of ['0000001', '0000002']) {
      await user.click(await screen.findByRole('checkbox', { name: new RegExp(name) }, SLOW))
    }
    await user.click(screen.getByRole('button', { name: 'Bordereau (PDF)' }))
    await waitFor(() => expect(saved).toHaveLength(1), SLOW)
    expect(await saved[0]?.text()).toContain('trente dinars')
    await user.click(screen.getByRole('button', { name: 'Remettre en banque' }))
    const form = await panel('Remettre en banque')
    await user.type(form.getByRole('textbox', { name: 'Numéro du bordereau' }), 'B-12')
    await user.click(form.getByRole('button', { name: 'Remettre en banque' }))
    const shows = (name: RegExp, text: string) =>
      waitFor(() => expect(plain(states.getByRole('button', { name }).textContent)).toContain(text), SLOW)
    await shows(/Remis/, '30,000 DT')
    await user.click(await screen.findByRole('button', { name: /^0000001/ }, SLOW))
    // The slip of a deposit has all cheques of it, whichever of them is open.
    await user.click(await screen.findByRole('button', { name: 'Bordereau (PDF)' }, SLOW))
    await waitFor(() => expect(saved).toHaveLength(2), SLOW)
    const slip = await saved[1]?.text()
    for (const word of ['Bordereau de remise de chèques B-12', '0000001', '0000002', 'trente dinars'])
      expect(slip).toContain(word)
    await user.click(await screen.findByRole('button', { name: 'Noter le rejet' }, SLOW))
    const refusal = await panel('Chèque rejeté par la banque')
    await user.type(refusal.getByRole('textbox', { name: /Frais de la banque/ }), '15')
    await user.click(refusal.getByRole('button', { name: 'Noter le rejet' }))
    await shows(/Rejeté/, '10,000 DT')
    vi.unstubAllGlobals()
  })

  it('leave the bank again where a step was a slip, at once or later', async () => {
    const { backend, ecole, id } = await startBox()
    await pay(ecole, id, 10_000, { method: 'CHEQUE', reference: '0000001' })
    const { user } = await openPage(backend, caisses, '/apps/transactions/cheques')
    const open = async () => user.click(await screen.findByRole('button', { name: /^0000001/ }, SLOW))
    const states = within(await screen.findByRole('group', { name: 'Totaux par état' }, SLOW))
    const shows = (name: RegExp) =>
      waitFor(() => expect(plain(states.getByRole('button', { name }).textContent)).toContain('10,000 DT'), SLOW)
    await open()
    await user.click(await screen.findByRole('button', { name: 'Remettre en banque' }, SLOW))
    await user.click((await panel('Remettre en banque')).getByRole('button', { name: 'Remettre en banque' }))
    await shows(/Remis/)
    await user.click(await screen.findByRole('button', { name: 'Annuler' }, SLOW))
    await shows(/En main/)
    expect(await screen.findByText('1 chèque revenu à son état précédent')).toBeInTheDocument()
  })

  it.each([
    ['without a fee', 0, false],
    ['with one', 15_000, true],
  ])('have a refusal undone that was a slip, %s, once it is said what that does', async (_name, frais, isFee) => {
    const { backend, ecole, id } = await startBox()
    const cheque = await deposited(ecole, id)
    const refusal = { jour: '2026-11-21', frais, fraisCandidat: false, motif: 'Erreur' }
    await ecole.post(`/api/cheque/${cheque.id}/rejet`, refusal)
    const { user } = await openPage(backend, caisses, '/apps/transactions/cheques')
    await user.click(await screen.findByRole('button', { name: /^0000001/ }, SLOW))
    await user.click(await screen.findByRole('button', { name: 'Annuler le rejet' }, SLOW))
    const sure = await panel('Annuler le rejet')
    const said = plain(sure.getByText(/nouveau reçu/).textContent)
    expect(said).toContain('« Remis en banque ». 10,000 DT')
    expect(said.includes('frais du rejet')).toBe(isFee)
    await user.click(sure.getByRole('button', { name: 'Confirmer' }))
    await waitFor(async () => expect((await only(ecole)).statut).toBe('REMIS'), SLOW)
  })

  it('that the bank has are opened from their payment, which is not offered to be reversed', async () => {
    const { backend, ecole, id } = await startBox()
    const { id: idCheque, idTransaction } = await deposited(ecole, id)
    await openPage(backend, routes, `${PATH}?row=${idTransaction}`)
    const link = await screen.findByRole('link', { name: 'Ouvrir le chèque' }, SLOW)
    expect(link).toHaveAttribute('href', `/apps/transactions/cheques?row=${idCheque}`)
    expect(screen.queryByRole('button', { name: 'Contre-passer' })).toBeNull()
  })

  it('in hand are opened from their payment too, wherever they are in the list', async () => {
    const { backend, ecole, id } = await startBox()
    const numeros = Array.from({ length: 11 }, (_, index) => `000000${index}`)
    for (const reference of numeros) await pay(ecole, id, 1_000, { method: 'CHEQUE', reference })
    // The list begins with the ten latest.
    const { data } = (await ecole.get<Page<Cheque>>('/api/cheque?q=0000000')).body
    const [first] = data
    await openPage(backend, routes, `${PATH}?row=${first?.idTransaction}`)
    const link = await screen.findByRole('link', { name: 'Ouvrir le chèque' }, SLOW)
    expect(screen.getByRole('button', { name: 'Contre-passer' })).toBeVisible()
    cleanup()
    await openPage(backend, caisses, link.getAttribute('href') ?? '')
    expect(await screen.findByRole('dialog', { name: /0000000$/ }, SLOW)).toBeVisible()
    expect(await screen.findByRole('button', { name: /^00000010/ }, SLOW)).toBeVisible()
    expect(screen.queryByRole('button', { name: /^0000000/ })).toBeNull()
  })
})
