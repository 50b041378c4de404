import { addDays } from '@contract/clock/days'
import { daysWithEvents, hoursOf, quartersOf, slotRange, thinDays } from '@src/views/evenement/calendar/fold'
import { ALWAYS_OPEN, closedReason, nextOpenDay, type Opening } from '@src/views/evenement/calendar/opening'
import { describe, expect, it } from 'vitest'

const WEEK = [23, 24, 25, 26, 27, 28, 29].map((day) => `2026-11-${day}`)
const [MONDAY = '', , , THURSDAY = '', , SATURDAY = '', SUNDAY = ''] = WEEK
/** Monday to Friday until 19:00, on Saturday until 17:00, never on Sunday; one Thursday is a holiday. */
const OPENING: Opening = {
  horaires: [1, 2, 3, 4, 5, 6].map((jour) => ({ jour, debut: '08:00', fin: jour === 6 ? '17:00' : '19:00' })),
  fermetures: [{ debut: THURSDAY, fin: THURSDAY, motif: 'Fête' }],
  dureeMinutes: 60,
}
const hours = (over: Partial<Parameters<typeof hoursOf>[0]> = {}) =>
  hoursOf({ opening: OPENING, days: WEEK, times: [], isFolded: true, ...over })

describe('the hours of the grid', () => {
  it('are those of opening, with a strip for what comes before and one for what comes after', () => {
    expect(hours()).toMatchObject({
      from: '08:00',
      to: '19:00',
      before: { slot: '07:45', span: { from: '06:00', to: '08:00' } },
      after: { slot: '19:00', span: { from: '19:00', to: '22:00' } },
    })
    expect(slotRange(hours())).toEqual({ slotMinTime: '07:45:00', slotMaxTime: '19:15:00' })
    expect(quartersOf(hours())).toBe(44)
  })

  it('are those of the one day that is shown', () => {
    expect(hours({ days: [SATURDAY] })).toMatchObject({ from: '08:00', to: '17:00' })
    // Of a day on which it never opens, those of its week.
    expect(hours({ days: [SUNDAY] })).toMatchObject({ from: '08:00', to: '19:00' })
  })

  it('unfold as far as events lie outside of them', () => {
    expect(hours({ times: [{ from: '06:45', to: '07:30' }] })).toMatchObject({
      from: '06:00',
      to: '19:00',
      before: null,
    })
    expect(hours({ times: [{ from: '20:00', to: '24:00' }] })).toMatchObject({ to: '24:00', after: null })
  })

  it('are all there when somebody wants to see them, with the way back', () => {
    const all = hours({ isFolded: false })
    expect(all).toMatchObject({ from: '06:00', to: '22:00', before: { slot: '05:45' }, after: { slot: '22:00' } })
    expect(all.before?.span).toEqual({ from: '06:00', to: '08:00' })
  })

  it('are a long working day as long as the school has said nothing of its own', () => {
    const unknown = hours({ opening: ALWAYS_OPEN })
    expect(unknown).toMatchObject({ from: '06:00', to: '22:00', before: null, after: null })
    expect(slotRange(unknown)).toEqual({ slotMinTime: '06:00:00', slotMaxTime: '22:00:00' })
  })
})

describe('the days of a week', () => {
  const thin = (busy: string[] = [], opening = OPENING) => thinDays('semaine', WEEK, opening, new Set(busy))

  it('that are closed and empty become thin', () => {
    expect(thin()).toEqual([THURSDAY, SUNDAY])
  })

  it('that hold an event show themselves', () => {
    expect(thin([SUNDAY])).toEqual([THURSDAY])
  })

  it('stay as they are where all of them are closed', () => {
    expect(thin([], { ...OPENING, fermetures: [{ debut: MONDAY, fin: SUNDAY, motif: null }] })).toEqual([])
  })

  it('are thin in a month only where they are closed in every week', () => {
    expect(thinDays('mois', WEEK, OPENING, new Set())).toEqual([THURSDAY, SUNDAY])
    const two = [...WEEK, ...WEEK.map((day) => addDays(day, 7))]
    expect(thinDays('mois', two, OPENING, new Set())).toEqual([SUNDAY, '2026-12-06'])
    expect(thinDays('mois', two, OPENING, new Set([SUNDAY]))).toEqual([])
  })

  it('with events are found on the wall: one that ends at midnight is of the day before', () => {
    const walls = [{ start: '2026-11-28T22:00:00', end: '2026-11-29T00:00:00' }]
    expect([...daysWithEvents(walls)]).toEqual([SATURDAY])
  })
})

describe('a closed day', () => {
  it('says why', () => {
    expect(closedReason(OPENING, SUNDAY)).toEqual({ kind: 'semaine', weekday: 7 })
    expect(closedReason(OPENING, THURSDAY)).toEqual({ kind: 'fermeture', motif: 'Fête' })
    expect(closedReason(OPENING, MONDAY)).toBeNull()
    expect(closedReason(ALWAYS_OPEN, SUNDAY)).toBeNull()
  })

  it('knows the next one that is open', () => {
    expect(nextOpenDay(OPENING, SUNDAY)).toBe('2026-11-30')
    const holidays = [{ debut: '2026-11-30', fin: '2026-12-12', motif: null }]
    expect(nextOpenDay({ ...OPENING, fermetures: holidays }, SUNDAY)).toBe('2026-12-14')
    expect(
      nextOpenDay({ ...OPENING, fermetures: [{ debut: MONDAY, fin: '2030-01-01', motif: null }] }, MONDAY),
    ).toBeNull()
  })
})
