import type { Evenement } from '@contract/planning/evenement'
import { useEvenementsQuery } from '@src/redux/calendar/evenement'
import { useMove } from '@src/views/evenement/actions/useMove'
import { screen, waitFor, within } from '@testing-library/react'
import { startSchool } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import {
  buildCast,
  buildEvenement,
  clearPlanning,
  evenementValues,
  MONDAY,
  tunis,
  updateOfEvenement,
} from '@tests/helpers/planning'
import { expect, it } from 'vitest'

const SPAN = { from: tunis(MONDAY, '00:00'), to: tunis('2026-12-20', '00:00') }
const later = (moment: string) => new Date(Date.parse(moment) + 86_400_000).toISOString()

/** Moves the first of all lessons a day on, and all of its recurrence with it. */
function Mover() {
  const { data } = useEvenementsQuery(SPAN)
  const { move } = useMove({ events: data?.data, askPortee: async () => 'all', onStale: () => undefined })
  const [first] = data?.data ?? []
  if (!first) return null
  const press = () => move(first.idEvenement, ({ start, end }) => ({ start: later(start), end: later(end) }))
  return (
    <button type="button" onClick={press}>
      Demain
    </button>
  )
}

it('puts every lesson of a recurrence back where it was, also the one that stood elsewhere', async () => {
  const { backend, ecole } = await startSchool()
  await clearPlanning(backend)
  const cast = await buildCast(backend, ecole)
  await buildEvenement(ecole, { ...evenementValues(cast), recurrence: { nombre: 3 } })
  const query = new URLSearchParams(SPAN)
  const all = async () => (await ecole.get<{ data: Evenement[] }>(`/api/calendrier/evenement?${query}`)).body.data
  const starts = async () => (await all()).map(({ start }) => start)
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
  expect(await screen.findByText(/^3 leçons remises à leur place, celle-ci au/)).toBeTruthy()
  expect(await starts()).toEqual(before)
})
