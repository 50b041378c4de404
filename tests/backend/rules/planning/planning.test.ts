import { clashesOf, type Facts, isWithin, type Wanted } from '@backend/rules/planning/clashes'
import { nearestSlots } from '@backend/rules/planning/freeSlots'
import { moveAlong, occurrences, overlaps } from '@backend/rules/planning/recurrence'
import { addMinutes } from '@contract/clock/moments'
import { momentOf, wallOf } from '@contract/clock/wall'
import type { EvenementInput } from '@contract/planning/evenement'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const NOW = Date.UTC(2026, 10, 23, 7)
const iso = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString()

/** Facts without any clash. */
const free = (values: Partial<Facts> = {}): Facts => ({
  pays: 'TN',
  horaires: [],
  fermetures: [],
  moniteur: { id: 1, nom: 'M', archived: false, disponible: true, categories: [1], plages: [], conges: [] },
  vehicule: { id: 1, nom: 'V', archived: false, disponible: true, idPermi: 1, papiers: {} },
  examinateur: null,
  candidats: [{ id: 1, nom: 'C', archived: false, idPermi: 1, permi: 'B' }],
  busy: [],
  stageFault: () => null,
  ...values,
})

const lesson = (start: number, length: number): Wanted => ({
  calendar: 'Hour circulation',
  start: iso(start),
  end: iso(start + length),
})

const busy = (start: number, length: number, ressource: 'candidat' | 'moniteur' | 'vehicule' = 'moniteur') => ({
  ressource,
  idRessource: 1,
  start: iso(start),
  end: iso(start + length),
  idEvenement: start,
  calendar: 'Hour code' as const,
})

/** Minutes from the start of the week, in steps of five. */
const minute = fc.integer({ min: 0, max: (7 * 24 * 60) / 5 }).map((step) => step * 5)
const length = fc.integer({ min: 1, max: 36 }).map((step) => step * 5)
const HOURS = { from: iso(0), to: iso(14 * 24 * 60) }

describe('clashesOf', () => {
  it('reports a clash exactly when two times overlap', () => {
    fc.assert(
      fc.property(minute, length, minute, length, (a, aLength, b, bLength) => {
        const found = clashesOf(lesson(a, aLength), free({ busy: [busy(b, bLength)] }))
        const overlap = a < b + bLength && b < a + aLength
        expect(found.length).toBe(overlap ? 1 : 0)
      }),
    )
  })

  it('keeps a day free of double bookings for any requests in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(minute, length), { maxLength: 60 }), (wishes) => {
        const taken: ReturnType<typeof busy>[] = []
        for (const [start, minutes] of wishes) {
          if (clashesOf(lesson(start, minutes), free({ busy: taken })).length === 0) taken.push(busy(start, minutes))
        }
        const sorted = [...taken].sort((a, b) => (a.start < b.start ? -1 : 1))
        for (const [index, { end }] of sorted.entries()) {
          const next = sorted[index + 1]
          if (next) expect(end <= next.start).toBe(true)
        }
        // No time is refused without a reason: each refused one overlaps an accepted one.
        expect(taken.length > 0 || wishes.length === 0).toBe(true)
      }),
    )
  })

  it('checks a lesson past midnight on both days', () => {
    const horaires = [
      { jour: 1, debut: '20:00', fin: '24:00' },
      { jour: 2, debut: '00:00', fin: '01:00' },
    ]
    const night = { calendar: 'Hour code' as const, start: '2026-11-23T22:00:00.000Z', end: '2026-11-24T00:00:00.000Z' }
    expect(clashesOf(night, free({ horaires }))).toEqual([])
    const closed = free({ fermetures: [{ debut: '2026-11-24', fin: '2026-11-24', motif: null }] })
    expect(clashesOf(night, closed)).toMatchObject([{ kind: 'fermeture' }])
    expect(clashesOf({ ...night, end: '2026-11-24T00:01:00.000Z' }, free({ horaires }))).toMatchObject([
      { kind: 'horaires' },
    ])
  })

  it('checks a lesson in the repeated hour against the opening hours', () => {
    // From half past two in summer time to a quarter past two in winter time.
    const twice = { calendar: 'Hour code' as const, start: '2026-10-25T00:30:00.000Z', end: '2026-10-25T01:15:00.000Z' }
    const sunday = (debut: string, fin: string) => free({ pays: 'FR', horaires: [{ jour: 7, debut, fin }] })
    expect(clashesOf(twice, sunday('08:00', '18:00'))).toMatchObject([{ kind: 'horaires' }])
    expect(clashesOf(twice, sunday('00:00', '24:00'))).toEqual([])
  })

  it('joins touching opening hours', () => {
    const plages = [
      { jour: 1, debut: '12:00', fin: '14:00' },
      { jour: 1, debut: '08:00', fin: '12:00' },
      { jour: 2, debut: '08:00', fin: '18:00' },
    ]
    expect(isWithin({ jour: '2026-11-23', debut: '09:00', fin: '14:00' }, plages)).toBe(true)
    expect(isWithin({ jour: '2026-11-23', debut: '09:00', fin: '14:01' }, plages)).toBe(false)
    expect(isWithin({ jour: '2026-11-25', debut: '09:00', fin: '10:00' }, plages)).toBe(false)
  })
})

