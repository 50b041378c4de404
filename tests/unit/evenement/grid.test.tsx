// Loaded before the first query: on a busy machine the library alone takes longer than a query waits.
import { stubPhone } from '@tests/helpers/pages/screens'
import '@src/views/evenement/CalendrierPage'
import '@src/views/evenement/calendar/PlanningCalendar'
import { routes as evenementRoutes } from '@src/views/evenement/routes'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { TestBackend } from '@tests/helpers/backend'
import { type Client, startFreeSchool } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import { buildCast, buildEvenement, type Cast, evenementValues, MONDAY, tunis } from '@tests/helpers/planning'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { drawGrids } from './drawnGrid'

const SUNDAY = '2026-11-29'
const HOURS = [1, 2, 3, 4, 5, 6].map((jour) => ({ jour, debut: '08:00', fin: '19:00' }))

drawGrids()

let backend: TestBackend
let ecole: Client
let cast: Cast
beforeEach(async () => {
  const started = await startFreeSchool()
  backend = started.backend
  ecole = started.ecole
  const rows = HOURS.map((plage) => ({ ...plage, idAutoEcole: 1 }))
  await backend.db.insertInto('horaire_ecole').values(rows).execute()
  cast = await buildCast(backend, ecole)
})
afterEach(() => vi.unstubAllGlobals())

const open = (query: string, username = 'ecole') =>
  openPage(backend, evenementRoutes, `/apps/calendrier?${query}`, { username })
const lesson = (name: RegExp) => screen.findByRole('button', { name })
const plan = (day: string, time: string, one = cast) =>
  buildEvenement(
    ecole,
    evenementValues(one, {
      start: tunis(day, time),
      end: new Date(Date.parse(tunis(day, time)) + 3_600_000).toISOString(),
    }),
  )

describe('keyboard in the planning', () => {
  it('stops at one lesson for the Tab key: the first in time, then the last that had the focus', async () => {
    const [late, early] = [await plan(MONDAY, '14:00'), await plan(MONDAY, '09:00')]
    await open(`vue=jour&jour=${MONDAY}`)
    const first = await lesson(/09:00 – 10:00/)
    const second = await lesson(/14:00 – 15:00/)
    expect([first, second].map(({ dataset }) => dataset.evenement)).toEqual(
      [early, late].map(({ idEvenement }) => String(idEvenement)),
    )
    await waitFor(() => expect([first.tabIndex, second.tabIndex]).toEqual([0, -1]))
    second.focus()
    expect([first.tabIndex, second.tabIndex]).toEqual([-1, 0])
  })

  it('opens a day from its heading with the focus on the period, and goes back to the week', async () => {
    await plan(MONDAY, '09:00')
    const { user, here, router } = await open(`vue=semaine&jour=${MONDAY}`)
    await lesson(/09:00 – 10:00/)
    const heading = screen.getByTitle(/^Voir le .*23/)
    heading.focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(here()).toContain('vue=jour'))
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^lundi 23 novembre|^lun\. 23 nov/i))
    await user.click(screen.getByRole('button', { name: 'Suivant' }))
    await waitFor(() => expect(here()).toContain('jour=2026-11-24'))
    await act(() => router.navigate(-1))
    await waitFor(() => expect(here()).toContain('vue=semaine'))
  })
})

describe('closed day in the planning', () => {
  it('shows the reason and links to the next open day', async () => {
    const { user, here } = await open(`vue=jour&jour=${SUNDAY}`)
    expect(await screen.findByText('Fermé le dimanche')).toBeVisible()
    await user.click(screen.getByRole('button', { name: /^Prochain jour ouvert\s: lun\. 30 nov\. 2026/ }))
    await waitFor(() => expect(here()).toContain('jour=2026-11-30'))
    expect(screen.queryByText('Fermé le dimanche')).toBeNull()
  })

  it('shows the reason of a closure', async () => {
    const closure = { debut: MONDAY, fin: MONDAY, motif: 'Fête locale' }
    await ecole.post('/api/autoecole/fermeture', closure)
    await open(`vue=moniteurs&jour=${MONDAY}`)
    expect(await screen.findByText(/^Fermé : Fête locale$/)).toBeVisible()
  })

  it('says the reason of a closure once in the month, where no text is drawn', async () => {
    await ecole.post('/api/autoecole/fermeture', { debut: MONDAY, fin: '2026-12-01', motif: 'Fête locale' })
    await open(`vue=mois&jour=${MONDAY}`)
    const [reason, ...others] = await screen.findAllByText('Fête locale')
    expect(reason).toHaveClass('visually-hidden')
    expect(others).toEqual([])
  })

  it('is a thin column until the user opens it, and stays open', async () => {
    await plan(MONDAY, '09:00')
    const { user } = await open(`vue=semaine&jour=${MONDAY}`)
    await lesson(/^Heure de circulation/)
    const head = () => document.querySelector(`.fc-col-header-cell[data-date="${SUNDAY}"]`)
    expect(head()?.classList).toContain('is-thin')
    await user.click(within(head() as HTMLElement).getByTitle(/^Déplier le/))
    await waitFor(() => expect(head()?.classList).not.toContain('is-thin'))
    expect(screen.getByRole('button', { name: 'Heures et jours fermés' })).toHaveAttribute('aria-pressed', 'true')
    expect(localStorage.getItem('planning:ferme')).toBe('montre')
    await user.keyboard('f')
    await waitFor(() => expect(head()?.classList).toContain('is-thin'))
  })
})

