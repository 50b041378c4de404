import type { Salle } from '@contract/cours/salle'
import { routes } from '@src/views/salle/routes'
// Loaded before the first query: on a busy machine the page alone takes longer than a query waits.
import '@src/views/salle/host/SallePage'
import { screen, waitFor, within } from '@testing-library/react'
import { startBackend, type TestBackend } from '@tests/helpers/backend'
import { choicesTo, guestIn, openRoom, SALLE, tookStep } from '@tests/helpers/cours/salle'
import { type Client, signedIn } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import { afterEach, beforeEach, expect, it } from 'vitest'

let backend: TestBackend
let ecole: Client
beforeEach(async () => {
  backend = await startBackend()
  ecole = await signedIn(backend, 'ecole')
})
afterEach(() => backend.stop())

const open = (id: number) => openPage(backend, routes, `/apps/code-course/salle/${id}`)
const state = async (id: number) => (await ecole.get<Salle>(`${SALLE}/${id}`)).body
/** The time limit for changes in a room on another device, which is polled every two seconds. */
const SOON = { timeout: 8000 }

it('opens a room from the form and shows its code, its address and who joins', async () => {
  const { user, here } = await openPage(backend, routes, '/apps/code-course/salles/new')
  const series = await screen.findByRole('combobox', { name: /Série/ })
  await user.click(screen.getByRole('button', { name: 'Ouvrir la salle' }))
  await waitFor(() => expect(series).toHaveAttribute('aria-invalid', 'true'))
  await user.selectOptions(screen.getByRole('combobox', { name: /^Questions/ }), 'Un tirage au sort')
  await user.selectOptions(screen.getByRole('combobox', { name: /Nombre de questions/ }), '5')
  await user.click(screen.getByRole('button', { name: 'Ouvrir la salle' }))
  expect(await screen.findByRole('region', { name: 'Rejoindre la salle' })).toBeVisible()
  const id = Number(here().split('/').at(-1))
  const { code, total, secondes } = await state(id)
  expect([total, secondes]).toEqual([5, 30])
  expect(screen.getByText(code.split('').join(' '))).toBeInTheDocument()
  expect(await screen.findByRole('img', { name: 'Code QR de la salle' })).toBeVisible()
  await guestIn(backend, code, 'Lina')
  expect(await screen.findByText('Lina', {}, SOON)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Retirer Lina' }))
  await waitFor(() => expect(screen.queryByText('Lina')).toBeNull())
  expect((await state(id)).participants).toEqual([])
})

it('says of a room that does not exist that it is unknown, and leads back to the rooms', async () => {
  await open(999_999)
  expect(await screen.findByText('Cette salle est introuvable.')).toBeVisible()
  expect(screen.queryByText(/Réessayez dans un instant/)).toBeNull()
  expect(screen.getByRole('link', { name: 'Quitter' })).toHaveAttribute('href', '/apps/code-course/salles')
})

it('is led by the space bar from the lobby to the end', async () => {
  const room = await openRoom(ecole)
  const lina = await guestIn(backend, room.code, 'Lina')
  const { user } = await open(room.id)
  await screen.findByRole('button', { name: 'Commencer' })
  await user.keyboard(' ')
  expect(await screen.findByRole('timer', { name: 'Temps restant' })).toBeVisible()
  const { question } = await state(room.id)
  const idQuestion = question?.idQuestion ?? 0
  await lina.answer(0, await choicesTo(backend, idQuestion, true))
  expect(await screen.findByText('1/1', {}, SOON)).toBeVisible()
  // Nothing on the screen reveals the right answer.
  expect(screen.queryByText('Bonne réponse')).toBeNull()
  await user.keyboard(' ')
  expect(await screen.findByText('Réponses closes')).toBeVisible()
  await user.keyboard(' ')
  expect((await screen.findAllByText(/100\s%/))[0]).toBeVisible()
  const right = await choicesTo(backend, idQuestion, true)
  expect(screen.getAllByText('Bonne réponse')).toHaveLength(right.length)
  await user.keyboard('{ArrowRight}')
  expect(await screen.findByText('Question 2 sur 5')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Terminer' }))
  await user.click(await screen.findByRole('button', { name: 'Confirmer' }))
  expect(await screen.findByRole('heading', { name: 'Leçon terminée' })).toBeVisible()
  expect((await state(room.id)).phase).toBe('FINISHED')
})

it('is found again after a reload, and follows another tab of the host', async () => {
  const room = await openRoom(ecole)
  await tookStep(ecole, room.id, 'open', 0)
  const { user } = await open(room.id)
  expect(await screen.findByText('Question 1 sur 5')).toBeVisible()
  await tookStep(ecole, room.id, 'reveal', 0)
  // This tab is outdated: its step changes nothing, and it then shows the actual state.
  await user.keyboard(' ')
  expect(await screen.findByRole('button', { name: 'Question suivante' }, SOON)).toBeVisible()
  expect(await state(room.id)).toMatchObject({ phase: 'REVEALED', rang: 0 })
})

it('keeps results of people folded at the end, and shows what to see again', async () => {
  const room = await openRoom(ecole)
  const lina = await guestIn(backend, room.code, 'Lina')
  const asked = await tookStep(ecole, room.id, 'open', 0)
  await lina.answer(0, await choicesTo(backend, asked.question?.idQuestion ?? 0, false))
  await tookStep(ecole, room.id, 'reveal', 0)
  await tookStep(ecole, room.id, 'finish', 0)
  const { user } = await open(room.id)
  const weak = within(await screen.findByRole('region', { name: 'Questions à revoir ensemble' }))
  expect(weak.getByText('0/1')).toBeVisible()
  const row = screen.getByRole('rowheader', { name: /Lina/, hidden: true })
  expect(row).not.toBeVisible()
  await user.click(screen.getByText('Résultats par participant'))
  expect(row).toBeVisible()
})

it('lists the lessons given in rooms', async () => {
  const room = await openRoom(ecole)
  await guestIn(backend, room.code, 'Lina')
  await tookStep(ecole, room.id, 'finish', 0)
  await openPage(backend, routes, '/apps/code-course/salles')
  const table = within(await screen.findByRole('table'))
  expect(await table.findByText('Tous les thèmes')).toBeVisible()
  expect(table.getByText('Terminée')).toBeVisible()
})
