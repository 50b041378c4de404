import { daysOf, step } from '@src/parts/evenement/calendar/views'
import { readAddress } from '@src/parts/evenement/state/address'
import { capMonth } from '@src/views/evenement/calendar/fit/monthCap'
import { belowNotes, monthMax, quarterHeight } from '@src/views/evenement/calendar/fit/room'
import { businessHours, columnHours, type Opening } from '@src/views/evenement/calendar/hours/opening'
import { filterEvents } from '@src/views/evenement/state/filterEvents'
import { describe, expect, it } from 'vitest'
import { sampleEvent } from './sample'

describe('daysOf and step', () => {
  it('return whole weeks from Monday', () => {
    expect(daysOf('mois', '2026-11-23')).toEqual({ from: '2026-10-26', to: '2026-12-07' })
    expect(daysOf('mois', '2027-02-10')).toEqual({ from: '2027-02-01', to: '2027-03-01' })
    expect(daysOf('semaine', '2026-11-29')).toEqual({ from: '2026-11-23', to: '2026-11-30' })
    expect(daysOf('liste', '2026-11-29')).toEqual(daysOf('semaine', '2026-11-29'))
    expect(daysOf('moniteurs', '2026-11-29')).toEqual({ from: '2026-11-29', to: '2026-11-30' })
  })

  it('return the days before for lessons to attest', () => {
    expect(daysOf('liste', '2026-11-29', true)).toEqual({ from: '2026-08-31', to: '2026-11-30' })
    expect(step('liste', '2026-11-29', -1, true)).toBe('2026-08-30')
  })

  it('step by a month, a week or a day', () => {
    expect(step('mois', '2026-01-31', 1)).toBe('2026-02-01')
    expect(step('mois', '2026-01-31', -1)).toBe('2025-12-01')
    expect(step('semaine', '2026-11-25', 1)).toBe('2026-12-02')
    // A list starts at its first day.
    expect(step('liste', '2026-11-25', 1)).toBe('2026-11-30')
    expect(step('vehicules', '2026-12-31', 1)).toBe('2027-01-01')
  })
})

describe('capMonth', () => {
  const at = (hour: number) => `2026-11-23T${String(hour).padStart(2, '0')}:00:00.000Z`
  const events = [9, 8, 12, 11, 10].map((hour) => sampleEvent({ start: at(hour), end: at(hour + 1) }))

  it('shows the first events of a day and counts the others', () => {
    const { shown, rest } = capMonth(events, 2, 'Africa/Tunis')
    expect(shown.map(({ start }) => start)).toEqual([at(8), at(9)])
    expect(rest).toEqual([{ day: '2026-11-23', count: 3 }])
  })

  it('shows a single remaining event instead of its count', () => {
    expect(capMonth(events, 4, 'Africa/Tunis').shown).toHaveLength(5)
    expect(capMonth(events, 4, 'Africa/Tunis').rest).toEqual([])
  })

  it('puts an event on the day of the school’s time zone', () => {
    const late = [1, 2, 3].map(() =>
      sampleEvent({ start: '2026-11-23T23:30:00.000Z', end: '2026-11-24T00:30:00.000Z' }),
    )
    expect(capMonth(late, 1, 'Africa/Tunis').rest).toEqual([{ day: '2026-11-24', count: 2 }])
  })

  it('shows an exam rather than an earlier hour', () => {
    const exam = sampleEvent({ start: at(15), end: at(16), extendedProps: { calendar: 'Park exam' } })
    const { shown, rest } = capMonth([...events, exam], 2, 'Africa/Tunis')
    expect(shown.map(({ start }) => start)).toEqual([at(8), at(15)])
    expect(rest).toEqual([{ day: '2026-11-23', count: 4 }])
  })

  it('shows more events in a higher frame', () => {
    expect(monthMax({ height: 620, scale: 1 }, 6)).toBe(2)
    expect(monthMax({ height: 980, scale: 1 }, 5)).toBeGreaterThan(4)
    expect(monthMax({ height: 300, scale: 1 }, 6)).toBe(1)
  })

  it('shows fewer events where the browser’s text is larger', () => {
    expect(monthMax({ height: 980, scale: 1.5 }, 5)).toBe(3)
    expect(monthMax({ height: 980 * 1.5, scale: 1.5 }, 5)).toBe(monthMax({ height: 980, scale: 1 }, 5))
  })
})

