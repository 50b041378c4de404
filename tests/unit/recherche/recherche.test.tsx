import { forgetDrafts } from '@src/redux/session/forgetDrafts'
import { Shell } from '@src/router/frame/Shell'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { insertForfait, pay } from '@tests/helpers/argent/argent'
import type { TestBackend } from '@tests/helpers/backend'
import { buildCandidat, permiOf } from '@tests/helpers/factories'
import { type Client, signedIn, startSchool } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import { buildCast, buildEvenement, evenementValues, MONDAY } from '@tests/helpers/planning'
import { buildExaminateur, buildVehicule } from '@tests/helpers/vehicules'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

/** The frame of every page at any address. */
const EVERYWHERE = [{ path: '*', load: async () => Shell }]

let backend: TestBackend
let idCandidat: number
let idVehicule: number
let idExaminateur: number
let ecole: Client
beforeAll(async () => {
  const started = await startSchool()
  backend = started.backend
  ecole = started.ecole
  const values = { nom: 'Zouaghi', prenom: 'Inès', nomAr: 'الزواغي', prenomAr: 'إيناس', cin: '09123789' }
  const telephone = '97 654 321'
  idCandidat = (await buildCandidat(started.ecole, { ...values, telephone, email: 'ines.z@courriel-test.tn' })).id
  idVehicule = (
    await buildVehicule(started.ecole, { immatriculation: '196 TU 9634', marque: 'Peugeot', modele: '208' })
  ).id
  const examiner = { nom: 'Trimeche', prenom: 'Béchir', telephone: '22 456 789', centre: 'Centre d’El Ménzah' }
  idExaminateur = (await buildExaminateur(started.ecole, { ...examiner, etapes: ['circulation', 'parc'] })).id
})
afterAll(() => backend.stop())

const box = () => screen.findByRole('combobox', { name: /action$/ })
const palette = () => within(screen.getByRole('dialog', { name: 'Rechercher' }))
const options = () =>
  palette()
    .queryAllByRole('option')
    .map(({ textContent }) => textContent?.replace(/[\s\u00a0]+/g, ' ').trim())
const chosen = () => palette().queryByRole('option', { selected: true })
const marks = (within: ParentNode = document) =>
  [...within.querySelectorAll('mark')].map(({ textContent }) => textContent?.replace(/\u00a0/g, ' '))

/** Opens the search by keyboard as an account and types. */
async function search(text: string, username = 'ecole') {
  const page = await openPage(backend, EVERYWHERE, '/', { username })
  await screen.findByRole('button', { name: 'Rechercher' })
  await page.user.keyboard('{Control>}k{/Control}')
  const input = await box()
  if (text) await page.user.type(input, text)
  return { ...page, input }
}

