import type { Salle } from '@contract/cours/salle'
import type { PageRoute } from '@src/configs/pageRoute'
import { storePlace } from '@src/redux/code-course/storedPlace'
// Loaded before the first query: on a busy machine the page alone takes longer than a query waits.
import { PlacePage } from '@src/views/salle/place/PlacePage'
import { routes } from '@src/views/salle/routes'
import { screen, waitFor } from '@testing-library/react'
import { startBackend, type TestBackend } from '@tests/helpers/backend'
import { choicesTo, openRoom, SALLE, tookStep } from '@tests/helpers/cours/salle'
import { type Client, signedIn } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import { wait } from '@tests/helpers/scenarios'
import { afterEach, beforeEach, expect, it } from 'vitest'

const PAGES: PageRoute[] = [
  ...routes,
  ...['/salle', '/salle/:code'].map((path) => ({ path, words: ['salle', 'cours'], load: async () => PlacePage })),
]
const SOON = { timeout: 8000 }

let backend: TestBackend
let ecole: Client
let room: Salle
beforeEach(async () => {
  backend = await startBackend()
  ecole = await signedIn(backend, 'ecole')
  room = await openRoom(ecole)
})
afterEach(async () => {
  await backend.stop()
})

/** Presses the right choices, or a wrong one. */
async function pressChoices(user: { click: (element: Element) => Promise<void> }, asked: Salle, isRight: boolean) {
  const ids = await choicesTo(backend, asked.question?.idQuestion ?? 0, isRight)
  const wanted = asked.question?.choices.filter(({ id }) => ids.includes(id)) ?? []
  for (const { fr } of wanted) {
    const name = (text: string) => text.includes(fr)
    await user.click(await screen.findByRole('button', { name }, SOON))
  }
  const send = screen.queryByRole('button', { name: 'Valider' })
  if (send) await user.click(send)
}
const answered = async () => (await ecole.get<Salle>(`${SALLE}/${room.id}`)).body.answered

it('lets a guest in whatever account the browser has, and shows their own result', async () => {
  const { user } = await openPage(backend, PAGES, `/salle/${room.code}`)
  await user.type(await screen.findByRole('textbox', { name: /prénom/ }), 'Lina')
  await user.click(screen.getByRole('button', { name: 'Entrer' }))
  expect(await screen.findByText('Vous êtes dans la salle')).toBeVisible()
  const asked = await tookStep(ecole, room.id, 'open', 0)
  await pressChoices(user, asked, false)
  expect(await screen.findByText(/Réponse enregistrée/)).toBeVisible()
  await waitFor(async () => expect(await answered()).toBe(1))
  expect(screen.queryByText(/(Bonne|Mauvaise) réponse/)).toBeNull()
  await tookStep(ecole, room.id, 'reveal', 0)
  expect(await screen.findByRole('heading', { name: 'Mauvaise réponse' }, SOON)).toBeVisible()
  expect(screen.getAllByText('Bonne réponse').length).toBeGreaterThan(0)
  await tookStep(ecole, room.id, 'finish', 0)
  expect(await screen.findByText('1 question à revoir', {}, SOON)).toBeVisible()
  expect(screen.getByText('0/1')).toBeVisible()
})

it('takes a candidate by their account to their place, and finds it again after a reload', async () => {
  const { user, here } = await openPage(backend, PAGES, '/apps/code-course/salle', { username: 'candidat' })
  const field = await screen.findByRole('textbox', { name: /Code de la salle/ })
  expect(screen.queryByRole('textbox', { name: /prénom/ })).toBeNull()
  await user.type(field, 'AAAAAA')
  await user.click(screen.getByRole('button', { name: 'Entrer' }))
  expect(await screen.findByText(/Aucune salle ouverte n’a ce code/)).toBeVisible()
  await user.clear(field)
  await user.type(field, room.code.toLowerCase())
  await user.click(screen.getByRole('button', { name: 'Entrer' }))
  expect(await screen.findByText('Vous êtes dans la salle')).toBeVisible()
  await waitFor(() => expect(here()).toBe('/salle'))
  const asked = await tookStep(ecole, room.id, 'open', 0)
  await pressChoices(user, asked, true)
  await waitFor(async () => expect(await answered()).toBe(1))
  await openPage(backend, PAGES, '/salle', { username: 'candidat', keepsStorage: true })
  expect((await screen.findAllByText(/Réponse enregistrée/, {}, SOON)).length).toBeGreaterThan(0)
})

it('closes its buttons when the time is over, and says so', async () => {
  const { user } = await openPage(backend, PAGES, `/salle/${room.code}`)
  await user.type(await screen.findByRole('textbox', { name: /prénom/ }), 'Lina')
  await user.click(screen.getByRole('button', { name: 'Entrer' }))
  await screen.findByText('Vous êtes dans la salle')
  const asked = await tookStep(ecole, room.id, 'open', 0)
  const [first] = asked.question?.choices ?? []
  const name = (text: string) => text.includes(first?.fr ?? '?')
  await screen.findByRole('button', { name }, SOON)
  wait(backend, { minutes: 1 })
  expect(await screen.findByText(/Trop tard pour cette question/, {}, SOON)).toBeVisible()
  expect(screen.getByRole('button', { name })).toBeDisabled()
})

it('says when the host has taken somebody out, and lets them join again', async () => {
  storePlace(null)
  const { user } = await openPage(backend, PAGES, `/salle/${room.code}`)
  await user.type(await screen.findByRole('textbox', { name: /prénom/ }), 'Lina')
  await user.click(screen.getByRole('button', { name: 'Entrer' }))
  await screen.findByText('Vous êtes dans la salle')
  const { participants } = (await ecole.get<Salle>(`${SALLE}/${room.id}`)).body
  await ecole.post(`${SALLE}/${room.id}/remove`, { idParticipant: participants[0]?.id })
  expect(await screen.findByText('Vous n’êtes plus dans cette salle', {}, SOON)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Rejoindre une salle' }))
  expect(await screen.findByRole('textbox', { name: /prénom/ })).toBeVisible()
})
