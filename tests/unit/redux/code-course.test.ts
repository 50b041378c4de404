import type { Asked, Tentative } from '@contract/cours/tentative'
import { nextOpen, type RunningAttempt } from '@src/redux/code-course/attempt'
import {
  answerAccepted,
  answerGiven,
  answerRefused,
  attemptRead,
  choiceToggled,
  codeCourseSlice,
  networkCut,
  questionKept,
  waitingRead,
  wentOn,
} from '@src/redux/code-course/slice'
import { describe, expect, it } from 'vitest'

const { reducer } = codeCourseSlice
type State = ReturnType<typeof reducer>
type Action = Parameters<typeof reducer>[1]

const asked = (rang: number, more: Partial<Asked> = {}): Asked => ({
  rang,
  idQuestion: 100 + rang,
  topic: 'priority',
  picture: null,
  text: { fr: 'Q', ar: 'س' },
  several: false,
  choices: [1, 2, 3].map((id) => ({ id: 10 * rang + id, fr: `${id}`, ar: `${id}` })),
  kept: false,
  chosen: null,
  solution: null,
  late: false,
  ...more,
})
const attempt = (more: Partial<Tentative> = {}): Tentative => ({
  id: 7,
  mode: 'EXAM',
  status: 'STARTED',
  title: { fr: 'Examen', ar: 'امتحان' },
  idSerie: null,
  idExamenBlanc: 1,
  startedAt: '2026-11-21T09:00:00.000Z',
  endedAt: null,
  total: 3,
  answered: 0,
  correct: null,
  passMark: 2,
  passed: null,
  late: 0,
  idCandidat: 1,
  candidat: 'Sami',
  secondsLeft: 900,
  sealed: false,
  questions: [asked(0), asked(1), asked(2)],
  ...more,
})
const stateAfter = (...actions: Action[]): State => actions.reduce<State | undefined>(reducer, undefined) as State
const shown = (state: State): RunningAttempt => {
  if (!state.attempt) throw new Error('no attempt')
  return state.attempt
}
const read = (more?: Partial<Tentative>, at = 1000) => attemptRead({ attempt: attempt(more), at })
const give = (rang: number, choices = [10 * rang + 1]) => answerGiven({ idTentative: 7, rang, choices })
const answer = (more = {}) => ({ solution: null, again: null, answered: 1, total: 3, secondsLeft: 890, ...more })
const place = (rang: number) => ({ idTentative: 7, rang })

