import { FACTS, isSure, PICTURES, sameAs, sameBases, topicOfFact } from '@backend/contents/cours/bases'
import { deliveredSeries } from '@backend/contents/cours/series'
import { TOPIC_KEYS } from '@contract/cours/topic'
import { frenchFaults, serieFaults } from '@tests/helpers/cours/serieFaults'
import { describe, expect, it } from 'vitest'

const series = deliveredSeries()
const rules = { isSure, isPicture: (name: string) => PICTURES.has(name), sameAs }

/** The delivered series with one question changed. */
function changed(id: string, own: (question: (typeof series)[number]['questions'][number]) => object) {
  const questions = series.map((serie) => ({
    ...serie,
    questions: serie.questions.map((one) => (one.id === id ? { ...one, ...own(one) } : one)),
  }))
  return serieFaults(questions, rules)
}

it.each(TOPIC_KEYS)('the topic %s has at least forty questions', (topic) => {
  const own = series.filter((serie) => serie.topic === topic).flatMap((serie) => serie.questions)
  expect(own.length).toBeGreaterThanOrEqual(40)
})

it('no delivered question breaks a rule of contents, language or typography', () => {
  expect(serieFaults(series, rules)).toEqual([])
})

it('every question rests on a fact of its own topic, or on a picture', () => {
  const foreign = series.flatMap(({ topic, questions: own }) =>
    own.filter(({ base }) => !base.includes(':') && topicOfFact.get(base) !== topic).map(({ id }) => id),
  )
  expect(foreign).toEqual([])
})

it('every fact is written in French, with its typography', () => {
  const english = /(?<!\p{L})(?:the|of|and|is|are|must|not|with|law|order|same|general)(?!\p{L})/iu
  const faults = [...FACTS].flatMap(([id, { text, law }]) => [
    ...(english.test(`${text} ${law}`) ? [`${id}: English: ${text} (${law})`] : []),
    ...[...frenchFaults(text), ...frenchFaults(law)].map((name) => `${id}: ${name}: ${text} (${law})`),
  ])
  expect(faults).toEqual([])
})

it('lines that say the same are known lines, each in one list', () => {
  const lines = sameBases().flat()
  expect(lines.filter((line) => !FACTS.has(line) && !PICTURES.has(line))).toEqual([])
  expect(new Set(lines).size).toBe(lines.length)
})

describe('the check of the contents', () => {
  it.each([
    ['an uncertain fact', '2.58'],
    ['a number of no fact', '99.99'],
    ['a mistyped picture', 'sign:slipery-road'],
    ['a junction whose rule is not known', 'scene:round-unsigned'],
  ])('finds %s', (_, base) => {
    expect(changed('signs-03', () => ({ base }))).toEqual([`signs-03: rests on ${base}`])
  })

  it('finds a mistyped picture that is shown', () => {
    expect(changed('signs-03', () => ({ picture: 'sign:slipery-road' }))).toEqual(['signs-03: shows sign:slipery-road'])
  })

  it('finds two questions on one fact, also where it is listed twice', () => {
    expect(changed('rules-38', () => ({ base: '6.27' }))).toEqual(['hazmat-19 and rules-38 rest on 10.20 and 6.27'])
    expect(changed('rules-38', () => ({ base: '6.26' }))).toEqual(['rules-38 and rules-37 rest on 6.26 and 6.26'])
  })

  it('finds two questions with one right answer about one picture', () => {
    const faults = changed('signs-08', ({ choices }) => ({
      picture: 'sign:give-way',
      choices: choices.map((one) =>
        one.right ? { ...one, fr: 'Je cède le passage, je m’arrête si nécessaire' } : one,
      ),
    }))
    expect(faults).toContain('signs-08 and signs-07 have one answer about sign:give-way')
  })
})