describe('strip of instructors', () => {
  const chip = (count: number) =>
    screen.findByRole('button', { name: `${cast.moniteur.prenom} ${cast.moniteur.nom}, ${count} leçon` })

  it('hides and shows an instructor with a press and remembers it', async () => {
    await plan(MONDAY, '09:00')
    const { user, here } = await open(`vue=semaine&jour=${MONDAY}`)
    await lesson(/^Heure de circulation/)
    await user.click(await chip(1))
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Heure de circulation/ })).toBeNull())
    await waitFor(() => expect(here()).toContain(`sansMoniteurs=${cast.moniteur.id}`))
    const keys = Object.keys(localStorage).filter((key) => key.startsWith('planning:moniteurs:'))
    expect(keys.map((key) => localStorage.getItem(key))).toEqual([`sansMoniteurs=${cast.moniteur.id}`])
    await user.click(screen.getByRole('button', { name: 'Tous' }))
    await lesson(/^Heure de circulation/)
    await waitFor(() => expect(here()).not.toContain('sansMoniteurs'))
    expect(localStorage.getItem(keys[0] ?? '')).toBeNull()
  })

  it('shows one alone with Alt and reorders with Alt and arrows, also in columns', async () => {
    await plan(MONDAY, '09:00')
    const { here } = await open(`vue=moniteurs&jour=${MONDAY}`)
    await lesson(/^Heure de circulation/)
    const columns = () => document.querySelectorAll('.fc-col-header-cell')
    expect(columns().length).toBeGreaterThan(1)
    // Instructors with a lesson come first.
    expect(columns()[0]?.textContent).toBe(`${cast.moniteur.prenom} ${cast.moniteur.nom}`)
    fireEvent.keyDown(await chip(1), { key: 'ArrowRight', altKey: true })
    await waitFor(() => expect(here()).toMatch(/ordreMoniteurs=\d+%2C/))
    await waitFor(() => expect(columns()[1]?.textContent).toBe(`${cast.moniteur.prenom} ${cast.moniteur.nom}`))
    fireEvent.click(await chip(1), { altKey: true })
    await waitFor(() => expect(columns()).toHaveLength(1))
    fireEvent.click(await chip(1), { altKey: true })
    await waitFor(() => expect(columns().length).toBeGreaterThan(1))
  })

  it('names cars of one model by their whole plates, before the model', async () => {
    await plan(MONDAY, '09:00')
    await open(`vue=vehicules&jour=${MONDAY}`)
    await lesson(/^Heure de circulation/)
    const head = document.querySelector('.column-head')
    const plate = head?.querySelector('b')?.textContent ?? ''
    expect(plate).toMatch(/^\d+ TU \d+$/)
    expect(head?.textContent).toBe(`${plate}Peugeot 208`)
    const [shown] = within(screen.getByRole('toolbar', { name: 'Véhicules affichés' })).getAllByTitle(/^Peugeot/)
    expect(shown?.textContent).toMatch(new RegExp(`^${plate}Peugeot 208\\d+$`))
    expect(shown?.querySelector('b')?.textContent).toBe(plate)
  })

  it('has one tab stop and moves with arrow keys', async () => {
    const { user } = await open(`vue=semaine&jour=${MONDAY}`)
    const all = await screen.findByRole('button', { name: 'Tous' })
    all.focus()
    await user.keyboard('{ArrowRight}')
    expect(document.activeElement?.textContent).toBe('Aucun')
    expect(all.tabIndex).toBe(-1)
  })

  it('shows a notice when all instructors are hidden', async () => {
    const { user } = await open(`vue=moniteurs&jour=${MONDAY}`)
    await user.click(await screen.findByRole('button', { name: 'Aucun' }))
    expect(await screen.findByText('Aucun moniteur affiché')).toBeVisible()
    expect(screen.getAllByRole('button', { pressed: false }).length).toBeGreaterThan(1)
  })
})

describe('more concurrent lessons than fit', () => {
  it('are counted, and the count lists them', async () => {
    for (let count = 0; count < 6; count += 1) await plan(MONDAY, '09:00', await buildCast(backend, ecole))
    const { user } = await open(`vue=semaine&jour=${MONDAY}`)
    await user.click(await lesson(/^\d autres, lun. 23 nov. 2026, 09:00 – 10:00$/))
    const list = within(await screen.findByRole('dialog', { name: /lun. 23 nov. 2026, 09:00 – 10:00/ }))
    expect(list.getByText('6 leçons et examens')).toBeVisible()
    const [first] = within(list.getByRole('list')).getAllByRole('button')
    await user.click(first as HTMLElement)
    expect(await screen.findByRole('dialog', { name: 'Personne Essai' })).toBeVisible()
  })
})

describe('month view on a phone', () => {
  it('has a button for each day and the lessons of the chosen day below', async () => {
    stubPhone()
    await plan(MONDAY, '09:00')
    const { user, here } = await open('vue=mois&jour=2026-11-25')
    expect(await screen.findByText('Rien de prévu ce jour')).toBeVisible()
    await user.click(await screen.findByRole('button', { name: /^lundi 23 novembre 2026, 1 leçon ou examen$/ }))
    await waitFor(() => expect(here()).toContain(`jour=${MONDAY}`))
    expect(await screen.findByRole('button', { name: /09:00 – 10:00.*Personne Essai/ })).toBeVisible()
    await user.keyboard('{ArrowLeft}')
    const sunday = await screen.findByRole('button', { name: /^dimanche 22 novembre 2026.*Fermé$/, pressed: true })
    expect(sunday).toHaveFocus()
    expect(screen.getByText('Fermé le dimanche')).toBeVisible()
  })
})

describe('list view of an instructor', () => {
  it('covers the same week as the week view, with headings in the page’s language', async () => {
    await open(`vue=liste&jour=${SUNDAY}`, 'moniteur')
    expect(await screen.findByRole('button', { name: /^23–29 nov. 2026/ })).toBeVisible()
    expect(screen.queryByRole('columnheader', { name: 'Time' })).toBeNull()
  })
})