describe('nearestSlots', () => {
  const week = [1, 2, 3, 4, 5].flatMap((jour) => [
    { jour, debut: '08:00', fin: '12:00' },
    { jour, debut: '14:00', fin: '18:00' },
  ])

  it('returns at most three free slots of equal length, in order, without overlap', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(minute, length, fc.constantFrom('candidat', 'moniteur', 'vehicule')), { maxLength: 40 }),
        minute,
        fc.integer({ min: 1, max: 8 }),
        (events, start, quarters) => {
          const facts = free({
            horaires: week,
            busy: events.map(([from, minutes, what]) => busy(from, minutes, what)),
          })
          const wanted = lesson(start, quarters * 15)
          const slots = nearestSlots({ calendar: wanted.calendar, slots: [wanted], ...HOURS }, facts)
          expect(slots.length).toBeLessThanOrEqual(3)
          for (const [index, slot] of slots.entries()) {
            expect(clashesOf({ ...wanted, ...slot }, facts)).toEqual([])
            expect(Date.parse(slot.end) - Date.parse(slot.start)).toBe(quarters * 15 * 60_000)
            expect(slot.start >= HOURS.from).toBe(true)
            const next = slots[index + 1]
            if (next) expect(slot.end <= next.start).toBe(true)
          }
        },
      ),
      { numRuns: 60 },
    )
  })

  it('returns the nearest slots', () => {
    const wanted = lesson(120, 60)
    const facts = free({ busy: [busy(90, 120)] })
    expect(nearestSlots({ calendar: wanted.calendar, slots: [wanted], ...HOURS }, facts)).toEqual([
      { start: iso(30), end: iso(90) },
      { start: iso(210), end: iso(270) },
      { start: iso(270), end: iso(330) },
    ])
  })

  it('returns other days when another hour would make the recurrence overlap itself', () => {
    const slots = [lesson(0, 60), lesson(180, 60)]
    const taken = free({ busy: [busy(0, 60)] })
    expect(overlaps(slots)).toEqual([])
    expect(overlaps([lesson(30, 60), ...slots])).toMatchObject([{ start: iso(0) }])
    const offered = nearestSlots({ calendar: 'Hour circulation', slots, ...HOURS }, taken)
    expect(offered).toHaveLength(3)
    for (const { start } of offered) expect(start.slice(10)).toBe(iso(0).slice(10))
  })

  it('returns slots that suit every week of a recurrence', () => {
    const slots = [0, 1, 2].map((weeks) => lesson(120 + weeks * 7 * 24 * 60, 60))
    const third = 120 + 2 * 7 * 24 * 60
    const facts = free({ busy: [busy(120, 60), busy(third + 60, 60)] })
    const [, , last] = nearestSlots({ calendar: 'Hour circulation', slots, ...HOURS }, facts)
    const offered = nearestSlots({ calendar: 'Hour circulation', slots, ...HOURS }, facts)
    expect(offered.map(({ start }) => start)).not.toContain(iso(180))
    expect(last).toBeDefined()
  })

  it('returns no slot when no time would do', () => {
    const facts = free({ vehicule: { id: 1, nom: 'V', archived: false, disponible: false, idPermi: 1, papiers: {} } })
    expect(nearestSlots({ calendar: 'Hour circulation', slots: [lesson(0, 60)], ...HOURS }, facts)).toEqual([])
  })
})

