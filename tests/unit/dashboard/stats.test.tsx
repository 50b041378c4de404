import type { Moniteur } from '@contract/ecole/moniteur'
import type { Page } from '@contract/list'
// Loaded before the first query: on a busy machine the page alone takes longer than a query waits.
import '@src/views/dashboard/DashboardPage'
import '@src/views/dashboard/stats/StatsSection'
import { routes } from '@src/views/dashboard/routes'
import { routes as transactions } from '@src/views/transaction/routes'
import { screen, waitFor, within } from '@testing-library/react'
import { compteOf, insertForfait, insertPrices, pay } from '@tests/helpers/argent/argent'
import { setReglages } from '@tests/helpers/argent/factures'
import type { TestBackend } from '@tests/helpers/backend'
import { listBehind, rowsBehind, sumsBehind } from '@tests/helpers/behind'
import { deskWith } from '@tests/helpers/desk'
import { insertHeures } from '@tests/helpers/examens'
import { buildCandidat, buildMoniteur, permiOf } from '@tests/helpers/factories'
import { type Client, startSchool } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import { readError } from '@tests/helpers/pages/errorDialog'
import { describe, expect, it } from 'vitest'

const plain = (text: string | null | undefined) => (text ?? '').replace(/[\u00a0\u202f]/g, ' ')

/** An amount as shown, in millimes. */
const millimes = (text: string | null | undefined) => {
  const [amount = ''] = /[−-]?[\d ]+(,\d{3})?/.exec(plain(text)) ?? []
  return Math.round(Number(amount.replace(/ /g, '').replace(',', '.').replace('−', '-')) * 1000)
}

/** The number and the list of each figure of the period. */
async function figures() {
  const list = await screen.findByRole('list', { name: 'Chiffres de la période' })
  return within(list)
    .getAllByRole('link')
    .map((link) => {
      const [label, value] = [...link.children].map(({ textContent }) => plain(textContent))
      return { label, value: value ?? '', to: link.getAttribute('href') ?? '' }
    })
}

/** Adds money that was received, spent and written off this month. */
async function withMoney(backend: TestBackend, ecole: Client): Promise<void> {
  const idPermi = await permiOf(ecole)
  await insertPrices(backend, idPermi)
  const idForfait = await insertForfait(backend, idPermi)
  const { id } = await buildCandidat(ecole)
  await ecole.post(`/api/candidat/${id}/inscription`, { formule: 'FORFAIT', idForfait, dateDebut: '2026-11-01' })
  await pay(ecole, id, 50_000)
  await ecole.post('/api/transaction', { kind: 'EXPENSE', montant: 30_500, method: 'CASH', categorie: 'carburant' })
  const { aPayer: soldeVu } = await compteOf(ecole, id)
  const loss = { kind: 'WRITE_OFF', idCandidat: id, montant: 1000, motif: 'Parti', soldeVu }
  expect((await ecole.post('/api/transaction', loss)).status).toBe(201)
}

