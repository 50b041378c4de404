import { readKept } from '@src/redux/code-course/send'
import { selectWaiting } from '@src/redux/code-course/slice'
import { makeStore } from '@src/redux/store'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import type { TestBackend } from '@tests/helpers/backend'
import { type Client, signedIn } from '@tests/helpers/http'
import { wait } from '@tests/helpers/scenarios'
// Loaded before the first query: on a busy machine the page alone takes longer than a query waits.
import '@src/views/cours/exam/ExamPage'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { beginExam, keysOf, type Line, openCourse, place, readAttempt, startCourse } from './support'

let backend: TestBackend
let candidat: Client
let line: Line
beforeEach(async () => {
  ;({ backend, candidat, line } = await startCourse())
})
afterEach(async () => {
  await backend.stop()
})

const open = (id: number) => openCourse(backend, `/apps/code-course/examen/${id}`)

it('is taken to its end by the keyboard alone, and passed', async () => {
  const exam = await beginExam(candidat)
  const { user } = await open(exam.id)
  await place(1, 30)
  // The first question is skipped, and comes back at the end.
  await user.keyboard('p')
  for (const { idQuestion, rang } of [...exam.questions.slice(1), ...exam.questions.slice(0, 1)]) {
    await place(rang + 1, 30)
    await user.keyboard(`${await keysOf(backend, idQuestion, rang < 25)}{Enter}`)
    expect(screen.queryByText(/Bonne réponse/)).toBeNull()
  }
  expect(await screen.findByText('Vous avez répondu à toutes les questions')).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Examen blanc réussi')).toBeVisible()
  expect(screen.getByText('Réponses justes : 25 sur 30')).toBeVisible()
  expect(screen.getByRole('list', { name: 'Erreurs par thème' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Revoir mes erreurs' }))
  expect(await place(1, 5)).toBeVisible()
}, 120_000)

it('asks before it ends with questions unanswered', async () => {
  const exam = await beginExam(candidat)
  const { user } = await open(exam.id)
  await place(1, 30)
  await user.click(screen.getByRole('button', { name: 'Terminer' }))
  expect(await screen.findByText(/Terminer avec 30 questions sans réponse/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Confirmer' }))
  expect(await screen.findByText('Examen blanc non réussi')).toBeVisible()
  expect(screen.getByText('Réponses justes : 0 sur 30')).toBeVisible()
  expect(within(screen.getByRole('region', { name: 'Vos réponses' })).getAllByText('Sans réponse')).toHaveLength(30)
})

it('is given up after a question, and stands among the results as abandoned', async () => {
  const exam = await beginExam(candidat)
  const { user } = await open(exam.id)
  await place(1, 30)
  await user.click(screen.getByRole('button', { name: 'Abandonner' }))
  expect(await screen.findByText(/restera dans vos résultats comme abandonné/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Confirmer' }))
  expect(await screen.findByText('Examen blanc abandonné')).toBeVisible()
  expect(screen.queryByRole('list', { name: 'Erreurs par thème' })).toBeNull()
  expect((await readAttempt(candidat, exam.id)).status).toBe('ABANDONED')
  cleanup()
  await openCourse(backend, '/apps/code-course?tab=results')
  expect(await screen.findByRole('cell', { name: 'Abandonné' })).toBeVisible()
})

it('goes on after a reload at the next question, with the time that is left on the server', async () => {
  const exam = await beginExam(candidat)
  await candidat.post(`/api/code-course/tentative/${exam.id}/answer`, {
    rang: 0,
    choices: [exam.questions[0]?.choices[0]?.id],
  })
  wait(backend, { minutes: 5 })
  await open(exam.id)
  expect(await place(2, 30)).toBeVisible()
  expect(screen.getByRole('timer', { name: 'Temps restant' })).toHaveTextContent(/^(10:00|9:5\d)$/)
})

it('offers the way back into a running exam on the overview', async () => {
  const exam = await beginExam(candidat)
  const { user, here } = await openCourse(backend, '/apps/code-course?tab=exams')
  await user.click(await screen.findByRole('link', { name: 'Reprendre l’examen' }))
  await place(1, 30)
  await waitFor(() => expect(here()).toBe(`/apps/code-course/examen/${exam.id}`))
})

it('keeps answers while the network is cut, and sends them in their order', async () => {
  const exam = await beginExam(candidat)
  const { user } = await open(exam.id)
  await place(1, 30)
  line.isCut = true
  await user.keyboard('1{Enter}')
  expect(await place(2, 30)).toBeVisible()
  await user.keyboard('2{Enter}')
  expect(await screen.findByText(/2 réponses gardées sur cet appareil/)).toBeVisible()
  // A reloaded page finds the answers on the device.
  const reloaded = makeStore()
  reloaded.dispatch(readKept())
  expect(selectWaiting(reloaded.getState()).map(({ rang }) => rang)).toEqual([0, 1])
  line.isCut = false
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(screen.queryByText(/gardées? sur cet appareil/)).toBeNull())
  const given = [[exam.questions[0]?.choices[0]?.id], [exam.questions[1]?.choices[1]?.id], null]
  await waitFor(async () => {
    const { questions } = await readAttempt(candidat, exam.id)
    expect(questions.slice(0, 3).map(({ chosen }) => chosen)).toEqual(given)
  })
})

it('says when a question was answered in another tab, and shows what counts', async () => {
  const exam = await beginExam(candidat)
  const { user } = await open(exam.id)
  await place(1, 30)
  const choices = [exam.questions[0]?.choices[1]?.id]
  await candidat.post(`/api/code-course/tentative/${exam.id}/answer`, { rang: 0, choices })
  await user.keyboard('1{Enter}')
  expect(await screen.findByText(/avait déjà une réponse/)).toBeInTheDocument()
  expect((await readAttempt(candidat, exam.id)).questions[0]?.chosen).toEqual(choices)
  expect(await place(2, 30)).toBeVisible()
})

it('stops when the time is over, and shows the result with its solutions when it is asked for', async () => {
  const exam = await beginExam(candidat)
  wait(backend, { minutes: 14 + 58 / 60 })
  const { user } = await open(exam.id)
  expect(await screen.findByRole('timer')).toHaveTextContent(/^0:0\d$/)
  expect(screen.getByText('Il reste moins d’une minute.')).toBeInTheDocument()
  wait(backend, { minutes: 1 })
  expect(await screen.findByText('Le temps est écoulé', {}, { timeout: 10_000 })).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('timer')).toBeNull())
  for (const name of ['Abandonner', 'Terminer']) expect(screen.queryByRole('button', { name })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Voir le résultat' }))
  expect(await screen.findByText('Examen blanc non réussi')).toBeVisible()
  const { status, sealed } = await readAttempt(await signedIn(backend, 'candidat'), exam.id)
  expect([status, sealed]).toEqual(['COMPLETED', false])
})
