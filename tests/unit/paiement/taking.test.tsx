import type { Cheque } from '@contract/caisse/cheque'
import type { Page } from '@contract/list'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { compteOf, pay } from '@tests/helpers/argent/argent'
import { unreliable } from '@tests/helpers/hosts/unreliable'
import { readError } from '@tests/helpers/pages/errorDialog'
import { describe, expect, it } from 'vitest'
import { account, openAccount, panel, payments, plain, shows, startAccount } from './account'

describe('cash that is handed over', () => {
  it('says the change, and is not less than the amount that is taken', async () => {
    const { backend, ecole, id, address } = await startAccount()
    const { user } = await openAccount(backend, address)
    await user.click((await account()).getByRole('button', { name: 'Encaisser' }))
    const form = await panel('Encaisser')
    const received = form.getByRole('textbox', { name: /^Somme reçue/ })
    const submit = form.getByRole('button', { name: /^Encaisser/ })
    await user.type(received, '800')
    await user.click(submit)
    expect(plain((await form.findByText(/^Il manque/)).textContent)).toBe('Il manque 35,000 DT')
    await waitFor(() => expect(received).toBeInvalid())
    expect((await compteOf(ecole, id)).aPayer).toBe(835_000)
    await user.clear(received)
    await user.type(received, '840')
    expect(plain(form.getByText('À rendre').parentElement?.textContent ?? '')).toContain('5,000 DT')
    await user.click(submit)
    await shows('Compte soldé')
  })
})

describe('a payment that is being typed', () => {
  it('survives a reload of the page, and is forgotten once its panel is closed', async () => {
    const { backend, address } = await startAccount()
    const paying = `${address}&encaisser=1`
    const { user } = await openAccount(backend, paying)
    const typed = (await panel('Encaisser')).getByRole('textbox', { name: /^Somme reçue/ })
    await user.type(typed, '900')
    cleanup()
    const again = await openAccount(backend, paying, { username: 'ecole', keepsStorage: true })
    const form = await panel('Encaisser')
    expect(form.getByRole('textbox', { name: /^Somme reçue/ })).toHaveValue('900')
    await again.user.click(form.getByRole('button', { name: 'Annuler' }))
    await again.user.click((await account()).getByRole('button', { name: 'Encaisser' }))
    expect((await panel('Encaisser')).getByRole('textbox', { name: /^Somme reçue/ })).toHaveValue('')
  })
})

describe('the day of a payment', () => {
  it('that is too long ago is refused, and its folded field is opened', async () => {
    const { backend, ecole, id, address } = await startAccount()
    const { user } = await openAccount(backend, address)
    await user.click((await account()).getByRole('button', { name: 'Encaisser' }))
    const form = await panel('Encaisser')
    await user.click(form.getByText('Payeur et date'))
    const day = form.getByRole('textbox', { name: /^Date du versement/ })
    await user.clear(day)
    await user.type(day, '20/11/2016')
    await user.click(form.getByText('Payeur et date'))
    expect(day.closest('details')).not.toHaveAttribute('open')
    await user.click(form.getByRole('button', { name: /^Encaisser/ }))
    await waitFor(() => expect(day).toBeInvalid())
    await waitFor(() => expect(day.closest('details')).toHaveAttribute('open'))
    expect((await compteOf(ecole, id)).aPayer).toBe(835_000)
  })
})

