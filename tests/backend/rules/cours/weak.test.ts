import { isEnough, type TopicRecord, weakTopics } from '@backend/rules/cours/weak'
import { TOPIC_KEYS } from '@contract/cours/topic'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const record = (own: Partial<TopicRecord>): TopicRecord => ({
  topic: 'signs',
  questions: 40,
  seen: 0,
  known: 0,
  wrong: 0,
  ...own,
})

describe('weak topics', () => {
  it('are the three of which least is remembered, with the reason', () => {
    const records = [
      record({ topic: 'signs', seen: 10, known: 9, wrong: 1 }),
      record({ topic: 'firstaid', seen: 10, known: 7, wrong: 3 }),
      record({ topic: 'rules', seen: 10, known: 4, wrong: 1 }),
      record({ topic: 'priority', seen: 10, known: 2, wrong: 7 }),
      record({ topic: 'parking', seen: 10, known: 5, wrong: 5 }),
    ]
    expect(weakTopics(records)).toEqual([
      { topic: 'priority', mastery: 2 / 40, seen: 10, reason: 'WRONG', count: 7 },
      { topic: 'rules', mastery: 4 / 40, seen: 10, reason: 'FORGOTTEN', count: 5 },
      { topic: 'parking', mastery: 5 / 40, seen: 10, reason: 'WRONG', count: 5 },
    ])
  })

  it('need twenty questions answered in all, and five of the topic', () => {
    expect(weakTopics([record({ seen: 19, wrong: 19 })])).toEqual([])
    expect(weakTopics([record({ seen: 20, wrong: 20 })])).toHaveLength(1)
    const few = record({ topic: 'hazmat', seen: 4, wrong: 4 })
    const remembered = record({ seen: 20, known: 20 })
    expect(weakTopics([remembered, few])).toEqual([])
    expect(weakTopics([remembered, { ...few, seen: 5, wrong: 4 }])).toMatchObject([{ topic: 'hazmat', count: 4 }])
  })

  it('are none where four in five are remembered', () => {
    expect(weakTopics([record({ seen: 20, known: 16, wrong: 4 })])).toEqual([])
    expect(weakTopics([record({ seen: 20, known: 15, wrong: 5 })])).toHaveLength(1)
  })

  it('come with more wrong answers first where as much is remembered', () => {
    const half = { seen: 10, known: 5 }
    const topics = weakTopics([
      record({ topic: 'signs', ...half, wrong: 1 }),
      record({ topic: 'rules', ...half, wrong: 5 }),
    ])
    expect(topics.map(({ topic, reason, count }) => [topic, reason, count])).toEqual([
      ['rules', 'WRONG', 5],
      ['signs', 'FORGOTTEN', 4],
    ])
    // Three wrong and three forgotten: mistakes come first.
    expect(weakTopics([record({ seen: 20, known: 14, wrong: 3 })])).toMatchObject([{ reason: 'WRONG', count: 3 }])
  })

  it('never say anything without enough answers, and never more than was seen', () => {
    const records = fc.uniqueArray(
      fc
        .record({ topic: fc.constantFrom(...TOPIC_KEYS), seen: fc.nat({ max: 40 }), known: fc.nat(), wrong: fc.nat() })
        .map(({ topic, seen, known, wrong }) => {
          const right = seen === 0 ? 0 : known % (seen + 1)
          return record({ topic, seen, known: right, wrong: seen - right === 0 ? 0 : wrong % (seen - right + 1) })
        }),
      { selector: ({ topic }) => topic },
    )
    fc.assert(
      fc.property(records, (all) => {
        const weak = weakTopics(all)
        expect(weak.length).toBeLessThanOrEqual(3)
        if (!isEnough(all)) expect(weak).toEqual([])
        for (const { count, seen, mastery } of weak) {
          expect(count).toBeGreaterThan(0)
          expect(count).toBeLessThanOrEqual(seen)
          expect(mastery).toBeLessThan(1)
        }
      }),
    )
  })
})