describe('the attempt on the screen', () => {
  it('opens at the first question without an answer', () => {
    const state = stateAfter(read({ questions: [asked(0, { chosen: [1] }), asked(1), asked(2)] }))
    expect(shown(state)).toMatchObject({ position: 1, chosen: [], clock: { secondsLeft: 900, at: 1000 } })
  })

  it('marks one choice, or several where several are right', () => {
    const one = stateAfter(read(), choiceToggled(1), choiceToggled(2))
    expect(shown(one).chosen).toEqual([2])
    const questions = [asked(0, { several: true })]
    const several = stateAfter(read({ questions }), choiceToggled(1), choiceToggled(2), choiceToggled(1))
    expect(shown(several).chosen).toEqual([2])
  })

  it('goes on at once after an answer in an exam, and marks nothing there', () => {
    const state = stateAfter(read(), choiceToggled(1), give(0))
    expect(shown(state)).toMatchObject({ position: 1, chosen: [] })
    expect(state.waiting).toEqual([{ idTentative: 7, rang: 0, choices: [1] }])
  })

  it('goes to the next open question of an exam when the one on the screen was answered elsewhere', () => {
    const elsewhere = { questions: [asked(0, { chosen: [2] }), asked(1), asked(2)] }
    const reread = stateAfter(read(), choiceToggled(1), read(elsewhere))
    expect(shown(reread)).toMatchObject({ position: 1, chosen: [] })
    const otherTab = waitingRead([{ idTentative: 7, rang: 0, choices: [2] }])
    const marked = stateAfter(read(), choiceToggled(1), otherTab, choiceToggled(11))
    expect(shown(marked)).toMatchObject({ position: 1, chosen: [11] })
    // The marks on a question that is still open stay.
    expect(shown(stateAfter(read(), choiceToggled(1), read())).chosen).toEqual([1])
  })

  it('stays at the question in a study session, and shows its solution', () => {
    const solution = { correct: true, right: [1], explanation: { fr: 'E', ar: 'ش' }, source: { fr: 'S', ar: 'م' } }
    const accepted = answerAccepted({ place: place(0), answer: answer({ solution }), at: 2000 })
    const state = stateAfter(read({ mode: 'STUDY' }), give(0), accepted)
    expect(shown(state).position).toBe(0)
    expect(shown(state).questions[0]).toMatchObject({ chosen: [1], solution })
    expect(state.waiting).toEqual([])
  })

  it('comes back at the end to what was left', () => {
    const state = stateAfter(read(), wentOn(), give(1), give(2))
    expect(shown(state).position).toBe(0)
    expect(nextOpen(shown(stateAfter(read(), give(0), give(1), give(2))).questions, 2)).toBeNull()
  })

  it('asks again at the end what went wrong, once', () => {
    const again = answerAccepted({ place: place(0), answer: answer({ again: asked(3), total: 4 }), at: 2000 })
    const state = stateAfter(read({ mode: 'STUDY' }), give(0), again, again)
    expect(shown(state).questions.map(({ rang }) => rang)).toEqual([0, 1, 2, 3])
    expect(shown(state)).toMatchObject({ total: 4, clock: { secondsLeft: 890, at: 2000 } })
  })

  it('keeps a question wherever it is asked', () => {
    const questions = [asked(0), asked(1, { idQuestion: 100 })]
    const state = stateAfter(read({ questions }), questionKept({ idQuestion: 100, kept: true }))
    expect(shown(state).questions.map(({ kept }) => kept)).toEqual([true, true])
  })
})

describe('reading the attempt again', () => {
  it('keeps position, marks and answers that are on their way', () => {
    const state = stateAfter(read(), give(0), choiceToggled(11), read({ secondsLeft: 600 }, 5000))
    expect(shown(state)).toMatchObject({ position: 1, chosen: [11], clock: { secondsLeft: 600, at: 5000 } })
    expect(shown(state).questions[0]?.chosen).toEqual([1])
  })

  it('takes what the server has in place of a refused answer', () => {
    const questions = [asked(0, { chosen: [2] }), asked(1), asked(2)]
    const state = stateAfter(read(), give(0), answerRefused(place(0)), read({ questions }))
    expect(shown(state).questions[0]?.chosen).toEqual([2])
    expect(state.waiting).toEqual([])
  })

  it('shows the answers kept on the device after a reload', () => {
    const kept = [{ idTentative: 7, rang: 0, choices: [3] }]
    const state = stateAfter(waitingRead(kept), read())
    expect(shown(state)).toMatchObject({ position: 1 })
    expect(shown(state).questions[0]?.chosen).toEqual([3])
  })

  it('believes the server alone once the attempt is over', () => {
    const state = stateAfter(read(), give(0), read({ status: 'COMPLETED', secondsLeft: null }))
    expect(shown(state)).toMatchObject({ status: 'COMPLETED', clock: null })
    expect(shown(state).questions[0]?.chosen).toBeNull()
  })
})

it('knows that the network is cut while something waits', () => {
  const { selectIsCut } = codeCourseSlice.getSelectors()
  expect(selectIsCut(stateAfter(read(), give(0), networkCut()))).toBe(true)
  const sent = answerAccepted({ place: place(0), answer: answer(), at: 1 })
  expect(selectIsCut(stateAfter(read(), give(0), networkCut(), sent))).toBe(false)
})
