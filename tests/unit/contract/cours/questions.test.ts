import { examenBlancInput } from '@contract/cours/examenBlanc'
import { idsOf, pictureName, pictureNames } from '@contract/cours/panneaux'
import { missingArabic } from '@contract/cours/question'
import { choice, choicesOf } from '@contract/cours/serieFile'
import { weakQuery } from '@contract/cours/weak'
import { faultsIn } from '@tests/helpers/faultsIn'
import { describe, expect, it } from 'vitest'

describe('the choices of a question', () => {
  const faults = (...rights: boolean[]) =>
    faultsIn(
      choicesOf(choice),
      rights.map((right) => ({ fr: 'Oui', ar: 'نعم', right })),
    )

  it('are two to four, at least one right and one wrong', () => {
    expect(faults(true, false)).toEqual({})
    expect(faults(true, true, false, false)).toEqual({})
    expect(faults(true, true)).toEqual({ _: 'no_wrong_choice' })
    expect(faults(false, false)).toEqual({ _: 'no_right_choice' })
    expect(faults(true)).toMatchObject({ _: 'too_small' })
    expect(faults(true, false, false, false, false)).toEqual({ _: 'too_big' })
  })
})

describe('the Arabic of a question', () => {
  const said = { fr: 'Oui', ar: 'نعم' }
  const question = { text: said, explanation: said, source: said, choices: [{ ...said, right: true }] }

  it('may be missing in a choice, and its French may not', () => {
    expect(faultsIn(choice, { fr: 'Oui', ar: ' ', right: true })).toEqual({})
    expect(faultsIn(choice, { fr: ' ', ar: 'نعم', right: true })).toEqual({ fr: 'required' })
  })

  it('is missing where nothing was typed', () => {
    expect(missingArabic(question)).toEqual({})
    const source = { fr: 'Article 1', ar: '' }
    const choices = [...question.choices, { fr: 'Non', ar: ' ', right: false }]
    expect(missingArabic({ ...question, source, choices })).toEqual({
      'source.ar': 'required',
      'choices.1.ar': 'required',
    })
  })
})

describe('a mock exam', () => {
  const exam = (passMark: number, ...topics: string[]) =>
    faultsIn(examenBlancInput, {
      title: { fr: 'Blanc', ar: 'تجريبي' },
      durationMinutes: 30,
      passMark,
      parts: topics.map((topic) => ({ topic, nombre: 10 })),
    })

  it('can be passed: it asks for no more right answers than it has questions', () => {
    expect(exam(20, 'signs', 'rules')).toEqual({})
    expect(exam(21, 'signs', 'rules')).toEqual({ passMark: 'too_big' })
  })

  it('names each topic once', () => {
    expect(exam(5, 'signs', 'signs')).toEqual({ parts: 'duplicate' })
  })
})

describe('the pictures of the course', () => {
  it('are named as signs, and junctions as scenes', () => {
    expect(pictureName('stop')).toBe('sign:stop')
    expect(pictureName('round-one')).toBe('scene:round-one')
    expect(idsOf('priority')).toContain('stop')
    expect(pictureNames()).toEqual(expect.arrayContaining(['sign:stop', 'scene:round-one']))
    expect(new Set(pictureNames()).size).toBe(pictureNames().length)
  })
})

it('the candidates of a lesson are read from a list of at most twenty numbers', () => {
  expect(weakQuery.parse({ idCandidats: '3,17' })).toEqual({ idCandidats: [3, 17] })
  expect(weakQuery.parse({ idCandidats: '3' })).toEqual({ idCandidats: [3] })
  const numbers = (count: number) => ({ idCandidats: Array.from({ length: count }, (_, index) => index).join() })
  expect(faultsIn(weakQuery, numbers(20))).toEqual({})
  expect(faultsIn(weakQuery, numbers(21))).toEqual({ idCandidats: 'too_big' })
  expect(faultsIn(weakQuery, { idCandidats: '3,' })).toEqual({ idCandidats: 'invalid' })
})
