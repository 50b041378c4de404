import { addDays } from '@contract/clock/days'
import { daysWithEvents, hoursOf, quartersOf, slotRange, thinDays } from '@src/views/evenement/calendar/fit/fold'
import { ALWAYS_OPEN, closedReason, nextOpenDay, type Opening } from '@src/views/evenement/calendar/hours/opening'
import { describe, expect, it } from 'vitest'

const WEEK = [23, 24, 25, 26, 27, 28, 29].map((day) => `2026-11-${day}`)
const [MONDAY = '', , , THURSDAY = '', , SATURDAY = '', SUNDAY = ''] = WEEK
/** Monday to Friday until 19:00, Saturday until 17:00, closed on Sunday; one Thursday is a holiday. */
const OPENING: Opening = {
  horaires: [1, 2, 3, 4, 5, 6].map((jour) => ({ jour, debut: '08:00', fin: jour === 6 ? '17:00' : '19:00' })),
  fermetures: [{ debut: THURSDAY, fin: THURSDAY, motif: 'Fête' }],
  dureeMinutes: 60,
}
const hours = (over: Partial<Parameters<typeof hoursOf>[0]> = {}) =>
  hoursOf({ opening: OPENING, days: WEEK, times: [], isFolded: true, ...over })

describe('hoursOf', () => {
  it('returns the opening hours with a folded strip before and after', () => {
    expect(hours()).toMatchObject({
      from: '08:00',
      to: '19:00',
      before: { slot: '07:45', span: { from: '06:00', to: '08:00' } },
      after: { slot: '19:00', span: { from: '19:00', to: '22:00' } },
    })
    expect(slotRange(hours())).toEqual({ slotMinTime: '07:45:00', slotMaxTime: '19:15:00' })
    expect(quartersOf(hours())).toBe(44)
  })

  it('returns the hours of the single day on the screen', () => {
    expect(hours({ days: [SATURDAY] })).toMatchObject({ from: '08:00', to: '17:00' })
    // For a day without opening hours, those of its week.
    expect(hours({ days: [SUNDAY] })).toMatchObject({ from: '08:00', to: '19:00' })
  })

  it('unfolds as far as events are outside the opening hours', () => {
    expect(hours({ times: [{ from: '06:45', to: '07:30' }] })).toMatchObject({
      from: '06:00',
      to: '19:00',
      before: null,
    })
    expect(hours({ times: [{ from: '20:00', to: '24:00' }] })).toMatchObject({ to: '24:00', after: null })
  })

  it('unfolds all hours on request, with a way back', () => {
    const all = hours({ isFolded: false })
    expect(all).toMatchObject({ from: '06:00', to: '22:00', before: { slot: '05:45' }, after: { slot: '22:00' } })
    expect(all.before?.span).toEqual({ from: '06:00', to: '08:00' })
  })

  it('returns a long working day while the school has set no hours', () => {
    const unknown = hours({ opening: ALWAYS_OPEN })
    expect(unknown).toMatchObject({ from: '06:00', to: '22:00', before: null, after: null })
    expect(slotRange(unknown)).toEqual({ slotMinTime: '06:00:00', slotMaxTime: '22:00:00' })
  })
})

describe('thinDays', () => {
  const thin = (busy: string[] = [], opening = OPENING) => thinDays('semaine', WEEK, opening, new Set(busy))

  it('returns closed days without events', () => {
    expect(thin()).toEqual([THURSDAY, SUNDAY])
  })

  it('omits closed days with an event', () => {
    expect(thin([SUNDAY])).toEqual([THURSDAY])
  })

  it('returns nothing when all days are closed', () => {
    expect(thin([], { ...OPENING, fermetures: [{ debut: MONDAY, fin: SUNDAY, motif: null }] })).toEqual([])
  })

  it('returns for a month only weekdays that are closed in every week', () => {
    expect(thinDays('mois', WEEK, OPENING, new Set())).toEqual([THURSDAY, SUNDAY])
    const two = [...WEEK, ...WEEK.map((day) => addDays(day, 7))]
    expect(thinDays('mois', two, OPENING, new Set())).toEqual([SUNDAY, '2026-12-06'])
    expect(thinDays('mois', two, OPENING, new Set([SUNDAY]))).toEqual([])
  })

  it('counts an event that ends at midnight for the day before', () => {
    const walls = [{ start: '2026-11-28T22:00:00', end: '2026-11-29T00:00:00' }]
    expect([...daysWithEvents(walls)]).toEqual([SATURDAY])
  })
})

describe('closed day', () => {
  it('returns the reason of a closed day', () => {
    expect(closedReason(OPENING, SUNDAY)).toEqual({ kind: 'semaine', weekday: 7 })
    expect(closedReason(OPENING, THURSDAY)).toEqual({ kind: 'fermeture', motif: 'Fête' })
    expect(closedReason(OPENING, MONDAY)).toBeNull()
    expect(closedReason(ALWAYS_OPEN, SUNDAY)).toBeNull()
  })

  it('returns the next open day', () => {
    expect(nextOpenDay(OPENING, SUNDAY)).toBe('2026-11-30')
    const holidays = [{ debut: '2026-11-30', fin: '2026-12-12', motif: null }]
    expect(nextOpenDay({ ...OPENING, fermetures: holidays }, SUNDAY)).toBe('2026-12-14')
    expect(
      nextOpenDay({ ...OPENING, fermetures: [{ debut: MONDAY, fin: '2030-01-01', motif: null }] }, MONDAY),
    ).toBeNull()
  })
})
