import { answersFor } from '@src/parts/evenement/details/answers'
import { expect, it } from 'vitest'
import { sampleEvent } from './sample'

const TEACHER = { canPlan: false, canUpdate: false, seesLeaves: false, canAttest: true, seesSchool: false }
const at = (minutes: number) => new Date(Date.parse('2026-11-23T08:00:00.000Z') + minutes * 60_000).toISOString()

it('offers an absence from the minute on from which the backend takes it', () => {
  const lesson = sampleEvent({ start: at(0), end: at(60) })
  expect(answersFor(lesson, TEACHER, 15, at(-1))).toEqual([])
  expect(answersFor(lesson, TEACHER, 15, at(14))).toEqual(['attest'])
  expect(answersFor(lesson, TEACHER, 15, at(15))).toEqual(['attest', 'noShow'])
  expect(answersFor(lesson, TEACHER, 0, at(0))).toEqual(['attest', 'noShow'])
})

it('grants no grace to an exam', () => {
  const exam = sampleEvent({ start: at(0), end: at(60), extendedProps: { calendar: 'Conduit exam' } })
  expect(answersFor(exam, TEACHER, 15, at(-1))).toEqual([])
  expect(answersFor(exam, TEACHER, 15, at(0))).toEqual(['result', 'noShow'])
})
