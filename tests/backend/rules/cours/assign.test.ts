import { sortOut } from '@backend/rules/cours/assign'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const permis = fc.constantFrom('A', 'B', 'C', null)
const people = fc.array(fc.record({ id: fc.nat({ max: 12 }), permi: permis }), { maxLength: 20 })
const categories = fc.uniqueArray(fc.constantFrom('A', 'B', 'C'))

describe('candidates of an assignment', () => {
  it('are each in one group, once', () => {
    fc.assert(
      fc.property(people, categories, fc.uniqueArray(fc.nat({ max: 12 })), (named, only, busy) => {
        const { takers, already, unsuited } = sortOut(named, only, new Set(busy))
        const sorted = [...takers, ...already, ...unsuited].map(({ id }) => id)
        expect(new Set(sorted).size).toBe(sorted.length)
        expect(new Set(sorted)).toEqual(new Set(named.map(({ id }) => id)))
        for (const { id, permi } of takers) {
          expect(busy).not.toContain(id)
          if (only.length > 0) expect(only).toContain(permi)
        }
        for (const { id } of already) expect(busy).toContain(id)
        for (const { permi } of unsuited) expect(only).not.toContain(permi)
      }),
    )
  })

  it('get nothing twice: who took it is busy afterwards', () => {
    fc.assert(
      fc.property(people, categories, (named, only) => {
        const first = sortOut(named, only, new Set())
        const second = sortOut(named, only, new Set(first.takers.map(({ id }) => id)))
        expect(second.takers).toEqual([])
        expect(second.unsuited).toEqual(first.unsuited)
      }),
    )
  })

  it('keep their order, one without a category is unsuited for a work with categories', () => {
    const named = [
      ...[
        { id: 5, permi: 'B' },
        { id: 4, permi: null },
        { id: 3, permi: 'A' },
      ],
      ...[
        { id: 2, permi: 'B' },
        { id: 5, permi: 'B' },
        { id: 1, permi: 'A' },
      ],
    ]
    const { takers, already, unsuited } = sortOut(named, ['B'], new Set([1, 2]))
    expect([takers, already, unsuited].map((group) => group.map(({ id }) => id))).toEqual([[5], [2, 1], [4, 3]])
  })

  it('include everybody for a work without categories', () => {
    const named = [
      { id: 1, permi: null },
      { id: 2, permi: 'C' },
    ]
    expect(sortOut(named, [], new Set()).takers).toEqual(named)
  })
})
