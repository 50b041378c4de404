// Loaded before the first query: on a busy machine the library alone takes longer than a query waits.
import { stubPhone } from '@tests/helpers/pages/screens'
import '@src/views/evenement/CalendrierPage'
import '@src/views/evenement/calendar/PlanningCalendar'
import { routes as evenementRoutes } from '@src/views/evenement/routes'
import { act, screen, waitFor } from '@testing-library/react'
import type { TestBackend } from '@tests/helpers/backend'
import { type Client, signedIn, startFreeSchool } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import { buildCast, buildEvenement, type Cast, evenementValues, MONDAY } from '@tests/helpers/planning'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { drawGrids } from './drawnGrid'

const TUESDAY = '2026-11-24'

drawGrids()

let backend: TestBackend
let ecole: Client
let cast: Cast
beforeEach(async () => {
  const started = await startFreeSchool()
  backend = started.backend
  ecole = started.ecole
  cast = await buildCast(backend, ecole)
})

const open = (query: string, username = 'ecole') =>
  openPage(backend, evenementRoutes, `/apps/calendrier?${query}`, { username })
const leave = (client: Client, id: number, debut: string, fin = debut) =>
  client.post(`/api/moniteur/${id}/conge`, { debut, fin, motif: 'Mariage', force: true })
const name = () => `${cast.moniteur.prenom} ${cast.moniteur.nom}`
const blocks = () => [...document.querySelectorAll<HTMLElement>('.fc-bg-event.closed')]