describe('search of a school', () => {
  it.each([
    ['zouaghi', /^Inès Zouaghi/, ['Zouaghi']],
    ['INES ZOUA', /^Inès Zouaghi/, ['Inès Zoua']],
    ['zoua ine', /^Inès Zouaghi/, ['Inè', 'Zoua']],
    ['97654321', /97.654.321/, ['97 654 321']],
    ['97 654', /97.654.321/, ['97 654']],
    ['+21697654321', /97.654.321/, ['97 654 321']],
    ['09123789', /CIN 09123789/, ['09123789']],
    ['الزواغي', /الزواغي/, ['الزواغي']],
    ['ines.z@courriel-test.tn', /ines.z@courriel-test.tn/, ['ines.z@courriel-test.tn']],
  ])('finds a candidate by « %s » and marks the match', async (typed, shown, marked) => {
    const { user, here } = await search(typed)
    const group = await screen.findByRole('group', { name: 'Candidats' })
    const option = within(group).getByRole('option', { name: shown })
    expect(option.textContent).toMatch(/Code$/)
    expect(marks(option)).toEqual(marked)
    // The other result is the action that takes their payment.
    await waitFor(() => expect(within(screen.getByRole('dialog')).getByRole('status').textContent).toBe('2 résultats'))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(here()).toBe(`/apps/candidats/${idCandidat}`))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('leads to the list where there may be more than is shown, and nowhere else', async () => {
    const values = { nom: 'Zmerli', telephone: null, email: null }
    for (const prenom of ['Anis', 'Badr', 'Chiheb', 'Dali']) await buildCandidat(ecole, { ...values, prenom })
    const first = await search('zmerli')
    await screen.findByRole('group', { name: 'Candidats' })
    expect(screen.queryByRole('option', { name: 'Tout voir dans la liste' })).toBeNull()
    cleanup()
    await buildCandidat(ecole, { ...values, prenom: 'Emna' })
    const { user, here } = await search('zmerli')
    const group = within(await screen.findByRole('group', { name: 'Candidats' }))
    expect(group.getAllByRole('option')).toHaveLength(6)
    // Five people, and five actions that take their payments: the way to the list is no result.
    await waitFor(() => expect(within(screen.getByRole('dialog')).getByRole('status').textContent).toBe('10 résultats'))
    await user.click(group.getByRole('option', { name: 'Tout voir dans la liste' }))
    await waitFor(() => expect(here()).toBe('/apps/candidats?archived=tous&q=zmerli'))
    expect(first.here()).toBe('/')
  })

  it('leads to the payments of a person beside whom the latest are shown', async () => {
    const { id } = await buildCandidat(ecole, { nom: 'Zribi', prenom: 'Faten' })
    for (const montant of [1_000, 2_000, 3_000]) await pay(ecole, id, montant)
    const { user, here } = await search('zribi')
    const group = within(await screen.findByRole('group', { name: 'Reçus et mouvements' }))
    await user.click(group.getByRole('option', { name: 'Tout voir dans la liste' }))
    await waitFor(() => expect(here()).toBe('/apps/transactions?q=zribi'))
  })

  it('draws the dots between details outside of what has a direction of its own', async () => {
    await search('zouaghi')
    const option = within(await screen.findByRole('group', { name: 'Candidats' })).getByRole('option')
    const parts = [...option.querySelectorAll('.palette-details > *')]
    expect(parts.length).toBeGreaterThan(1)
    // A dot after a number, inside its direction, stands on its right: in Arabic before it.
    expect(parts.map(({ tagName }) => tagName)).toEqual(parts.map(() => 'SPAN'))
    expect(parts.every((part) => part.querySelector('bdi'))).toBe(true)
  })

  it('finds an expense by whom it paid, and a package by its name', async () => {
    const expense = {
      kind: 'EXPENSE',
      montant: 57_500,
      method: 'TRANSFER',
      categorie: 'carburant',
      payeur: 'Station Zkorbi',
    }
    const paid = (await ecole.post<{ id: number; numero: string }>('/api/transaction', expense)).body
    const first = await search('zkorbi')
    const receipts = within(await screen.findByRole('group', { name: 'Reçus et mouvements' }))
    expect(receipts.getByRole('option', { name: /Station Zkorbi/ }).textContent).toContain(paid.numero)
    await first.user.keyboard('{Enter}')
    await waitFor(() => expect(first.here()).toBe(`/apps/transactions?row=${paid.id}`))
    cleanup()
    const idForfait = await insertForfait(backend, await permiOf(ecole), { nom: 'Érable' })
    const second = await search('erable')
    const packages = within(await screen.findByRole('group', { name: 'Forfaits' }))
    expect(packages.getByRole('option', { name: /^Érable/ }).textContent?.replace(/\s/g, ' ')).toContain('835,000 DT')
    await second.user.keyboard('{Enter}')
    await waitFor(() => expect(second.here()).toBe(`/apps/tarification/forfaits/${idForfait}/edit`))
  })

  it('finds a candidate whose name has a slip, and says what was searched', async () => {
    const { user, here } = await search('zouahgi')
    const group = await screen.findByRole('group', { name: /^Candidats · orthographe proche\s: zouaghi$/ })
    expect(marks(within(group).getByRole('option'))).toEqual(['Zouaghi'])
    await user.keyboard('{Enter}')
    await waitFor(() => expect(here()).toBe(`/apps/candidats/${idCandidat}`))
  })

  it('finds a cheque by its number and opens it beside the list', async () => {
    const cheque = { banque: 'STB', numero: '7041932', titulaire: null, date: '2026-11-20', reserve: true }
    expect((await pay(ecole, idCandidat, 20_000, { method: 'CHEQUE', cheque })).status).toBe(201)
    const { user, here } = await search('7041932')
    const group = await screen.findByRole('group', { name: 'Chèques' })
    await user.click(within(group).getByRole('option', { name: /^7041932\s+Inès Zouaghi.*STB.*En main$/ }))
    await waitFor(() => expect(here()).toMatch(/^\/apps\/transactions\/cheques\?row=\d+$/))
  })

  it('takes a payment of a candidate', async () => {
    const { user, here } = await search('zouaghi')
    const group = await screen.findByRole('group', { name: 'Encaisser' })
    await user.click(within(group).getByRole('option', { name: /Encaisser.*Inès Zouaghi/ }))
    await waitFor(() => expect(here()).toBe(`/apps/candidats/${idCandidat}?tab=paiements&encaisser=1`))
  })

  it.each(['196tu9634', '196 تونس 9634', '196 TU'])('finds a vehicle by plate « %s »', async (typed) => {
    const { user, here } = await search(typed)
    const group = await screen.findByRole('group', { name: 'Véhicules' })
    await user.click(within(group).getByRole('option', { name: /196 TU 9634\s+Peugeot 208/ }))
    await waitFor(() => expect(here()).toBe(`/apps/vehicules/${idVehicule}`))
  })

  it.each(['trimeche', 'bechir tri', '22456789', 'menzah'])('finds an examiner by « %s »', async (typed) => {
    const { user, here } = await search(typed)
    const group = await screen.findByRole('group', { name: 'Examinateurs' })
    const name = /^Béchir Trimeche\s+Circulation, Parc.*22.456.789.*Centre d’El Ménzah/
    await user.click(within(group).getByRole('option', { name }))
    await waitFor(() => expect(here()).toBe(`/apps/examinateurs/${idExaminateur}/edit`))
  })

  it.each([
    ['planifier', 'Planifier une leçon', '/apps/calendrier?nouveau=Hour+circulation'],
    ['lecon nouvelle', 'Planifier une leçon', '/apps/calendrier?nouveau=Hour+circulation'],
    ['excel', 'Importer une liste de candidats', '/apps/candidats/import'],
    ['voiture nouvelle', 'Ajouter un véhicule', '/apps/vehicules/new'],
    ['attester', 'Attester les leçons', '/apps/calendrier/lecons?etat=DUE&sort=start'],
    ['répondre', 'Répondre aux demandes', '/apps/calendrier?demandes=1'],
  ])('finds an action by « %s »', async (typed, name, address) => {
    const { user, here } = await search(typed)
    expect(chosen()?.textContent?.trim()).toBe(name)
    await user.keyboard('{Enter}')
    await waitFor(() => expect(here()).toBe(address))
  })

  it('finds pages by name and synonym, also pages outside the menu', async () => {
    const { user, input } = await search('planning')
    expect(
      within(screen.getByRole('group', { name: 'Pages' }))
        .getAllByRole('option')
        .map(({ textContent }) => textContent?.trim()),
    ).toEqual(['Calendrier', 'Règles de planning'])
    await user.clear(input)
    await user.type(input, 'a revoir')
    expect(chosen()?.textContent?.trim()).toBe('À revoir')
  })
})

describe('keyboard in the search', () => {
  it('moves through the lines in a circle, and Escape returns the focus', async () => {
    const { user, input } = await search('')
    const first = options()[0]
    expect(chosen()?.textContent?.trim()).toBe(first)
    await user.keyboard('{ArrowUp}')
    expect(chosen()?.textContent?.trim()).toBe(options().at(-1))
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(chosen()?.textContent?.trim()).toBe(options()[1])
    expect(input).toHaveAttribute('aria-activedescendant', chosen()?.id)
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('opens the first match however fast Enter follows', async () => {
    const { here } = await search('zouaghi ines{Enter}')
    await waitFor(() => expect(here()).toBe(`/apps/candidats/${idCandidat}`))
  })
})

describe('search by role', () => {
  it('offers instructors their actions and only their own candidates', async () => {
    const moniteur = await signedIn(backend, 'moniteur')
    const { body: own } = await moniteur.get<{ data: { nom: string; prenom: string }[] }>('/api/candidat')
    const { user, input } = await search('', 'moniteur')
    expect(options()).toEqual(expect.arrayContaining(['Attester les leçons', 'Indiquer un congé']))
    expect(options()).not.toContain('Ajouter un candidat')
    await user.type(input, '97654321')
    expect(await screen.findByText(/^Rien pour/)).toBeVisible()
    await user.clear(input)
    await user.type(input, `${own.data[0]?.nom} ${own.data[0]?.prenom}`)
    expect(await screen.findByRole('group', { name: 'Candidats' })).toBeVisible()
  })

  it('offers candidates and clients pages and their actions', async () => {
    const { user, input } = await search('', 'candidat')
    expect(options()).toEqual(expect.arrayContaining(['Demander une leçon', 'Calendrier']))
    await user.type(input, 'zouaghi')
    expect(await screen.findByText(/^Rien pour/)).toBeVisible()
  })

  it('finds schools for the platform', async () => {
    const manager = await signedIn(backend, 'manager')
    const { body: school } = await manager.get<{ nom: string }>('/api/autoecole/1')
    const { user, here } = await search(school.nom, 'manager')
    const group = await screen.findByRole('group', { name: 'Auto-écoles' })
    await user.click(within(group).getAllByRole('option')[0] ?? group)
    await waitFor(() => expect(here()).toBe('/apps/autoecole/1'))
  })
})

it('finds demo pages beside those of the menu where the demo is shown', async () => {
  await search('facture', 'manager')
  const group = await screen.findByRole('group', { name: 'Pages de démonstration' })
  expect(within(group).getByRole('option', { name: /Nouvelle facture/ })).toBeVisible()
  expect(within(screen.getByRole('group', { name: 'Pages' })).getByRole('option', { name: 'Factures' })).toBeVisible()
})

it('finds a page with a slip in its name where nothing else was found', async () => {
  const { user, here } = await search('vehciules')
  const group = await screen.findByRole('group', { name: 'Pages' })
  expect(within(group).getByRole('option', { name: /^Véhicules/ })).toBeInTheDocument()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(here()).toBe('/apps/vehicules'))
})

it('runs a command instead of opening a page', async () => {
  const { user, here } = await search('mode sombre')
  expect(chosen()?.textContent?.trim()).toBe('Changer l’apparence')
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('dialog', { name: 'Apparence' })).toBeInTheDocument()
  expect(here()).toBe('/')
})

describe('recent searches', () => {
  it('are offered first to the user who opened them', async () => {
    const { user, here } = await search('97654321')
    await screen.findByRole('group', { name: 'Candidats' })
    await user.keyboard('{Enter}{Control>}k{/Control}')
    await user.type(await box(), 'agenda{Enter}{Control>}k{/Control}')
    const group = await screen.findByRole('group', { name: 'Récents' })
    const lines = within(group).getAllByRole('option')
    expect(lines.map(({ textContent }) => textContent?.trim())).toEqual([
      'Calendrier',
      expect.stringContaining('Inès Zouaghi'),
    ])
    await user.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(here()).toBe(`/apps/candidats/${idCandidat}`))
  })

  it('are deleted when another user searches on the device', async () => {
    const opened = { id: 'candidat-1', kind: 'candidat', label: 'Quelqu’un d’autre', to: '/apps/candidats/1' }
    const page = await openPage(backend, EVERYWHERE, '/')
    localStorage.setItem('recentSearch', JSON.stringify({ owner: 987_654, rows: [opened] }))
    await screen.findByRole('button', { name: 'Rechercher' })
    await page.user.keyboard('{Control>}k{/Control}')
    await box()
    expect(screen.queryByText('Quelqu’un d’autre')).toBeNull()
    expect(localStorage.getItem('recentSearch')).toBeNull()
  })

  it('are deleted with the drafts at sign-out', async () => {
    localStorage.setItem('recentSearch', '{"owner":1,"rows":[]}')
    await forgetDrafts(1)
    expect(localStorage.getItem('recentSearch')).toBeNull()
  })
})

