import {
  type ExamShape,
  guessesOf,
  masteryOf,
  passChance,
  questionsToLearn,
  READY,
  readinessOf,
  type TopicState,
} from '@backend/rules/cours/readiness'
import { TOPIC_KEYS, type Topic } from '@contract/cours/topic'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

/** A different chance of guessing right in each topic. */
const GUESSES = Object.fromEntries(TOPIC_KEYS.map((topic, index) => [topic, (index + 1) / 12]))
const chanceOf = (mastery: number, guess: number) => mastery + (1 - mastery) * guess

/** The chance to pass, by adding up every possible outcome of every question. */
function byHand(mastery: ReadonlyMap<Topic, number>, { shares, guesses, passMark }: ExamShape): number {
  const chances = TOPIC_KEYS.flatMap((topic) =>
    Array.from({ length: shares[topic] ?? 0 }, () => chanceOf(mastery.get(topic) ?? 0, guesses[topic] ?? 0)),
  )
  let sum = 0
  for (let outcome = 0; outcome < 2 ** chances.length; outcome += 1) {
    const isRight = (index: number) => Math.floor(outcome / 2 ** index) % 2 === 1
    if (chances.filter((_, index) => isRight(index)).length < passMark) continue
    sum += chances.reduce((product, chance, index) => product * (isRight(index) ? chance : 1 - chance), 1)
  }
  return sum
}

const state = (topic: Topic, known: number, questions = 40): TopicState => ({
  topic,
  questions,
  seen: known,
  known,
})
const someTopic = fc.constantFrom(...TOPIC_KEYS)
const someMastery = fc.dictionary(someTopic, fc.double({ min: 0, max: 1, noNaN: true }))
// The keys of the dictionary are topics.
const mapOf = (mastery: Record<string, number>) => new Map(Object.entries(mastery) as [Topic, number][])
const shapeUpTo = (most: number) =>
  fc.dictionary(someTopic, fc.integer({ min: 1, max: most }), { minKeys: 1, maxKeys: 3 }).chain((shares) => {
    const total = Object.values(shares).reduce((sum, share) => sum + share, 0)
    return fc.integer({ min: 1, max: total }).map((passMark) => ({ shares, guesses: GUESSES, passMark }))
  })
const someState: fc.Arbitrary<TopicState> = fc
  .record({ topic: someTopic, questions: fc.integer({ min: 1, max: 40 }) })
  .chain(({ topic, questions }) =>
    fc
      .tuple(fc.integer({ min: 0, max: questions }), fc.double({ min: 0, max: 1, noNaN: true }))
      .map(([seen, share]) => ({ topic, questions, seen, known: Math.floor(seen * share) })),
  )
const someStates = fc.uniqueArray(someState, { selector: ({ topic }) => topic, minLength: 1, maxLength: 10 })

describe('the chance to pass', () => {
  it('is the sum over all outcomes of an exam', () => {
    fc.assert(
      fc.property(someMastery, shapeUpTo(4), (own, shape) => {
        const mastery = mapOf(own)
        expect(passChance(mastery, shape)).toBeCloseTo(byHand(mastery, shape), 10)
      }),
      { numRuns: 60 },
    )
  })

  it('is what is known of simple exams', () => {
    const guesses = { signs: 1 / 3 }
    const shape = { shares: { signs: 1 }, guesses, passMark: 1 }
    expect(passChance(new Map(), shape)).toBeCloseTo(1 / 3, 12)
    expect(passChance(new Map([['signs', 1]]), shape)).toBe(1)
    expect(passChance(new Map([['signs', 0.5]]), { shares: { signs: 2 }, guesses, passMark: 2 })).toBeCloseTo(4 / 9, 12)
  })

  it('is never lower when a topic is known better', () => {
    fc.assert(
      fc.property(
        someMastery,
        shapeUpTo(10),
        someTopic,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (own, shape, topic, more) => {
          const before = mapOf(own)
          const after = new Map(before).set(topic, Math.max(before.get(topic) ?? 0, more))
          expect(passChance(after, shape)).toBeGreaterThanOrEqual(passChance(before, shape) - 1e-12)
        },
      ),
      { numRuns: 100 },
    )
  })

  it('is a chance, and lower for a higher pass mark', () => {
    fc.assert(
      fc.property(someMastery, shapeUpTo(10), (own, shape) => {
        const mastery = mapOf(own)
        const chance = passChance(mastery, shape)
        expect(chance).toBeGreaterThanOrEqual(0)
        expect(chance).toBeLessThanOrEqual(1 + 1e-12)
        const harder = { ...shape, passMark: shape.passMark + 1 }
        expect(passChance(mastery, harder)).toBeLessThanOrEqual(chance + 1e-12)
      }),
      { numRuns: 60 },
    )
  })
})

