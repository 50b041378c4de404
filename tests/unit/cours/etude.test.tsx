import { hasDrafts } from '@core/hooks/drafts'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import type { TestBackend } from '@tests/helpers/backend'
import type { Client } from '@tests/helpers/http'
// Loaded before the first query: on a busy machine the page alone takes longer than a query waits.
import '@src/views/cours/study/StudyPage'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { beginStudy, keysOf, openCourse, place, readAttempt, startCourse } from './support'

let backend: TestBackend
let candidat: Client
beforeEach(async () => {
  ;({ backend, candidat } = await startCourse())
})
afterEach(async () => {
  vi.restoreAllMocks()
  await backend.stop()
})

const open = (id: number) => openCourse(backend, `/apps/code-course/etude/${id}`)
const press = (name: string) => screen.findByRole('button', { name })

it('explains a mistake at once and asks it again at the end', async () => {
  const session = await beginStudy(candidat)
  const [first] = session.questions
  const { user } = await open(session.id)
  expect(await place(1, 10)).toBeVisible()
  expect(await press('Valider')).toBeDisabled()
  await user.keyboard(`${await keysOf(backend, first?.idQuestion ?? 0, false)}{Enter}`)
  const verdict = within(await screen.findByRole('region', { name: 'Mauvaise réponse' }))
  expect(verdict.getByText('Cette question reviendra à la fin de la séance.')).toBeVisible()
  expect(screen.getAllByText('Bonne réponse')[0]).toBeVisible()
  expect(await place(1, 11)).toBeVisible()
  for (const { idQuestion } of session.questions.slice(1)) {
    await user.click(await press('Continuer'))
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
    await user.keyboard(`${await keysOf(backend, idQuestion, true)}{Enter}`)
    expect(await screen.findByRole('region', { name: 'Bonne réponse' })).toBeVisible()
  }
  await user.keyboard('{Enter}')
  expect(await place(11, 11)).toBeVisible()
  expect(screen.getByRole('group', { name: first?.text.fr })).toBeVisible()
  await user.keyboard(`${await keysOf(backend, first?.idQuestion ?? 0, true)}{Enter}`)
  await user.click(await press('Voir le bilan'))
  expect(await screen.findByText('Réponses justes : 10 sur 11')).toBeVisible()
  expect(screen.getByText('1 question vous a échappé.')).toBeVisible()
  expect((await readAttempt(candidat, session.id)).status).toBe('COMPLETED')
  await user.click(await press('Revoir mes erreurs'))
  expect(await place(1, 1)).toBeVisible()
})

it('keeps a choice that is not validated through a reload, for its question alone', async () => {
  const session = await beginStudy(candidat)
  const reload = () => {
    cleanup()
    return openCourse(backend, `/apps/code-course/etude/${session.id}`, 'candidat', true)
  }
  const marked = () => [...document.querySelectorAll<HTMLInputElement>('.choice input')].map((input) => input.checked)
  const { user } = await open(session.id)
  await place(1, 10)
  await user.keyboard('p')
  await place(2, 10)
  await user.keyboard('2')
  expect(hasDrafts()).toBe(true)
  const { user: again } = await reload()
  expect(await place(2, 10)).toBeVisible()
  expect(marked().indexOf(true)).toBe(1)
  await again.keyboard('p')
  await place(3, 10)
  expect(marked()).not.toContain(true)
  expect(hasDrafts()).toBe(false)
  await again.keyboard('1{Enter}')
  expect(await screen.findByRole('region', { name: /réponse/ })).toBeVisible()
  expect(hasDrafts()).toBe(false)
})

it('says that the network is cut where room is kept for it, above nothing that a finger presses', async () => {
  const session = await beginStudy(candidat)
  await open(session.id)
  await place(1, 10)
  const head = within(screen.getByRole('banner'))
  const notice = head.getByRole('status')
  expect(notice).toBeEmptyDOMElement()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(notice).toHaveTextContent('Hors ligne : continuez, vos réponses sont gardées.')
  expect(head.getByRole('status')).toBe(notice)
})

it('is given up, and says so', async () => {
  const session = await beginStudy(candidat)
  const { user } = await open(session.id)
  await place(1, 10)
  await user.click(await press('Abandonner'))
  expect(await screen.findByText(/Abandonner cette séance/)).toBeInTheDocument()
  await user.click(await press('Confirmer'))
  expect(await screen.findByText('Séance abandonnée')).toBeVisible()
  expect((await readAttempt(candidat, session.id)).status).toBe('ABANDONED')
})

it('leaves a question for the end, and keeps one to see it again', async () => {
  const session = await beginStudy(candidat)
  const { user } = await open(session.id)
  await place(1, 10)
  await user.keyboard('g')
  expect(await screen.findByRole('button', { name: 'Garder pour revoir', pressed: true })).toBeVisible()
  await user.keyboard('p')
  expect(await place(2, 10)).toBeVisible()
  await waitFor(async () => expect((await readAttempt(candidat, session.id)).questions[0]?.kept).toBe(true))
  for (let number = 2; number < 10; number += 1) await user.keyboard('p')
  expect(await place(10, 10)).toBeVisible()
  await user.keyboard('p')
  expect(await place(1, 10)).toBeVisible()
})

it('shows the contents in French, Arabic or both, and remembers it', async () => {
  const session = await beginStudy(candidat)
  const { user } = await open(session.id)
  const [first] = session.questions
  const french = (first?.text.fr ?? '').replace(/\s/g, ' ')
  expect(await screen.findByText(french)).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'Les deux' }))
  const arabic = await screen.findByText(first?.text.ar ?? '')
  expect(arabic).toHaveAttribute('lang', 'ar')
  expect(arabic).toHaveAttribute('dir', 'rtl')
  await user.click(screen.getByRole('radio', { name: 'العربية' }))
  expect(screen.queryByText(french)).toBeNull()
  // The browser of the tests has no voice.
  expect(screen.queryByRole('button', { name: 'Lire à voix haute' })).toBeNull()
})

it('gives a client twenty questions and says what the course offers', async () => {
  const { user } = await openCourse(backend, '/apps/code-course', 'client')
  expect(await screen.findByText(/400 questions en 20 séries/)).toBeVisible()
  await user.click(await press('Essayer 20 questions'))
  expect(await place(1, 20)).toBeVisible()
})

it('asks for the code where the course is closed', async () => {
  await backend.db.updateTable('code_acces').set({ premiereUtilisation: null }).execute()
  await openCourse(backend, '/apps/code-course')
  expect(await screen.findByRole('textbox', { name: /Code/ })).toBeVisible()
  expect(screen.queryByRole('tab', { name: 'Séries' })).toBeNull()
})
