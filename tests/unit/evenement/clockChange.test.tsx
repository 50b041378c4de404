import type { Evenement } from '@contract/planning/evenement'
import type { ConfigurationPlanning } from '@contract/planning/openingHours'
// Loaded before the first query: on a busy machine the library alone takes longer than a query waits.
import '@src/views/evenement/CalendrierPage'
import '@src/views/evenement/calendar/PlanningCalendar'
import { routes as evenementRoutes } from '@src/views/evenement/routes'
import { screen } from '@testing-library/react'
import { signedIn, startFreeSchool } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import { buildCast, buildEvenement } from '@tests/helpers/planning'
import { moveToFrance } from '@tests/helpers/scenarios'
import { expect, it } from 'vitest'

/** A school in France without opening hours that plans far back: both clock changes of the year are in the past. */
async function startInFrance() {
  const { backend, ecole } = await startFreeSchool()
  const { candidat } = await buildCast(backend, ecole)
  const path = '/api/autoecole/planning'
  const { horaires, reglages, version } = (await ecole.get<ConfigurationPlanning>(path)).body
  await ecole.put(path, { horaires, reglages: { ...reglages, passeJours: 365 }, version })
  await moveToFrance(backend, 1)
  const again = await signedIn(backend, 'ecole')
  const plan = (start: string, minutes: number): Promise<Evenement> => {
    const end = new Date(Date.parse(start) + minutes * 60_000).toISOString()
    return buildEvenement(again, { start, end, extendedProps: { calendar: 'Hour code', idCandidats: [candidat.id] } })
  }
  return { backend, plan }
}

it.each([
  // Two o'clock becomes three, so an hour later is two hours later on the clock.
  ['2026-03-29', '2026-03-29T00:30:00.000Z', 60, '01:30 (heure d’hiver) – 03:30 (heure d’été)'],
  ['2026-03-29', '2026-03-29T07:00:00.000Z', 60, '09:00 – 10:00'],
  // The hour is repeated. Without a note it would seem to end when it begins, or before.
  ['2026-10-25', '2026-10-25T00:30:00.000Z', 60, '02:30 (heure d’été) – 02:30 (heure d’hiver)'],
  ['2026-10-25', '2026-10-25T00:30:00.000Z', 30, '02:30 (heure d’été) – 02:00 (heure d’hiver)'],
  ['2026-10-25', '2026-10-25T01:30:00.000Z', 60, '02:30 – 03:30'],
  ['2026-10-25', '2026-10-25T08:00:00.000Z', 60, '09:00 – 10:00'],
])('planning shows on %s a lesson of %s and %i minutes at %s', async (jour, start, minutes, times) => {
  const { backend, plan } = await startInFrance()
  await plan(start, minutes)
  await openPage(backend, evenementRoutes, `/apps/calendrier?vue=liste&jour=${jour}`)
  const lesson = await screen.findByRole('button', { name: /^Heure de code/ })
  expect(lesson.textContent).toContain(times)
  await backend.stop()
})