it('search shows pages and actions while the backend fails', async () => {
  const { user, input } = await search('')
  const answer = vi.spyOn(backend, 'request').mockImplementation(async () => new Response('{}', { status: 500 }))
  await user.type(input, 'zouaghi')
  expect(await screen.findByText(/La recherche n’a pas répondu/)).toBeVisible()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  answer.mockRestore()
  await user.click(screen.getByRole('button', { name: 'Réessayer' }))
  expect(await screen.findByRole('group', { name: 'Candidats' })).toBeVisible()
})

describe('bookmarks of pages', () => {
  const bookmarks = () => within(screen.getByRole('list', { name: 'Favoris' }))

  it('are marked in the search, come first and remain for their user', async () => {
    const { user, input } = await search('agenda')
    expect(chosen()?.textContent?.trim()).toBe('Calendrier')
    await user.click(screen.getByRole('button', { name: /^Ajouter «.Calendrier.» aux favoris$/ }))
    expect(bookmarks().getByRole('link', { name: 'Calendrier' })).toHaveAttribute('href', '/apps/calendrier')
    await user.clear(input)
    expect(
      within(screen.getByRole('group', { name: 'Favoris' }))
        .getByRole('option')
        .textContent?.trim(),
    ).toBe('Calendrier')
    await user.click(screen.getByRole('button', { name: /^Retirer «.Calendrier.» des favoris$/ }))
    expect(screen.queryByRole('group', { name: 'Favoris' })).toBeNull()
    expect(screen.queryByRole('list', { name: 'Favoris' })).toBeNull()
  })

  it('show only pages that the user still may open', async () => {
    const page = await openPage(backend, EVERYWHERE, '/', { username: 'moniteur' })
    await screen.findByRole('button', { name: 'Rechercher' })
    const { id } = await backend.db
      .selectFrom('utilisateur')
      .select('id')
      .where('username', '=', 'moniteur')
      .executeTakeFirstOrThrow()
    localStorage.setItem(`bookmarks:${id}`, '["transactions","calendrier",7]')
    await page.user.keyboard('{Control>}k{/Control}')
    const group = await screen.findByRole('group', { name: 'Favoris' })
    expect(within(group).getByRole('option').textContent?.trim()).toBe('Calendrier')
  })

  it('of the demo are neither shown nor offered a second time', async () => {
    const { user } = await search('e-mails', 'manager')
    expect(await screen.findByRole('link', { name: 'E-mails' })).toBeInTheDocument()
    const emails = () => screen.queryAllByRole('link', { name: 'E-mails' }).filter((link) => link.closest('.topbar'))
    await waitFor(() => expect(emails()).toHaveLength(1))
    await user.click(await screen.findByRole('button', { name: /^Retirer «.E-mails.» des favoris$/ }))
    await waitFor(() => expect(emails()).toEqual([]))
    await user.click(await screen.findByRole('button', { name: /^Ajouter «.E-mails.» aux favoris$/ }))
    await waitFor(() => expect(emails()).toHaveLength(1))
    expect(screen.getByRole('button', { name: /^Retirer «.E-mails.» des favoris$/ })).toBeInTheDocument()
  })

  it('are not offered for records and actions', async () => {
    await search('97654321')
    await screen.findByRole('group', { name: 'Candidats' })
    expect(screen.queryByRole('button', { name: /favoris$/ })).toBeNull()
  })
})

