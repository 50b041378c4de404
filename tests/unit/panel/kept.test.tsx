import type { Page } from '@contract/list'
import type { MessageContact } from '@contract/plateforme/contact'
import { routes as candidats } from '@src/views/candidat/routes'
import { routes as contact } from '@src/views/contact/routes'
import { routes as factures } from '@src/views/facture/routes'
import { routes as reprise } from '@src/views/reprise/routes'
import { routes as transactions } from '@src/views/transaction/routes'
import { routes as vehicules } from '@src/views/vehicule/routes'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { clearPrices, insertPrices, pay } from '@tests/helpers/argent/argent'
import { setReglages, TAXED } from '@tests/helpers/argent/factures'
import { buildCandidat, permiOf, updateOf } from '@tests/helpers/factories'
import { send, signedIn, startFreeSchool, startSchool } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import { buildVehicule } from '@tests/helpers/vehicules'
import { describe, expect, it, vi } from 'vitest'

const SLOW = { timeout: 40_000 }
vi.setConfig({ testTimeout: 120_000 })

const KEPT = 'Brouillon conservé'
const FOUND = 'Votre saisie a été retrouvée. Elle n’est pas encore enregistrée.'
const panel = async (name: string) => within(await screen.findByRole('dialog', { name }, SLOW))
/** Simulates a reload: the next page finds the storage of this one. */
const RELOADED = { keepsStorage: true }

describe('a panel with a form', () => {
  const open = async () => {
    const { backend, ecole } = await startSchool()
    const { id } = await buildVehicule(ecole)
    const { user } = await openPage(backend, vehicules, `/apps/vehicules/${id}`)
    const again = async () => {
      await user.click(await screen.findByRole('button', { name: 'Noter un entretien' }, SLOW))
      return panel('Nouvel entretien')
    }
    return { user, again, first: await again() }
  }
  const note = (form: Awaited<ReturnType<typeof panel>>) => form.getByRole('textbox', { name: 'Note' })

  it.each(['Escape', 'its cross'])('keeps what is typed when %s closes it', async (way) => {
    const { user, again, first } = await open()
    await user.type(note(first), 'Courroie à revoir')
    if (way === 'Escape') await user.keyboard('{Escape}')
    else await user.click(first.getByRole('button', { name: 'Fermer' }))
    expect(await screen.findByText(KEPT)).toBeInTheDocument()
    const second = await again()
    expect(note(second)).toHaveValue('Courroie à revoir')
    expect(second.getByText(FOUND)).toBeVisible()
    await user.click(second.getByRole('button', { name: 'Repartir de zéro' }))
    expect(note(second)).toHaveValue('')
  })

  it('gives up what is typed when it is cancelled, and says nothing when nothing was typed', async () => {
    const { user, again, first } = await open()
    await user.type(note(first), 'Courroie à revoir')
    await user.click(first.getByRole('button', { name: 'Annuler' }))
    expect(note(await again())).toHaveValue('')
    await user.keyboard('{Escape}')
    expect(screen.queryByText(KEPT)).toBeNull()
  })
})

it('a count of the cash box is found again, and counted on', async () => {
  const { backend, ecole } = await startSchool()
  await insertPrices(backend, await permiOf(ecole))
  const { id } = await buildCandidat(ecole)
  await ecole.post(`/api/candidat/${id}/inscription`, { formule: 'HOURS', idForfait: null, dateDebut: '2026-11-01' })
  await pay(ecole, id, 72_500)
  const { user } = await openPage(backend, transactions, '/apps/transactions')
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: 'Clôturer ma caisse' }, SLOW))
    return panel('Clôturer ma caisse')
  }
  const field = (form: Awaited<ReturnType<typeof panel>>, value: number) =>
    form.getByRole('textbox', { name: new RegExp(`^Billets de ${value}\\sDT$`) })
  await user.type(field(await open(), 50), '3')
  await user.keyboard('{Escape}')
  expect(await screen.findByText(KEPT)).toBeInTheDocument()
  const again = await open()
  expect(field(again, 50)).toHaveValue('3')
  await user.type(field(again, 20), '1')
  const total = again.getByText('Total compté').parentElement
  expect(total).toHaveTextContent(/170,000/)
  await user.click(again.getByRole('button', { name: 'Repartir de zéro' }))
  expect(total).toHaveTextContent(/compté 0,000/)
  expect(again.queryByText(FOUND)).toBeNull()
})