describe('leave in the planning', () => {
  it('is a block in the column of the instructor who is away, on these days alone', async () => {
    await leave(ecole, cast.moniteur.id, MONDAY)
    const { user } = await open(`vue=moniteurs&jour=${MONDAY}`)
    await waitFor(() => expect(blocks()).toHaveLength(1))
    const heads = [...document.querySelectorAll('.fc-col-header-cell .column-name')].map((head) => head.textContent)
    const columns = [...document.querySelectorAll('.fc-timegrid-col[data-date]')]
    const column = blocks()[0]?.closest('.fc-timegrid-col')
    expect(heads[column ? columns.indexOf(column) : -1]).toBe(name())
    expect(screen.getByText(/^Congé\s: Mariage$/).closest('th')).toHaveTextContent(name())
    await user.click(screen.getByRole('button', { name: 'Suivant' }))
    await waitFor(() => expect(blocks()).toEqual([]))
  })

  it('is named in the heading of its days in a week, with its reason on hover', async () => {
    await buildEvenement(ecole, evenementValues(cast))
    await leave(ecole, cast.moniteur.id, TUESDAY, '2026-11-25')
    await open(`vue=semaine&jour=${MONDAY}`)
    const notes = await screen.findAllByText(`Congé : ${name()}`)
    expect(notes.map((note) => note.closest('[data-date]')?.getAttribute('data-date'))).toEqual([TUESDAY, '2026-11-25'])
    expect(notes[0]).toHaveAttribute('title', `Congé\u00a0: ${name()} (Mariage)`)
    // Whoever hears the page hears the reason once, without hovering.
    const spoken = new RegExp(`^\\S+ 24 Congé\\s: ${name()} \\(Mariage\\)$`)
    expect(notes[0]?.closest('th')).toHaveAccessibleName(expect.stringMatching(spoken))
  })

  it('is named with its reason in the heading of a day, to which that of a week leads', async () => {
    await buildEvenement(ecole, evenementValues(cast))
    await leave(ecole, cast.moniteur.id, MONDAY)
    await open(`vue=jour&jour=${MONDAY}`)
    expect((await screen.findByText(`Congé : ${name()} (Mariage)`)).closest('th')).toHaveTextContent(/^lundi 23/)
  })

  it('is named beside the number of its days in a month, with its reason', async () => {
    await leave(ecole, cast.moniteur.id, TUESDAY, '2026-11-25')
    await open(`vue=mois&jour=${MONDAY}`)
    const notes = await screen.findAllByText(`Congé : ${name()}`)
    expect(notes.map((note) => note.closest('[data-date]')?.getAttribute('data-date'))).toEqual([TUESDAY, '2026-11-25'])
    expect(notes[0]).toHaveAttribute('title', `Congé\u00a0: ${name()} (Mariage)`)
    const spoken = new RegExp(`Congé\\s: ${name()} \\(Mariage\\) ?24$`)
    expect(notes[0]?.closest('td')).toHaveAccessibleName(expect.stringMatching(spoken))
  })

  it('marks its days in the month of a phone, and is said of the chosen one', async () => {
    stubPhone()
    await leave(ecole, cast.moniteur.id, TUESDAY)
    const { user } = await open(`vue=mois&jour=${MONDAY}`)
    const day = await screen.findByRole('button', { name: new RegExp(`^mardi 24.*Congé\\s: ${name()} \\(Mariage\\)$`) })
    expect(screen.queryByText(/^Congé/)).toBeNull()
    await user.click(day)
    expect(await screen.findByText(`Congé : ${name()} (Mariage)`)).toBeVisible()
    vi.unstubAllGlobals()
  })

  it('is a line of each of its days in the list, also on a day without lessons, and opens nothing', async () => {
    await buildEvenement(ecole, evenementValues(cast))
    await leave(ecole, cast.moniteur.id, MONDAY, TUESDAY)
    const { user, here } = await open(`vue=liste&jour=${MONDAY}`)
    const lines = await screen.findAllByText(`Congé : ${name()} (Mariage)`)
    expect(lines).toHaveLength(2)
    const [row] = lines.map((line) => line.closest('tr'))
    expect(row).toHaveTextContent('Toute la journée')
    expect(row).not.toHaveAttribute('role')
    expect(row?.querySelector('[tabindex]')).toBeNull()
    const address = here()
    await user.click(lines[0] as HTMLElement)
    expect(here()).toBe(address)
  })

  it('is gone with the instructor who is hidden', async () => {
    await leave(ecole, cast.moniteur.id, MONDAY)
    const { user } = await open(`vue=liste&jour=${MONDAY}`)
    await screen.findByText(`Congé : ${name()} (Mariage)`)
    await user.click(screen.getByRole('button', { name: new RegExp(`^${name()}`) }))
    await waitFor(() => expect(screen.queryByText(`Congé : ${name()} (Mariage)`)).toBeNull())
  })

  it('is not among the lessons of a candidate, a kind or a status, but stays beside those of an instructor', async () => {
    await buildEvenement(ecole, evenementValues(cast))
    await leave(ecole, cast.moniteur.id, MONDAY)
    const week = `vue=liste&jour=${MONDAY}`
    const { router } = await open(`${week}&idMoniteur=${cast.moniteur.id}`)
    const text = `Congé : ${name()} (Mariage)`
    expect(await screen.findByText(text)).toBeVisible()
    for (const filter of [`idCandidat=${cast.candidat.id}`, 'calendar=Hour+circulation', 'status=PLANNED']) {
      await act(() => router.navigate(`/apps/calendrier?${week}&${filter}`))
      await waitFor(() => expect(screen.queryByText(text)).toBeNull())
      expect(await screen.findByRole('button', { name: /^Heure de circulation, Personne Essai/ })).toBeVisible()
    }
  })

  it('does not close the form of a new lesson while it loads for another view', async () => {
    await leave(ecole, cast.moniteur.id, TUESDAY)
    const { user, here } = await open(`vue=mois&jour=${MONDAY}&nouveau=Hour+circulation`)
    const field = await screen.findByRole('combobox', { name: /^Candidat/ })
    await user.click(screen.getByRole('button', { name: 'Semaine' }))
    await waitFor(() => expect(here()).toContain('vue=semaine'))
    expect(await screen.findByText(`Congé : ${name()}`)).toBeVisible()
    // The same element: a form that is closed and opened again loses its faults and the focus.
    expect(field).toBeVisible()
  })

  it('is shown to instructors without their name', async () => {
    const moniteur = await signedIn(backend, 'moniteur')
    const { body: own } = await moniteur.get<{ id: number }>('/api/moniteur/me')
    await leave(ecole, own.id, MONDAY)
    await open(`vue=liste&jour=${MONDAY}`, 'moniteur')
    expect(await screen.findByText(/^Congé\s: Mariage$/)).toBeVisible()
  })

  it('stays hidden from a candidate', async () => {
    await leave(ecole, cast.moniteur.id, MONDAY)
    await open(`vue=liste&jour=${MONDAY}`, 'candidat')
    expect(await screen.findByText('Rien de prévu ces sept jours')).toBeVisible()
    expect(screen.queryByText(/Congé/)).toBeNull()
  })
})