describe('rows of the time grid', () => {
  const opening: Opening = {
    horaires: [
      { jour: 1, debut: '08:00', fin: '12:00' },
      { jour: 7, debut: '09:00', fin: '23:30' },
    ],
    fermetures: [],
    dureeMinutes: 60,
  }

  it('are as high as the frame allows and stay readable', () => {
    expect(quarterHeight({ width: 0, height: 620, scale: 1 }, 44, 2)).toBe(12.25)
    expect(quarterHeight({ width: 0, height: 300, scale: 1 }, 64, 0)).toBe(12)
    expect(quarterHeight({ width: 0, height: 3000, scale: 1 }, 44, 2)).toBe(21)
    // The strips of the closed hours are higher under a thumb.
    expect(quarterHeight({ width: 0, height: 700, scale: 1 }, 44, 2, true)).toBe(13.5)
  })

  it('grow with the browser’s text', () => {
    expect(quarterHeight({ width: 0, height: 620, scale: 1.5 }, 44, 2)).toBe(18)
    expect(quarterHeight({ width: 0, height: 3000, scale: 1.5 }, 44, 2)).toBe(31.5)
    expect(belowNotes({ width: 0, height: 620, scale: 1.5 }, true).height).toBe(599)
  })

  it('are open on weekdays, and in every column of a day', () => {
    expect(businessHours(opening)).toContainEqual({ daysOfWeek: [0], startTime: '09:00', endTime: '23:30' })
    expect(columnHours(opening, '2026-11-23')).toEqual([
      { daysOfWeek: [0, 1, 2, 3, 4, 5, 6], startTime: '08:00', endTime: '12:00' },
    ])
    expect(columnHours(opening, '2026-11-24')).toEqual([])
    expect(businessHours({ ...opening, horaires: [] })).toBe(false)
  })
})

describe('readAddress', () => {
  const read = (text: string) => readAddress(new URLSearchParams(text))

  it('reads the view, the day, the filters and the open event', () => {
    expect(read('vue=moniteurs&jour=2026-11-23&calendar=Hour+Park&idMoniteur=3&evenement=12')).toEqual({
      vue: 'moniteurs',
      jour: '2026-11-23',
      filters: { calendar: 'Hour Park', idMoniteur: 3 },
      evenement: 12,
      opener: null,
    })
  })

  it('opens the preset form without filters', () => {
    expect(read('nouveau=Hour+circulation&candidat=7&jour=2026-11-23&start=09:30')).toEqual({
      vue: null,
      jour: '2026-11-23',
      filters: {},
      evenement: null,
      opener: { calendar: 'Hour circulation', candidat: 7, start: '09:30' },
    })
  })

  it('ignores invalid planning parameters', () => {
    expect(read('vue=annee&jour=2026-13-40&calendar=x&idMoniteur=-1&evenement=abc&nouveau=y&start=25:00')).toEqual({
      vue: null,
      jour: null,
      filters: {},
      evenement: null,
      opener: null,
    })
  })
})

describe('filterEvents', () => {
  const NOW = '2026-11-20T08:00:00.000Z'
  const events = [
    sampleEvent(),
    sampleEvent({ status: 'CANCELLED' }),
    sampleEvent({ extendedProps: { calendar: 'Hour code', idMoniteur: null, idVehicule: null, idCandidats: [8, 9] } }),
  ]

  it('hides cancelled events unless they are requested', () => {
    expect(filterEvents(events, {}, NOW)).toHaveLength(2)
    expect(filterEvents(events, { status: 'CANCELLED' }, NOW)).toEqual([events[1]])
  })

  it('finds past events that were not attested', () => {
    const exam = sampleEvent({ extendedProps: { calendar: 'Code exam' } })
    const done = sampleEvent({ status: 'SUCCESS' })
    const late = '2026-12-31T00:00:00.000Z'
    expect(filterEvents([...events, exam, done], { status: 'OVERDUE' }, late)).toEqual([events[0], events[2]])
    expect(filterEvents(events, { status: 'OVERDUE' }, NOW)).toEqual([])
    expect(readAddress(new URLSearchParams('status=OVERDUE')).filters).toEqual({ status: 'OVERDUE' })
  })

  it('filters by kind, person, vehicle and candidate', () => {
    expect(filterEvents(events, { calendar: 'Hour code' }, NOW)).toEqual([events[2]])
    expect(filterEvents(events, { idMoniteur: 3 }, NOW)).toEqual([events[0]])
    expect(filterEvents(events, { idVehicule: 6 }, NOW)).toEqual([])
    expect(filterEvents(events, { idCandidat: 9 }, NOW)).toEqual([events[2]])
  })
})