it('an invoice that is being typed is not left unasked, and survives a reload', async () => {
  const { backend, ecole } = await startSchool()
  await clearPrices(backend)
  await setReglages(ecole, TAXED)
  const { user, here } = await openPage(backend, factures, '/apps/factures/new')
  await user.type(await screen.findByRole('textbox', { name: 'Désignation' }, SLOW), 'Location de piste')
  await user.click(screen.getByRole('link', { name: 'Annuler' }))
  const question = within(await screen.findByRole('dialog', { name: /^Quitter sans enregistrer/ }))
  await user.click(question.getByRole('button', { name: 'Annuler' }))
  await waitFor(() => expect(here()).toBe('/apps/factures/new'))
  cleanup()
  await openPage(backend, factures, '/apps/factures/new', RELOADED)
  expect(await screen.findByText(FOUND, {}, SLOW)).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Désignation' })).toHaveValue('Location de piste')
})

it('an answer to a message is found again beside its message alone', async () => {
  const { backend } = await startSchool()
  for (const sujet of ['Tarifs', 'Horaires']) {
    await send(backend, 'POST', '/contact-us/submit', {
      body: { nom: 'Ali', email: 'ali@exemple.tn', sujet, texte: 'Bonjour' },
    })
  }
  const { body } = await (await signedIn(backend, 'manager')).get<Page<MessageContact>>('/api/contact')
  const idOf = (subject: string) => body.data.find(({ sujet }) => sujet === subject)?.id
  const open = async (subject: string, keepsStorage: boolean) => {
    cleanup()
    const address = `/apps/messages?row=${idOf(subject)}`
    const { user } = await openPage(backend, contact, address, { username: 'manager', keepsStorage })
    return { user, answer: await (await panel(subject)).findByRole('textbox', { name: /Réponse/ }, SLOW) }
  }
  const { user, answer } = await open('Tarifs', false)
  await user.type(answer, 'Bonjour Ali.')
  expect((await open('Horaires', true)).answer).toHaveValue('')
  expect((await open('Tarifs', true)).answer).toHaveValue('Bonjour Ali.')
})

it('what is typed of candidates who move in survives a reload', async () => {
  const { backend, ecole } = await startFreeSchool()
  await insertPrices(backend, await permiOf(ecole))
  await buildCandidat(ecole, { prenom: 'Aya', nom: 'Reprise Un' })
  await setReglages(ecole, { dateReprise: '2026-11-01' })
  const row = async () => within(await screen.findByRole('form', { name: 'Aya Reprise Un' }, SLOW))
  const search = async (user: Awaited<ReturnType<typeof openPage>>['user']) =>
    user.type(await screen.findByRole('searchbox', { name: 'Nom, CIN, téléphone' }, SLOW), 'Reprise')
  const { user } = await openPage(backend, reprise, '/apps/regularisation/reprise')
  await search(user)
  await user.type((await row()).getByRole('textbox', { name: /^Déjà payé/ }), '300')
  cleanup()
  const later = await openPage(backend, reprise, '/apps/regularisation/reprise', RELOADED)
  await search(later.user)
  const paid = (await row()).getByRole('textbox', { name: /^Déjà payé/ })
  expect(paid).toHaveValue('300')
  await later.user.click(screen.getByRole('button', { name: 'Repartir de zéro' }))
  expect(paid).toHaveValue('')
})

it('what somebody else saved of a record meanwhile is not put back by a draft of other fields', async () => {
  const { backend, ecole } = await startFreeSchool()
  const candidat = await buildCandidat(ecole, { adresse: 'Rue ancienne', telephone: '+21620111222' })
  const address = `/apps/candidats/${candidat.id}/edit`
  const field = (name: RegExp) => screen.findByRole('textbox', { name }, SLOW)
  const { user } = await openPage(backend, candidats, address)
  await user.type(await field(/^Note/), 'Rappeler lundi')
  cleanup()
  const { status } = await ecole.put(`/api/candidat/${candidat.id}`, updateOf(candidat, { adresse: 'Rue nouvelle' }))
  expect(status).toBe(200)
  await openPage(backend, candidats, address, RELOADED)
  expect(await screen.findByText(FOUND, {}, SLOW)).toBeVisible()
  expect(await field(/^Note/)).toHaveValue('Rappeler lundi')
  expect(await field(/^Adresse/)).toHaveValue('Rue nouvelle')
})
