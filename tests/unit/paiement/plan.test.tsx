import type { CompteCandidat } from '@contract/argent/compte'
import { routes } from '@src/views/candidat/routes'
import { planSteps } from '@src/views/paiement/plan/planSteps'
import { screen, waitFor, within } from '@testing-library/react'
import { compteOf } from '@tests/helpers/argent/argent'
import { buildEnrolled, setPlan, startMoney } from '@tests/helpers/argent/recouvrement'
import { openPage } from '@tests/helpers/page'
import { describe, expect, it } from 'vitest'

const plain = (text: string | null | undefined) => (text ?? '').replace(/[\s\u00a0\u202f]+/g, ' ')
const panel = async (name: string) => within(await screen.findByRole('dialog', { name }))

async function openAccount() {
  const { backend, ecole, idForfait } = await startMoney()
  const one = await buildEnrolled(ecole, idForfait, '2026-11-20')
  const open = () => openPage(backend, routes, `/apps/candidats/${one.id}?tab=paiements`)
  return { backend, ecole, idForfait, open, ...one }
}

describe('the payment plan', () => {
  it('is proposed, changed line by line, and saved once it adds up', async () => {
    const { ecole, id, open } = await openAccount()
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Payer en plusieurs fois' }, { timeout: 40_000 }))
    const form = await panel('Échéancier')
    const first = await form.findByLabelText(/^Montant, échéance 1/)
    expect(first).toHaveValue('211,000')
    await user.clear(first)
    await user.type(first, '200')
    expect(form.getByText(/^Il manque 11,000\sDT\.$/)).toBeVisible()
    await user.click(form.getByRole('button', { name: 'Enregistrer l’échéancier' }))
    expect(await form.findByText('La somme des échéances doit être égale au montant à répartir.')).toBeVisible()
    const last = form.getByLabelText(/^Montant, échéance 4/)
    await user.clear(last)
    await user.type(last, '219')
    expect(form.getByText('Le compte est bon.')).toBeVisible()
    await user.click(form.getByRole('button', { name: 'Enregistrer l’échéancier' }))
    const line = await screen.findByRole('list', { name: 'Échéancier' })
    expect(
      within(line)
        .getAllByRole('listitem')
        .map(({ textContent }) => plain(textContent)),
    ).toEqual([
      expect.stringContaining('aujourd’hui'),
      expect.stringContaining('prochaine'),
      expect.stringContaining('à venir'),
      expect.stringContaining('219,000 DT'),
    ])
    expect((await compteOf(ecole, id)).exigible).toBe(200_000)
  })

  it('says that it no longer adds up after a discount and proposes another', async () => {
    const { ecole, id, idInscription, compte, open } = await openAccount()
    await setPlan(ecole, { id, idInscription }, 'nombre=4&premier=2026-11-21&rythme=MONTH')
    const idLot = compte.inscriptions[0]?.lots.find(({ service }) => service === 'circulation')?.id
    await ecole.post<CompteCandidat>(`/api/inscription/${idInscription}/remise`, {
      idLot,
      montant: 35_000,
      motif: 'Fratrie',
    })
    const { user } = await open()
    expect(await screen.findByText(/Le prix a baissé de 35,000\sDT depuis/, {}, { timeout: 40_000 })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Refaire l’échéancier' }))
    const form = await panel('Échéancier')
    expect(await form.findByLabelText(/^Montant, échéance 1/)).toHaveValue('200,000')
    await user.click(form.getByRole('button', { name: 'Enregistrer l’échéancier' }))
    await waitFor(() => expect(screen.queryByText(/ne tombe plus juste/)).toBeNull())
  })
})

describe('what is to be paid', () => {
  const items = async () => {
    const list = within(await screen.findByRole('region', { name: 'À régler' }, { timeout: 40_000 }))
    return list.getAllByRole('listitem').map(({ textContent }) => plain(textContent))
  }

  it('has its own due date until a plan spreads it', async () => {
    const { open } = await openAccount()
    await open()
    expect((await items()).every((text) => text.includes('échu le'))).toBe(true)
  })

  it('has none under a plan, but for what was bought since', async () => {
    const { backend, ecole, id, idInscription, idForfait, open } = await openAccount()
    await setPlan(ecole, { id, idInscription }, 'nombre=4&premier=2026-12-21&rythme=MONTH')
    backend.clock.now = new Date(backend.clock.now.getTime() + 60_000)
    const lot = { idForfait, dateEffet: '2026-11-21' }
    expect((await ecole.post(`/api/inscription/${idInscription}/lot`, lot)).status).toBe(201)
    await open()
    const shown = await items()
    expect(shown.filter((text) => text.endsWith('selon l’échéancier'))).toHaveLength(4)
    const own = shown.filter((text) => text.endsWith('échu aujourd’hui'))
    expect(own.map((text) => text.split(/\d/)[0])).toEqual(['Code', 'Circulation', 'Parc'])
    const due = own.reduce((sum, text) => sum + Number(/\d+,\d{3}/.exec(text)?.[0].replace(',', '')), 0)
    expect((await compteOf(ecole, id)).exigible).toBe(due)
  })
})

it('a promise is noted with what is due, and shown where money is taken', async () => {
  const { open } = await openAccount()
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Noter une promesse' }, { timeout: 40_000 }))
  const form = await panel('Noter une promesse de paiement')
  expect(form.getByLabelText(/^Montant promis/)).toHaveValue('835,000')
  await user.type(form.getByLabelText(/^Promis pour le/), '25/11/2026')
  await user.click(form.getByRole('button', { name: 'Noter la promesse' }))
  expect(await screen.findByText(/^A promis 835,000\sDT pour le 25/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Encaisser' }))
  expect((await panel('Encaisser')).getByText(/^A promis 835,000\sDT/)).toBeVisible()
})

it('the steps of a plan are paid, late, next and later', () => {
  const steps = [
    { date: '2026-11-01', montant: 100, reste: 0 },
    { date: '2026-11-10', montant: 100, reste: 20 },
    { date: '2026-11-21', montant: 100, reste: 100 },
    { date: '2026-12-01', montant: 100, reste: 100 },
    { date: '2027-01-01', montant: 100, reste: 100 },
  ]
  expect(planSteps(steps, '2026-11-21').map(({ state }) => state)).toEqual(['paid', 'late', 'today', 'next', 'later'])
})
