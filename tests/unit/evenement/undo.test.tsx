import '@src/views/evenement/CalendrierPage'
import '@src/views/evenement/calendar/PlanningCalendar'
import type { Evenement } from '@contract/planning/evenement'
import { useEvenementsQuery } from '@src/redux/calendar/evenement'
import { useMove } from '@src/views/evenement/actions/useMove'
import { routes as evenementRoutes } from '@src/views/evenement/routes'
import { screen, waitFor, within } from '@testing-library/react'
import type { TestBackend } from '@tests/helpers/backend'
import { type Client, startFreeSchool } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import {
  buildCast,
  buildEvenement,
  type Cast,
  evenementValues,
  insertVehicule,
  MONDAY,
  tunis,
  updateOfEvenement,
} from '@tests/helpers/planning'
import { beforeEach, describe, expect, it } from 'vitest'
import { drawGrids } from './drawnGrid'

const SPAN = { from: tunis(MONDAY, '00:00'), to: tunis('2026-12-31', '00:00') }
const later = (moment: string) => new Date(Date.parse(moment) + 86_400_000).toISOString()

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

const all = async () =>
  (await ecole.get<{ data: Evenement[] }>(`/api/calendrier/evenement?${new URLSearchParams(SPAN)}`)).body.data
const starts = async () => (await all()).map(({ start }) => start)
const spans = async () => (await all()).map(({ start, end }) => [start, end])

/** Moves the first lesson a day later with its whole recurrence. */
function Mover() {
  const { data } = useEvenementsQuery(SPAN)
  const { move } = useMove({ askScope: async () => 'all', onStale: () => undefined })
  const [first] = data?.data ?? []
  if (!first) return null
  const press = () => move(first.idEvenement, ({ start, end }) => ({ start: later(start), end: later(end) }))
  return (
    <button type="button" onClick={press}>
      Demain
    </button>
  )
}

it('undo restores every lesson of a recurrence, also one that had been moved before', async () => {
  await buildEvenement(ecole, { ...evenementValues(cast), recurrence: { nombre: 3 } })
  const [, second] = await all()
  if (!second) throw new Error('No second lesson')
  const elsewhere = { start: tunis('2026-12-02', '15:00'), end: tunis('2026-12-02', '16:00') }
  await ecole.put(`/api/calendrier/evenement/${second.idEvenement}`, updateOfEvenement(second, elsewhere))
  const before = await starts()
  const { user } = await openPage(backend, [{ path: '/mover', load: async () => Mover }], '/mover')
  await user.click(await screen.findByRole('button', { name: 'Demain' }))
  const news = await screen.findByText(/^3 leçons déplacées, celle-ci au/)
  await waitFor(async () => expect(await starts()).not.toEqual(before))
  const toast = news.closest<HTMLElement>('[role="status"]')?.parentElement ?? document.body
  await user.click(within(toast).getByRole('button', { name: 'Annuler' }))
  expect(await screen.findByText(/^3 leçons remises à leur place, celle-ci au/)).toBeInTheDocument()
  expect(await starts()).toEqual(before)
})

describe('undo on the planning page', () => {
  const DAY = `/apps/calendrier?vue=jour&jour=${MONDAY}`
  const open = (address = DAY) => openPage(backend, evenementRoutes, address)
  const lesson = (times: string) => screen.findByRole('button', { name: new RegExp(`^Heure.*${times}`) })

  it('reports that a lesson was lengthened or shortened', async () => {
    await buildEvenement(ecole, evenementValues(cast))
    const { user } = await open()
    ;(await lesson('09:00 – 10:00')).focus()
    await user.keyboard('{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}')
    expect(await screen.findByText(/^Leçon prolongée : 09:00 – 10:15$/)).toBeInTheDocument()
    ;(await lesson('09:00 – 10:15')).focus()
    await user.keyboard('{Alt>}{Shift>}{ArrowUp}{/Shift}{/Alt}')
    expect(await screen.findByText(/^Leçon raccourcie : 09:00 – 10:00$/)).toBeInTheDocument()
  })

  it('takes changes back with Ctrl+Z, the latest first', async () => {
    await buildEvenement(ecole, evenementValues(cast))
    const before = await spans()
    const { user } = await open()
    ;(await lesson('09:00 – 10:00')).focus()
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await lesson('09:15 – 10:15')
    const between = await waitFor(async () => {
      const now = await spans()
      expect(now).not.toEqual(before)
      return now
    })
    ;(await lesson('09:15 – 10:15')).focus()
    await user.keyboard('{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}')
    await screen.findByText(/^Leçon prolongée/)
    await user.keyboard('{Control>}z{/Control}')
    await waitFor(async () => expect(await spans()).toEqual(between))
    await screen.findByText(/^Leçon remise/)
    await user.keyboard('{Control>}z{/Control}')
    await waitFor(async () => expect(await spans()).toEqual(before))
    await user.keyboard('{Control>}z{/Control}')
    expect(await spans()).toEqual(before)
  })

  it('restores a cancelled lesson with Ctrl+Z, except while the user types', async () => {
    const event = await buildEvenement(ecole, evenementValues(cast))
    const { user } = await open(`${DAY}&evenement=${event.idEvenement}`)
    const panel = within(await screen.findByRole('dialog', { name: 'Personne Essai' }))
    await user.click(await panel.findByRole('button', { name: 'Autres actions' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Annuler la leçon' }))
    await user.type(screen.getByRole('textbox', { name: 'Motif' }), 'Malade')
    await user.keyboard('{Control>}z{/Control}')
    await user.click(screen.getByRole('button', { name: 'Annuler la leçon' }))
    expect(await screen.findByText('Leçon annulée')).toBeInTheDocument()
    await user.keyboard('{Control>}z{/Control}')
    await screen.findByText('De nouveau au calendrier')
    expect((await all()).map(({ status }) => status)).toEqual(['PLANNED'])
  })

  it('reports how many lessons of a recurrence were planned and removes all of them', async () => {
    // This vehicle's inspection expires before the last lesson: another one is preset.
    await backend.db.updateTable('vehicule').set({ finVisite: '2026-12-04' }).execute()
    const good = await insertVehicule(backend, 1, { idPermi: cast.idPermi })
    const form = `nouveau=Hour+circulation&candidat=${cast.candidat.id}&moniteur=${cast.moniteur.id}`
    const { user } = await open(`/apps/calendrier?vue=liste&jour=${MONDAY}&${form}`)
    const vehicule = await screen.findByRole('combobox', { name: 'Véhicule' })
    await waitFor(() => expect(vehicule).not.toHaveProperty('value', ''))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Répétition' }), 'nombre')
    await waitFor(() => expect(vehicule).toHaveProperty('value', String(good)))
    expect(within(vehicule).getAllByRole('option', { name: /visite technique jusqu’au 04\/12\/2026/ })).not.toEqual([])
    await user.click(screen.getByRole('button', { name: 'Planifier' }))
    const news = await screen.findByText('4 leçons planifiées, chaque lundi jusqu’au 14 déc.')
    expect(await all()).toHaveLength(4)
    const toast = news.closest<HTMLElement>('[role="status"]') ?? document.body
    await user.click(within(toast).getByRole('button', { name: 'Annuler' }))
    expect(await screen.findByText('4 leçons retirées du calendrier')).toBeInTheDocument()
    expect(await all()).toEqual([])
  })
})