describe('taking money', () => {
  it('fills in what is due, takes it by a digit and a press, and gives the focus back', async () => {
    const { backend, ecole, id, address } = await startAccount()
    const { user, here } = await openAccount(backend, address)
    const opener = (await account()).getByRole('button', { name: 'Encaisser' })
    await user.click(opener)
    await waitFor(() => expect(here()).toContain('encaisser=1'))
    const form = await panel('Encaisser')
    expect(form.getByRole('textbox', { name: /^Montant/ })).toHaveValue('835,000')
    expect(form.getByRole('radio', { name: 'Espèces' })).toHaveFocus()
    await user.keyboard('2')
    expect(form.getByRole('radio', { name: 'Chèque' })).toBeChecked()
    await user.type(form.getByRole('textbox', { name: 'Numéro du chèque' }), '0012345')
    await user.type(form.getByRole('textbox', { name: 'Banque' }), 'Amen Bank')
    await user.click(form.getByRole('button', { name: /^Encaisser/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(here()).not.toContain('encaisser'))
    expect(await screen.findByText(/RC-2026-00001\s:\s835,000\sDT encaissés/)).toBeInTheDocument()
    await shows('Compte soldé')
    expect((await payments()).getByText('Chèque 0012345', { exact: false })).toBeVisible()
    expect((await compteOf(ecole, id)).transactions[0]).toMatchObject({ method: 'CHEQUE', reference: '0012345' })
    expect(opener).toHaveFocus()
  })

  it('counts the change, and says that an overpayment stays as a credit', async () => {
    const { backend, address } = await startAccount()
    const { user } = await openAccount(backend, `${address}&encaisser=1`)
    const form = await panel('Encaisser')
    const amount = form.getByRole('textbox', { name: /^Montant/ })
    await user.clear(amount)
    await user.type(amount, '875')
    expect(plain(form.getByText(/resteront en avoir/).textContent)).toBe('40,000 DT resteront en avoir.')
    await user.type(form.getByRole('textbox', { name: /^Somme reçue/ }), '900')
    expect(plain(form.getByText('À rendre').parentElement?.textContent ?? '')).toBe('À rendre 25,000 DT')
    await user.click(form.getByRole('button', { name: /^Encaisser/ }))
    await shows('Avoir40,000 DT')
  })

  it('keeps everything typed when another cashier was faster, and shows both balances', async () => {
    const { backend, ecole, id, address } = await startAccount()
    const { user } = await openAccount(backend, `${address}&encaisser=1`)
    const form = await panel('Encaisser')
    const amount = form.getByRole('textbox', { name: /^Montant/ })
    await user.clear(amount)
    await user.type(amount, '200')
    await pay(ecole, id, 100_000)
    await user.click(form.getByRole('button', { name: /^Encaisser/ }))
    const note = await form.findByText(/Le solde a changé/)
    expect(plain(note.textContent)).toContain('835,000 DT → 735,000 DT')
    expect(amount).toHaveValue('200')
    expect(await compteOf(ecole, id)).toMatchObject({ aPayer: 735_000 })
    await user.click(form.getByRole('button', { name: /^Encaisser/ }))
    await shows('Reste à payer535,000 DT')
  })

  it('says of a settled account that it is, and no figure while there is no amount to read', async () => {
    const { backend, ecole, id, address } = await startAccount()
    await pay(ecole, id, 835_000)
    const { user } = await openAccount(backend, `${address}&encaisser=1`)
    const form = await panel('Encaisser')
    expect(form.getByText('Le compte est déjà soldé.')).toBeVisible()
    expect(form.getByRole('button', { name: 'Encaisser' })).toBeVisible()
    const amount = form.getByRole('textbox', { name: /^Montant/ })
    for (const typed of ['1e3', '-0', '１２', '1.234,5', '0,0005']) {
      await user.clear(amount)
      await user.type(amount, typed)
      expect(form.getByRole('button', { name: 'Encaisser' })).toBeVisible()
      expect(form.queryByText(/restera|resteront|soldé/)).toBeNull()
      await user.tab()
      await waitFor(() => expect(amount).toBeInvalid())
    }
    await user.clear(amount)
    await user.type(amount, '12,5')
    await waitFor(() => expect(amount).toBeValid())
    expect(form.getByRole('button', { name: /^Encaisser 12,500/ })).toBeVisible()
  })

  it('shows the new balance when the payment before was saved although its answer was lost', async () => {
    const { backend, ecole, id, address } = await startAccount()
    const { backend: spoilt, line } = unreliable(backend)
    const { user } = await openAccount(spoilt, `${address}&encaisser=1`)
    const form = await panel('Encaisser')
    const amount = form.getByRole('textbox', { name: /^Montant/ })
    const typeAmount = async (text: string) => {
      await user.clear(amount)
      await user.type(amount, text)
    }
    await typeAmount('100')
    line.on = { method: 'POST', path: /^\/api\/transaction$/, mishap: 'lost' }
    await user.click(form.getByRole('button', { name: /^Encaisser 100/ }))
    await readError()
    expect((await compteOf(ecole, id)).aPayer).toBe(735_000)
    line.on = null
    await typeAmount('120')
    await user.click(form.getByRole('button', { name: /^Encaisser 120/ }))
    const note = await form.findByText(/Le solde a changé/)
    expect(plain(note.textContent)).toContain('835,000 DT → 735,000 DT')
    expect((await compteOf(ecole, id)).aPayer).toBe(735_000)
  })

  it('is taken back from the news, and from its row with a reason', async () => {
    const { backend, ecole, id, address } = await startAccount()
    const { user } = await openAccount(backend, `${address}&encaisser=1`)
    await user.click((await panel('Encaisser')).getByRole('button', { name: /^Encaisser/ }))
    const news = (await screen.findByText(/encaissés/)).parentElement
    if (!news) throw new Error('no news')
    await user.click(within(news).getByRole('button', { name: 'Annuler' }))
    await shows('Reste à payer835,000 DT')
    expect(await (await payments()).findByText('Contre-passé par RC-2026-00002')).toBeVisible()
    expect((await compteOf(ecole, id)).transactions[0]).toMatchObject({ motif: 'Erreur de saisie' })

    const { body } = await pay(ecole, id, 50_000)
    await user.click((await account()).getByRole('button', { name: 'Encaisser' }))
    await user.click((await panel('Encaisser')).getByRole('button', { name: /^Encaisser/ }))
    await user.click((await panel('Encaisser')).getByRole('button', { name: 'Fermer' }))
    await user.click(await screen.findByRole('button', { name: `Actions sur ${body.numero}` }))
    await user.click(await screen.findByRole('menuitem', { name: 'Contre-passer' }))
    const form = await panel(`Contre-passer ${body.numero}`)
    await user.click(form.getByRole('button', { name: 'Contre-passer' }))
    expect(await form.findByText('Champ obligatoire.')).toBeVisible()
    await user.type(form.getByRole('textbox', { name: 'Motif' }), 'Chèque rendu')
    await user.click(form.getByRole('button', { name: 'Contre-passer' }))
    expect(await screen.findByText(/Contre-passe RC-2026-00003\s: Chèque rendu/)).toBeVisible()
    expect((await compteOf(ecole, id)).aPayer).toBe(835_000)
  })
})

describe('a payment by cheque', () => {
  it('leads to the cheque, and is reversed only while the bank does not have it', async () => {
    const { backend, ecole, id, address } = await startAccount()
    await pay(ecole, id, 100_000, { method: 'CHEQUE', reference: '0012345' })
    await pay(ecole, id, 50_000, { method: 'CHEQUE', reference: '0012346' })
    const { data } = (await ecole.get<Page<Cheque>>('/api/cheque?q=0012346')).body
    await ecole.post('/api/cheque/remise', { ids: [data[0]?.id], jour: '2026-11-21', bordereau: null })
    const { user } = await openAccount(backend, address)
    const open = async (numero: string) =>
      user.click((await payments()).getByRole('button', { name: `Actions sur ${numero}` }))
    await open('RC-2026-00001')
    expect(await screen.findByRole('menuitem', { name: 'Contre-passer' })).toBeVisible()
    expect(screen.getByRole('menuitem', { name: 'Ouvrir le chèque' })).toBeVisible()
    await user.keyboard('{Escape}')
    await open('RC-2026-00002')
    const cheque = await screen.findByRole('menuitem', { name: 'Ouvrir le chèque' })
    expect(cheque).toHaveAttribute('href', `/apps/transactions/cheques?row=${data[0]?.id}`)
    expect(screen.queryByRole('menuitem', { name: 'Contre-passer' })).toBeNull()
  })
})

describe('a refund', () => {
  it('names the cheques that the bank has not paid yet, and is given all the same', async () => {
    const { backend, ecole, id, address } = await startAccount()
    await pay(ecole, id, 100_000)
    await pay(ecole, id, 800_000, { method: 'CHEQUE', reference: '0012345' })
    const { user } = await openAccount(backend, address)
    await user.click((await account()).getByRole('button', { name: 'Rembourser' }))
    const form = await panel('Rembourser')
    expect(plain(form.getByText(/pas encore encaissé/).textContent)).toContain(
      'Un chèque n’est pas encore encaissé : 0012345 · 800,000 DT.',
    )
    await user.click(form.getByRole('button', { name: /^Rembourser/ }))
    await waitFor(async () => expect((await compteOf(ecole, id)).aPayer).toBe(0))
  })

  it('says nothing of a cheque that the bank has paid', async () => {
    const { backend, ecole, id, address } = await startAccount()
    await pay(ecole, id, 900_000, { method: 'CHEQUE', reference: '0012345' })
    const ids = (await ecole.get<{ data: { id: number }[] }>('/api/cheque')).body.data.map((cheque) => cheque.id)
    await ecole.post('/api/cheque/remise', { ids, jour: '2026-11-21', bordereau: null })
    await ecole.post('/api/cheque/encaissement', { ids, jour: '2026-11-21' })
    const { user } = await openAccount(backend, address)
    await user.click((await account()).getByRole('button', { name: 'Rembourser' }))
    const form = await panel('Rembourser')
    expect(form.queryByText(/encaissé/)).toBeNull()
  })
})