describe('wall clock', () => {
  it('converts a moment to wall time and back', () => {
    const moments = fc
      .integer({ min: Date.UTC(2020, 0), max: Date.UTC(2035, 0) })
      .map((ms) => Math.floor(ms / 60_000) * 60_000)
    fc.assert(
      fc.property(moments, fc.constantFrom('TN' as const, 'FR' as const), (ms, pays) => {
        const found = momentOf(wallOf(new Date(ms), pays), pays).getTime()
        // The first of the repeated hour is meant.
        expect([ms, ms - 3_600_000]).toContain(found)
        expect(wallOf(new Date(found), pays)).toEqual(wallOf(new Date(ms), pays))
      }),
    )
  })

  it.each([
    ['2026-03-29', '01:59', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
    ['2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
    ['2026-10-25', '01:59', '2026-10-24T23:59:00.000Z'],
    ['2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
    ['2026-10-24', '24:00', '2026-10-24T22:00:00.000Z'],
  ])('converts %s at %s in Paris to the right moment', (day, time, moment) => {
    expect(momentOf({ day, time }, 'FR').toISOString()).toBe(moment)
  })

  const input = (start: string, recurrence: Partial<NonNullable<EvenementInput['recurrence']>>) =>
    ({
      start,
      end: addMinutes(start, 60),
      recurrence: { semaines: 1, except: [], replaced: [], ...recurrence },
    }) as unknown as EvenementInput

  it('keeps the hour of a recurrence when the clocks change', () => {
    const start = momentOf({ day: '2026-10-19', time: '09:00' }, 'FR').toISOString()
    const times = occurrences(input(start, { nombre: 3 }), 'FR')
    expect(times.map((slot) => wallOf(new Date(slot.start), 'FR'))).toEqual([
      { day: '2026-10-19', time: '09:00' },
      { day: '2026-10-26', time: '09:00' },
      { day: '2026-11-02', time: '09:00' },
    ])
    expect(times[0]?.start.slice(11, 16)).toBe('07:00')
    expect(times[1]?.start.slice(11, 16)).toBe('08:00')
  })

  it('moves the others of a recurrence by as many days to the same hour', () => {
    const at = (day: string, time: string) => {
      const start = momentOf({ day, time }, 'FR').toISOString()
      return { start, end: addMinutes(start, 60) }
    }
    const moved = moveAlong(at('2026-10-27', '09:00'), at('2026-10-20', '09:00'), at('2026-10-22', '16:30'), 'FR')
    expect(wallOf(new Date(moved.start), 'FR')).toEqual({ day: '2026-10-29', time: '16:30' })
  })

  it('keeps the unchanged hour, length and day of the others of a recurrence', () => {
    const at = (start: string, minutes: number) => ({ start, end: addMinutes(start, minutes) })
    const before = at('2026-11-23T08:00:00.000Z', 60)
    const other = at('2026-12-01T14:00:00.000Z', 90)
    const along = (after: ReturnType<typeof at>) => moveAlong(other, before, after, 'TN')
    expect(along(before)).toEqual(other)
    expect(along(at('2026-11-24T08:00:00.000Z', 60))).toEqual(at('2026-12-02T14:00:00.000Z', 90))
    expect(along(at('2026-11-23T10:00:00.000Z', 60))).toEqual(at('2026-12-01T10:00:00.000Z', 90))
    expect(along(at('2026-11-23T08:00:00.000Z', 45))).toEqual(at('2026-12-01T14:00:00.000Z', 45))
  })
})
