import { weekInputs } from '@src/views/evenement/calendar/inputs'
import { ALWAYS_OPEN } from '@src/views/evenement/calendar/opening'
import { weekLanes } from '@src/views/evenement/calendar/useWeekLanes'
import { capStacks } from '@src/views/evenement/calendar/weekCap'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleEvent } from './sample'

const at = (minutes: number) => new Date(Date.parse('2026-11-23T08:00:00.000Z') + minutes * 60_000).toISOString()
const lesson = (from: number, minutes = 60) => sampleEvent({ start: at(from), end: at(from + minutes) })

/** The most spans that hold one moment, each as high as it is drawn. */
function depth(spans: readonly { start: string; end: string }[]): number {
  const drawn = spans.map(({ start, end }) => ({
    from: Date.parse(start),
    to: Math.max(Date.parse(end), Date.parse(start) + 30 * 60_000),
  }))
  return Math.max(0, ...drawn.map(({ from }) => drawn.filter((one) => one.from <= from && from < one.to).length))
}

describe('lessons at once in a week', () => {
  it('stand side by side as long as there is room', () => {
    const events = [lesson(0), lesson(0), lesson(30), lesson(60)]
    expect(capStacks(events, 3)).toEqual({ shown: events, rest: [] })
  })

  it('give the last lane to a count of the others, in that part of the day alone', () => {
    const early = [lesson(0), lesson(0), lesson(0), lesson(0, 90)]
    const late = [lesson(240), lesson(240)]
    const { shown, rest } = capStacks([...late, ...early], 3)
    expect(shown).toHaveLength(4)
    expect(shown).toEqual(expect.arrayContaining(late))
    expect(rest).toEqual([{ start: at(0), end: at(90), count: 2 }])
  })

  it('are all shown or counted, and never more side by side than there are lanes', () => {
    const times = fc.array(fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 12 })), {
      maxLength: 30,
    })
    fc.assert(
      fc.property(times, fc.integer({ min: 1, max: 5 }), (spans, max) => {
        const events = spans.map(([from, quarters]) => lesson(from * 15, quarters * 15))
        const { shown, rest } = capStacks(events, max)
        expect(shown.length + rest.reduce((sum, { count }) => sum + count, 0)).toBe(events.length)
        expect(depth([...shown, ...rest])).toBeLessThanOrEqual(max)
        for (const { count } of rest) expect(count).toBeGreaterThan(1)
      }),
    )
  })

  it('leave room for as many names as can be read', () => {
    expect(weekLanes(390)).toBe(2)
    expect(weekLanes(1120)).toBe(3)
    expect(weekLanes(1700)).toBeGreaterThan(4)
  })

  it('are counted on the clock of the school, after the others of their time', () => {
    const drawn = { vue: 'semaine', zone: 'Africa/Tunis', now: at(-60), canMove: true, opening: ALWAYS_OPEN } as const
    const inputs = weekInputs([lesson(0), lesson(0), lesson(0)], 2, drawn)
    expect(inputs).toHaveLength(2)
    expect(inputs[1]).toMatchObject({
      start: '2026-11-23T09:00:00',
      end: '2026-11-23T10:00:00',
      editable: false,
      extendedProps: { last: 1, rest: { day: '2026-11-23', count: 2 } },
    })
  })
})