it('finds a lesson by person and day, and a receipt by its number', async () => {
  const cast = await buildCast(backend, ecole)
  const { id } = await buildCandidat(ecole, { nom: 'Xylander', prenom: 'Salma' })
  const event = await buildEvenement(ecole, evenementValues(cast, { props: { idCandidats: [id] } }))
  const { body: receipt } = await pay(ecole, id, 5_000)
  const { user, input, here } = await search('xylander lundi')
  const lessons = await screen.findByRole('group', { name: 'Leçons et examens' })
  const option = within(lessons).getByRole('option', { name: /Salma Xylander.*Heure de circulation.*Planifié/ })
  expect(option.textContent).toContain('09:00')
  await user.clear(input)
  await user.type(input, receipt.numero.toLowerCase())
  const receipts = await screen.findByRole('group', { name: 'Reçus et mouvements' })
  await user.click(within(receipts).getByRole('option', { name: /Salma Xylander.*Règlement.*5,000/ }))
  await waitFor(() => expect(here()).toBe(`/apps/transactions?row=${receipt.id}`))
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await box(), 'leçon xylander')
  const found = await screen.findByRole('group', { name: 'Leçons et examens' })
  await user.click(within(found).getByRole('option', { name: /Salma Xylander/ }))
  await waitFor(() => expect(here()).toBe(`/apps/calendrier?evenement=${event.idEvenement}&jour=${MONDAY}`))
})
