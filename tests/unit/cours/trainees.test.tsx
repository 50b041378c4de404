import type { Tentative } from '@contract/cours/tentative'
import { routes } from '@src/views/codeAcces/routes'
import { screen, waitFor, within } from '@testing-library/react'
import { startBackend, type TestBackend } from '@tests/helpers/backend'
import { signedIn } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
// Loaded before the first query: on a busy machine the page alone takes longer than a query waits.
import '@src/views/coursEcole/TraineesPage'
import { afterEach, beforeEach, expect, it } from 'vitest'

let backend: TestBackend
beforeEach(async () => {
  backend = await startBackend()
})
afterEach(() => backend.stop())

const PATH = '/api/code-course'

/** Opens the course as the account `candidat` and answers a whole exam with the first choice of each question. */
async function train(): Promise<void> {
  const candidat = await signedIn(backend, 'candidat')
  await candidat.post('/api/code-acces/utiliser', { code: 'CARTE7XKM4' })
  const { body: exam } = await candidat.post<Tentative>(`${PATH}/tentative`, { idExamenBlanc: 1 })
  for (const { rang, choices } of exam.questions) {
    await candidat.post(`${PATH}/tentative/${exam.id}/answer`, { rang, choices: [choices[0]?.id] })
  }
  await candidat.post(`${PATH}/tentative/${exam.id}/complete`)
}

it('a school sees who trains, and narrows the list by a press', async () => {
  await train()
  const { here, user } = await openPage(backend, routes, '/apps/code-course')
  expect(await screen.findByRole('heading', { level: 1, name: 'Cours de code' })).toBeVisible()
  await user.click(await screen.findByRole('button', { name: /Entraînés cette semaine/ }))
  await waitFor(() => expect(here()).toContain('state=active'))
  const table = await screen.findByRole('table')
  await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(2))
  const rows = within(table).getAllByRole('row')
  expect(within(rows[1] as HTMLElement).getByText(/ sur 30/)).toBeVisible()
  expect(within(rows[1] as HTMLElement).getByText(/^30$/)).toBeVisible()
})

it('the cash desk sees nothing of the course', async () => {
  const ecole = await signedIn(backend, 'ecole')
  expect((await ecole.get(`${PATH}/overview`)).status).toBe(200)
  await backend.db.updateTable('utilisateur').set({ acces: 'caisse' }).where('username', '=', 'ecole').execute()
  expect((await (await signedIn(backend, 'ecole')).get(`${PATH}/overview`)).status).toBe(403)
})