describe('a guess', () => {
  const question = (topic: Topic, choices: number, right = 1) => ({ topic, choices, right })

  it('hits one of all sets of as many choices', () => {
    expect(guessesOf([question('signs', 2)])).toEqual({ signs: 1 / 2 })
    expect(guessesOf([question('signs', 4)])).toEqual({ signs: 1 / 4 })
    expect(guessesOf([question('signs', 4, 2)])).toEqual({ signs: 1 / 6 })
    expect(guessesOf([question('signs', 4, 3)])).toEqual({ signs: 1 / 4 })
  })

  it('counts on average over the questions of its topic', () => {
    expect(guessesOf([question('signs', 2), question('signs', 4), question('rules', 3)])).toEqual({
      signs: 3 / 8,
      rules: 1 / 3,
    })
    expect(guessesOf([])).toEqual({})
  })
})

describe('the readiness', () => {
  it('is the chance to pass with what is remembered', () => {
    fc.assert(
      fc.property(someStates, shapeUpTo(6), (states, shape) => {
        const mastery = new Map(states.map((one) => [one.topic, masteryOf(one)]))
        expect(readinessOf(states, shape).chance).toBe(passChance(mastery, shape))
      }),
      { numRuns: 40 },
    )
  })

  it('names the topics where learning helps, the most useful first', () => {
    const guesses = { signs: 1 / 3, rules: 1 / 4, hazmat: 1 / 3 }
    const shape = { shares: { signs: 3, rules: 6, hazmat: 1 }, guesses, passMark: 8 }
    const states = [state('signs', 0), state('rules', 10), state('hazmat', 40), state('parking', 0)]
    const { missing } = readinessOf(states, shape)
    expect(missing.map(({ topic }) => topic)).toEqual(['rules', 'signs'])
    expect(missing[0]).toMatchObject({ mastery: 0.25 })
    expect(missing[0]?.gain).toBeCloseTo(6 * (0.7 * (3 / 4)), 10)
  })

  it('leaves out what would add less than a tenth of a right answer', () => {
    const gain = (known: number) =>
      readinessOf([state('signs', known, 100)], { shares: { signs: 1 }, guesses: {}, passMark: 1 }).missing.map((one) =>
        one.gain.toFixed(2),
      )
    // A topic counts as learnt at 95 %.
    expect([gain(0), gain(84), gain(86), gain(95), gain(100)]).toEqual([['0.95'], ['0.11'], [], [], []])
  })

  it('of a topic without questions is a guess', () => {
    expect(masteryOf({ topic: 'signs', questions: 0, seen: 0, known: 0 })).toBe(0)
  })
})

describe('the questions to learn', () => {
  it('are as many as make ready, in the order of use', () => {
    fc.assert(
      fc.property(someStates, shapeUpTo(4), (states, shape) => {
        const needed = questionsToLearn(states, shape)
        const all = new Map(states.map(({ topic }) => [topic, 1]))
        if (needed === null) expect(passChance(all, shape)).toBeLessThan(READY)
        else expect(needed === 0).toBe(readinessOf(states, shape).chance >= READY)
      }),
      { numRuns: 60 },
    )
  })

  it('are counted topic by topic, what weighs most first', () => {
    // The exam has two questions of each topic, all four must be right, and guessing never succeeds.
    const shape = { shares: { signs: 2, rules: 2 }, guesses: {}, passMark: 4 }
    // All ten signs are needed, and 19 of the 20 rules: (19/20)² is 0.9025, (18/20)² too little.
    expect(questionsToLearn([state('rules', 0, 20), state('signs', 0, 10)], shape)).toBe(10 + 19)
    expect(questionsToLearn([state('rules', 19, 20), state('signs', 7, 10)], shape)).toBe(3)
    expect(questionsToLearn([state('rules', 19, 20), state('signs', 10, 10)], shape)).toBe(0)
    // Nine of ten known is exactly the chance that counts as ready.
    expect(questionsToLearn([state('signs', 9, 10)], { shares: { signs: 1 }, guesses: {}, passMark: 1 })).toBe(0)
  })

  it('are out of reach where a topic of the exam has no questions', () => {
    const shape = { shares: { signs: 1, rules: 1 }, guesses: {}, passMark: 2 }
    expect(questionsToLearn([state('rules', 0, 1), state('signs', 0, 0)], shape)).toBeNull()
    expect(questionsToLearn([], shape)).toBeNull()
  })

  it('leave out topics that the exam does not ask', () => {
    const shape = { shares: { signs: 1 }, guesses: {}, passMark: 1 }
    expect(questionsToLearn([state('hazmat', 0, 1), state('signs', 0, 2)], shape)).toBe(2)
    expect(questionsToLearn([state('signs', 0, 2)], shape)).toBe(2)
  })

  it('never grow when more is remembered', () => {
    fc.assert(
      fc.property(someStates, shapeUpTo(4), (states, shape) => {
        const better = states.map((one) => ({ ...one, known: Math.min(one.questions, one.known + 1) }))
        const [before, after] = [questionsToLearn(states, shape), questionsToLearn(better, shape)]
        if (before !== null) expect(after).toBeLessThanOrEqual(before)
      }),
      { numRuns: 60 },
    )
  })
})