describe('statistics of the dashboard', () => {
  it('shows each figure with the number of the list that it opens', async () => {
    const { backend, ecole } = await startSchool()
    await withMoney(backend, ecole)
    await openPage(backend, routes, '/dashboard?periode=annee')
    const shown = await figures()
    expect(shown.map(({ label }) => label)).toEqual([
      'Recettes',
      'Dépenses',
      'En formation',
      'Inscriptions',
      'Leçons attestées',
      'Absences aux leçons',
      'Leçons annulées',
      'Examens réussis',
      'Examens non réussis',
    ])
    const [incoming, outgoing, ...counted] = shown
    for (const { label, value, to } of counted) {
      expect([label, value.replace(/ /g, '')]).toEqual([label, String(await rowsBehind(ecole, to))])
    }
    expect(millimes(incoming?.value)).toBe((await sumsBehind(ecole, incoming?.to ?? ''))?.incoming)
    expect(millimes(outgoing?.value)).toBe((await sumsBehind(ecole, outgoing?.to ?? ''))?.outgoing)
    await backend.stop()
  })

  it('opens receipts and expenses in a list each, with refunds among the receipts', async () => {
    const { backend, ecole } = await startSchool()
    await withMoney(backend, ecole)
    const { id } = await buildCandidat(ecole)
    await pay(ecole, id, 40_000)
    const refund = { kind: 'REFUND', idCandidat: id, montant: 15_000, method: 'CASH', soldeVu: -40_000 }
    expect((await ecole.post('/api/transaction', refund)).status).toBe(201)
    const { user } = await openPage(backend, [...routes, ...transactions], '/dashboard?periode=annee')
    const [incoming, outgoing] = await figures()
    expect([incoming?.value, outgoing?.value]).toEqual(['75,000 DT', '30,500 DT'])
    expect(incoming?.to).not.toBe(outgoing?.to)
    expect((await sumsBehind(ecole, outgoing?.to ?? ''))?.outgoing).toBe(30_500)
    await user.click(await screen.findByRole('link', { name: /^Recettes/ }))
    const totals = await screen.findByRole('region', { name: 'Totaux de la sélection' }, { timeout: 40_000 })
    await waitFor(() => expect(plain(totals.textContent)).toContain('Recettes75,000 DT'))
    expect(plain(totals.textContent)).toContain('Remboursements−15,000 DT')
    expect(screen.getByRole('button', { name: 'Toutes les recettes' })).toHaveAttribute('aria-pressed', 'true')
    await backend.stop()
  })

  it('opens the expenses in a list whose one sum is the figure', async () => {
    const { backend, ecole } = await startSchool()
    await withMoney(backend, ecole)
    const { user } = await openPage(backend, [...routes, ...transactions], '/dashboard?periode=annee')
    await figures()
    await user.click(await screen.findByRole('link', { name: /^Dépenses/ }))
    const totals = await screen.findByRole('region', { name: 'Totaux de la sélection' }, { timeout: 40_000 })
    await waitFor(() => expect(plain(totals.textContent)).toContain('Dépenses30,500 DT'))
    expect(plain(totals.textContent)).toContain('Espèces30,500 DT')
    expect(totals.textContent).not.toMatch(/Encaissements|Solde net|−/)
    await backend.stop()
  })

  it('keeps the chosen period in the address and asks anew', async () => {
    const { backend } = await startSchool()
    const { user, router } = await openPage(backend, routes, '/dashboard')
    const before = await figures()
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Période' }), 'Cette année')
    await waitFor(() => expect(router.state.location.search).toBe('?periode=annee'))
    expect(await screen.findByText('Du jeu. 1er janv. 2026 au sam. 21 nov. 2026')).toBeVisible()
    await waitFor(async () => expect(await figures()).not.toEqual(before))
  })

  it.each([
    ['Examens', {}],
    ['Candidats', {}],
    ['Candidats', { Vue: 'En formation' }],
    ['Recettes et dépenses', {}],
    ['Réussite par examinateur', {}],
    ['Remplissage', {}],
    ['Remplissage', { Ressource: 'Véhicules' }],
  ])('leads from every value of « %s » %j to the list that it counts', async (name, choice) => {
    const { backend, ecole } = await startSchool()
    await withMoney(backend, ecole)
    const { user } = await openPage(backend, routes, '/dashboard?periode=annee')
    const card = within(await screen.findByRole('region', { name }))
    for (const [label, value] of Object.entries(choice)) {
      await user.selectOptions(card.getByRole('combobox', { name: label }), value)
    }
    await user.click(await card.findByRole('button', { name: 'Tableau' }))
    const rows = card.getAllByRole('row').filter((row) => within(row).queryAllByRole('link').length > 0)
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) {
      const head = plain(within(row).getByRole('rowheader').textContent)
      for (const [column, link] of within(row).getAllByRole('link').entries()) {
        const to = link.getAttribute('href') ?? ''
        const value = plain(link.textContent)
        if (name === 'Recettes et dépenses') {
          const sums = await sumsBehind(ecole, to)
          expect([to, millimes(value)]).toEqual([to, column === 0 ? sums?.incoming : sums?.outgoing])
        } else {
          // For a percentage, the heading states the number that it is based on.
          const counted = value.includes('%') ? /\((\d+)/.exec(head)?.[1] : value.replace(/ /g, '')
          expect([to, counted]).toEqual([to, String(await rowsBehind(ecole, to))])
        }
      }
    }
    await backend.stop()
  })

  it('counts what was written off, and the exams to come, like their lists', async () => {
    const { backend, ecole } = await startSchool()
    await withMoney(backend, ecole)
    await openPage(backend, routes, '/dashboard?periode=annee')
    const lost = await screen.findByRole('link', { name: /passés en perte/ })
    expect(millimes(lost.textContent)).toBe((await sumsBehind(ecole, lost.getAttribute('href') ?? ''))?.lost)
    const upcoming = await screen.findByRole('link', { name: /^Voir les \d+ examens$/ })
    const planned = await rowsBehind(ecole, upcoming.getAttribute('href') ?? '')
    expect(upcoming.textContent).toContain(String(planned))
    await backend.stop()
  })

  it('shows the first twelve of a chart and says how many others there are', async () => {
    const { backend, ecole } = await startSchool()
    for (let count = 0; count < 14; count += 1) await buildMoniteur(ecole)
    const { user } = await openPage(backend, routes, '/dashboard?periode=annee')
    const card = within(await screen.findByRole('region', { name: 'Remplissage' }))
    await user.click(await card.findByRole('button', { name: 'Tableau' }))
    expect(card.getAllByRole('rowheader')).toHaveLength(12)
    const others = card.getByRole('button', { name: /^et \d+ autres$/ })
    const all = 12 + Number(others.textContent?.replace(/\D/g, ''))
    await user.click(others)
    expect(card.getAllByRole('rowheader')).toHaveLength(all)
    expect(all).toBeGreaterThanOrEqual(14)
    await backend.stop()
  })

  it('keeps who worked without an open hour, without a share', async () => {
    const { backend, ecole } = await startSchool()
    const { data } = await listBehind<Page<Moniteur>>(ecole, '/apps/moniteurs?perPage=100')
    const [first] = data
    const { db } = backend
    const lesson = await db
      .selectFrom('evenement')
      .select('idMoniteur')
      .where('calendar', '=', 'Hour circulation')
      .where('status', '=', 'SUCCESS')
      .where('start', '>=', '2026-11-02')
      .where('start', '<', '2026-11-20')
      .where('idAutoEcole', '=', 1)
      .executeTakeFirstOrThrow()
    const idMoniteur = lesson.idMoniteur ?? first?.id ?? 0
    const nom = data.find(({ id }) => id === idMoniteur)
    const stamps = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' }
    await db
      .insertInto('conge')
      .values({ idAutoEcole: 1, idMoniteur, debut: '2026-01-01', fin: '2026-12-31', motif: null, ...stamps })
      .execute()
    const { user } = await openPage(backend, routes, '/dashboard')
    const card = within(await screen.findByRole('region', { name: 'Remplissage' }))
    await user.click(await card.findByRole('button', { name: 'Tableau' }))
    const row = await card.findByRole('row', { name: new RegExp(`${nom?.prenom} ${nom?.nom}.*aucune heure ouverte`) })
    expect(within(row).queryByText(/%/)).toBeNull()
    await backend.stop()
  })

  it('draws no chart of money that the cash desk may not read', async () => {
    const { backend } = await startSchool()
    await deskWith(backend, 'caisse')
    await openPage(backend, routes, '/dashboard', { username: 'ecole-planning' })
    expect((await figures()).map(({ label }) => label)).not.toContain('Recettes')
    expect(await screen.findByRole('region', { name: 'Candidats' })).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Recettes et dépenses' })).toBeNull()
    expect(screen.queryByText('Ces chiffres n’ont pas pu être chargés')).toBeNull()
    await backend.stop()
  })

  it('draws the chart of money for a cash desk that sees the sums', async () => {
    const { backend, ecole } = await startSchool()
    await setReglages(ecole, { clotureAveugle: false })
    await withMoney(backend, ecole)
    await deskWith(backend, 'caisse')
    await openPage(backend, routes, '/dashboard?periode=annee', { username: 'ecole-planning' })
    const card = within(await screen.findByRole('region', { name: 'Recettes et dépenses' }))
    expect(await card.findByRole('button', { name: 'Tableau' })).toBeVisible()
    await backend.stop()
  })

  it('shows the planning desk no amounts, and no money for one instructor alone', async () => {
    const { backend } = await startSchool()
    await deskWith(backend, 'planning')
    await openPage(backend, routes, '/dashboard', { username: 'ecole-planning' })
    const labels = (await figures()).map(({ label }) => label)
    expect(labels).not.toContain('Recettes')
    expect(labels).toContain('Examens réussis')
    expect(await screen.findByRole('region', { name: 'Candidats' })).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Recettes et dépenses' })).toBeNull()
    expect(plain(document.body.textContent)).not.toMatch(/\d DT/)
  })

  it('says the customer’s words where the chart of the examiners fails, and stays silent elsewhere', async () => {
    const { backend } = await startSchool()
    const { request } = backend
    backend.request = (path, init) =>
      path.includes('/statistiques/exam')
        ? Promise.resolve(new Response('{}', { status: 500, headers: { 'Content-Type': 'application/json' } }))
        : request(path, init)
    await openPage(backend, routes, '/dashboard')
    expect(await readError()).toBe('Error fetching examinator chart data')
    const card = within(await screen.findByRole('region', { name: 'Réussite par examinateur' }))
    expect(await card.findByText('Error fetching examinator chart data')).toBeVisible()
    const exams = within(screen.getByRole('region', { name: 'Examens' }))
    expect(await exams.findByText('Ces chiffres n’ont pas pu être chargés')).toBeVisible()
    expect(await figures()).toHaveLength(9)
  })

  it('shows what is next by instructor, today and tomorrow', async () => {
    const { backend } = await startSchool()
    await openPage(backend, routes, '/dashboard')
    const panel = within(await screen.findByRole('region', { name: 'Prochaines heures' }))
    const teachers = await panel.findAllByRole('heading', { level: 3 })
    expect(teachers.length).toBeGreaterThan(1)
    const [first] = panel.getAllByRole('link', { name: /./ }).filter((link) => link.className === 'person-link')
    expect(first?.getAttribute('href')).toMatch(/^\/apps\/calendrier\?evenement=\d+&jour=2026-11-2[12]$/)
  })

  it('unfolds the other hours of an instructor and the other instructors in place, as many as it says', async () => {
    const { backend, ecole } = await startSchool()
    const { id: idCandidat } = await buildCandidat(ecole)
    const starts = ['22T07', '22T08', '22T09', '22T10', '22T11'].map((at) => `2026-11-${at}:00:00.000Z`)
    for (let count = 0; count < 12; count += 1) {
      const { id: idMoniteur } = await buildMoniteur(ecole, { nom: `Zz${count}`, prenom: 'Ali' })
      await insertHeures(
        backend,
        { idCandidat },
        starts.slice(0, count === 0 ? 5 : 1).map((start) => ({ calendar: 'Hour code', status: 'PLANNED', start })),
      )
      await backend.db
        .updateTable('evenement')
        .set({ idMoniteur })
        .where('start', 'in', starts)
        .where('idMoniteur', 'is', null)
        .execute()
    }
    const { user } = await openPage(backend, routes, '/dashboard')
    const panel = within(await screen.findByRole('region', { name: 'Prochaines heures' }))
    const others = await panel.findByRole('button', { name: /^et \d+ autres moniteurs$/ })
    const all = panel.getAllByRole('heading', { level: 3 }).length + Number(others.textContent?.replace(/\D/g, ''))
    await user.click(others)
    expect(panel.getAllByRole('heading', { level: 3 })).toHaveLength(all)
    const own = within(panel.getByRole('region', { name: 'Ali Zz0' }))
    expect(own.getAllByRole('listitem')).toHaveLength(3)
    await user.click(own.getByRole('button', { name: /^2 autres\s: Ali Zz0$/ }))
    expect(own.getAllByRole('listitem')).toHaveLength(5)
    await backend.stop()
  })
})
