import { weekLanes } from '@src/views/evenement/calendar/fit/room'
import { capStacks } from '@src/views/evenement/calendar/fit/weekCap'
import { ALWAYS_OPEN } from '@src/views/evenement/calendar/hours/opening'
import { weekInputs } from '@src/views/evenement/calendar/inputs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleEvent } from './sample'

const at = (minutes: number) => new Date(Date.parse('2026-11-23T08:00:00.000Z') + minutes * 60_000).toISOString()
const lesson = (from: number, minutes = 60) => sampleEvent({ start: at(from), end: at(from + minutes) })
const ORDER = { dayOf: ({ start }: { start: string }) => start.slice(0, 10), placeOf: () => 0 }
const cap = (events: ReturnType<typeof lesson>[], all: number, beside = all - 1) =>
  capStacks(events, { all, beside }, ORDER)

/** The largest number of spans at the same moment, by their drawn height. */
function depth(spans: readonly { start: string; end: string }[]): number {
  const drawn = spans.map(({ start, end }) => ({
    from: Date.parse(start),
    to: Math.max(Date.parse(end), Date.parse(start) + 30 * 60_000),
  }))
  return Math.max(0, ...drawn.map(({ from }) => drawn.filter((one) => one.from <= from && from < one.to).length))
}

describe('concurrent lessons in a week', () => {
  it('are side by side while there is room', () => {
    const events = [lesson(0), lesson(0), lesson(30), lesson(60)]
    expect(cap(events, 3)).toEqual({ shown: events, rest: [] })
  })

  it('leave room for a count of the others on that day only', () => {
    const early = [lesson(0), lesson(0), lesson(0), lesson(0, 90)]
    const late = [lesson(240), lesson(240)]
    const tomorrow = [lesson(1440), lesson(1440), lesson(1440)]
    const { shown, rest } = cap([...late, ...early, ...tomorrow], 3, 2)
    expect(shown).toHaveLength(7)
    expect(shown).toEqual(expect.arrayContaining([...late, ...tomorrow]))
    expect(rest).toEqual([{ start: at(0), end: at(90), count: 2 }])
  })

  it('are ordered by instructor', () => {
    const [first, second, third] = [lesson(0), lesson(0), lesson(0)]
    const placeOf = (event: ReturnType<typeof lesson>) => [third, first, second].indexOf(event)
    const { shown } = capStacks([first, second, third], { all: 2, beside: 1 }, { ...ORDER, placeOf })
    expect(shown).toEqual([third])
  })

  it('are all shown or counted, and never in more than the available lanes', () => {
    const times = fc.array(fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 12 })), {
      maxLength: 30,
    })
    fc.assert(
      fc.property(times, fc.integer({ min: 1, max: 5 }), fc.integer({ min: 0, max: 2 }), (spans, beside, more) => {
        const events = spans.map(([from, quarters]) => lesson(from * 15, quarters * 15))
        const { shown, rest } = cap(events, beside + more, beside)
        expect(shown.length + rest.reduce((sum, { count }) => sum + count, 0)).toBe(events.length)
        expect(depth(shown)).toBeLessThanOrEqual(rest.length > 0 ? beside : beside + more)
        expect(depth(rest)).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('have three or four readable lanes in a six-day week on a usual screen', () => {
    expect(weekLanes({ width: 1115, scale: 1 }, 7, 1)).toEqual({ all: 4, beside: 3 })
    expect(weekLanes({ width: 1115, scale: 1 }, 7, 0)).toEqual({ all: 3, beside: 2 })
    expect(weekLanes({ width: 364, scale: 1 }, 7, 1)).toEqual({ all: 2, beside: 1 })
  })

  it('are fewer where the browser’s text is larger', () => {
    expect(weekLanes({ width: 1115, scale: 1.5 }, 7, 1)).toEqual({ all: 2, beside: 2 })
    expect(weekLanes({ width: 1115 * 1.5, scale: 1.5 }, 7, 1)).toEqual({ all: 4, beside: 3 })
  })

  it('are counted in the school’s time zone, behind the others of their time', () => {
    const drawn = {
      vue: 'semaine',
      zone: 'Africa/Tunis',
      now: at(-60),
      canMove: true,
      opening: ALWAYS_OPEN,
      placeOf: () => 0,
    } as const
    const inputs = weekInputs([lesson(0), lesson(0), lesson(0)], { all: 2, beside: 1 }, drawn)
    expect(inputs).toHaveLength(2)
    expect(inputs[1]).toMatchObject({
      start: '2026-11-23T09:00:00',
      end: '2026-11-23T10:00:00',
      display: 'background',
      extendedProps: { rest: { day: '2026-11-23', count: 2, span: { start: at(0), end: at(60) } } },
    })
  })
})
