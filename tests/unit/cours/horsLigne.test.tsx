import { readText, writeJson } from '@core/platform/storage'
import type { WaitingAnswer } from '@src/redux/code-course/attempt'
import { giveAnswer, sendWaiting } from '@src/redux/code-course/send'
import { selectWaiting } from '@src/redux/code-course/slice'
import { makeStore } from '@src/redux/store'
import { useKeptAnswers } from '@src/router/frame/useKeptAnswers'
import { act, screen, waitFor } from '@testing-library/react'
import type { TestBackend } from '@tests/helpers/backend'
import { TEST_NOW, testClock } from '@tests/helpers/clock'
import { type Client, signedIn } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import { secondHost, wait } from '@tests/helpers/scenarios'
// Loaded before the first query: on a busy machine the page alone takes longer than a query waits.
import '@src/views/cours/exam/ExamPage'
import '@src/views/cours/sendKept'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { beginExam, type Line, openCourse, place, readAttempt, startCourse } from './support'

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
const refused = () => undefined
const readAnew = async (id: number) => readAttempt(await signedIn(backend, 'candidat'), id)

/** A page outside of the course, with the shell around it. */
function Elsewhere() {
  useKeptAnswers()
  return <p>Ailleurs</p>
}
const ELSEWHERE = [{ path: '/ailleurs', load: async () => Elsewhere }]

describe('answers that wait on the device', () => {
  it('leave it from any page, and an exam that ran out meanwhile counts them', async () => {
    const exam = await beginExam(candidat)
    wait(backend, { minutes: 40 })
    const { store } = await openPage(backend, ELSEWHERE, '/ailleurs', { username: 'candidat' })
    const key = `course-answers:${store.getState().auth.userData?.connect.id}`
    const given = (rang: number): WaitingAnswer => ({
      idTentative: exam.id,
      rang,
      secondsLeft: 300,
      choices: [exam.questions[rang]?.choices[0]?.id ?? 0],
    })
    writeJson(key, [given(0), given(1)])
    expect(
      await screen.findByText(/2 réponses gardées sur cet appareil sont arrivées/, {}, { timeout: 25_000 }),
    ).toBeInTheDocument()
    expect(await readAnew(exam.id)).toMatchObject({ status: 'COMPLETED', answered: 2, late: 2 })
    // Later answers are sent when the network is back.
    writeJson(key, [given(2)])
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(readText(key)).toBeNull())
    expect(await readAnew(exam.id)).toMatchObject({ answered: 3, late: 3 })
  })

  it('and were sent by another tab let the exam end', async () => {
    const exam = await beginExam(candidat)
    const { user, store } = await open(exam.id)
    await place(1, 30)
    const otherTab = makeStore()
    line.isCut = true
    await user.keyboard('1{Enter}')
    await place(2, 30)
    await waitFor(() => expect(selectWaiting(store.getState())).toHaveLength(1))
    line.isCut = false
    await otherTab.dispatch(sendWaiting(refused))
    await user.click(screen.getByRole('button', { name: 'Terminer' }))
    await user.click(await screen.findByRole('button', { name: 'Confirmer' }))
    expect(await screen.findByText(/^Examen blanc (réussi|non réussi)$/)).toBeVisible()
    expect(selectWaiting(store.getState())).toEqual([])
    expect(await readAttempt(candidat, exam.id)).toMatchObject({ status: 'COMPLETED', answered: 1 })
  })

  it('are followed from tab to tab', async () => {
    const exam = await beginExam(candidat)
    const { store } = await open(exam.id)
    await place(1, 30)
    const otherTab = makeStore()
    line.isCut = true
    const answer = { idTentative: exam.id, rang: 0, choices: [exam.questions[0]?.choices[0]?.id ?? 0] }
    await otherTab.dispatch(giveAnswer(answer, refused))
    const key = `course-answers:${store.getState().auth.userData?.connect.id}`
    const told = () => act(() => void window.dispatchEvent(new StorageEvent('storage', { key })))
    told()
    expect(selectWaiting(store.getState())).toEqual([answer])
    line.isCut = false
    await otherTab.dispatch(sendWaiting(refused))
    told()
    expect(selectWaiting(store.getState())).toEqual([])
  })
})

describe('the time of an exam', () => {
  it('ends without a network too, and what was answered in time counts', async () => {
    const exam = await beginExam(candidat)
    wait(backend, { minutes: 14 + 51 / 60 })
    const { user } = await open(exam.id)
    await place(1, 30)
    line.isCut = true
    await user.keyboard('1{Enter}')
    expect(await screen.findByText('Le temps est écoulé', {}, { timeout: 20_000 })).toHaveFocus()
    expect(screen.getByText(/comptent si elles arrivent dans les 7 jours/)).toBeVisible()
    await user.keyboard('1{Enter}')
    wait(backend, { minutes: 3 })
    line.isCut = false
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(async () => expect((await readAnew(exam.id)).late).toBe(1))
    await user.click(screen.getByRole('button', { name: 'Voir le résultat' }))
    expect(
      await screen.findByText('Dont 1 réponse donnée à temps et reçue plus tard.', {}, { timeout: 10_000 }),
    ).toBeVisible()
    expect(await readAnew(exam.id)).toMatchObject({ status: 'COMPLETED', answered: 1, late: 1 })
  })

  it('goes by the server, on a device that is two years ahead and is set back', async () => {
    const server = { now: new Date(TEST_NOW) }
    line.host = secondHost({ ...backend, clock: server }, {})
    const exam = await beginExam(candidat)
    testClock.now = new Date('2028-11-21T09:00:00.000Z')
    const { user, store } = await open(exam.id)
    const timer = await screen.findByRole('timer')
    expect(timer).toHaveTextContent(/^(15:00|14:5\d)$/)
    testClock.now = new Date('2026-11-21T06:00:00.000Z')
    await user.keyboard('1{Enter}')
    await place(2, 30)
    expect(timer).toHaveTextContent(/^(15:00|14:[45]\d)$/)
    await waitFor(() => expect(selectWaiting(store.getState())).toEqual([]))
    line.isCut = true
    await user.keyboard('1{Enter}')
    await place(3, 30)
    server.now = new Date('2026-11-21T09:14:00.000Z')
    line.isCut = false
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(timer).toHaveTextContent(/^(1:00|0:5\d)$/))
    const rows = await backend.db
      .selectFrom('tentative_question')
      .select(['answeredAt', 'late'])
      .where('idTentative', '=', exam.id)
      .where('answeredAt', 'is not', null)
      .orderBy('rang')
      .execute()
    expect(rows).toEqual([
      { answeredAt: TEST_NOW, late: 0 },
      { answeredAt: '2026-11-21T09:14:00.000Z', late: 0 },
    ])
  })
})
