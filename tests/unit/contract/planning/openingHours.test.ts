import { periodeInput, semaine, timeOfDay } from '@contract/planning/openingHours'
import { faultsIn } from '@tests/helpers/faultsIn'
import { describe, expect, it } from 'vitest'

it.each(['00:00', '09:30', '19:59', '23:59', '24:00'])('%s is a time of day', (time) => {
  expect(faultsIn(timeOfDay, time)).toEqual({})
})

it.each(['24:01', '9:30', '09:60', '25:00', '09:30:00', ''])('"%s" is no time of day', (time) => {
  expect(faultsIn(timeOfDay, time)).toEqual({ _: 'time' })
})

describe('the week of a school', () => {
  const span = (jour: number, debut: string, fin: string) => ({ jour, debut, fin })
  const faults = (...plages: ReturnType<typeof span>[]) => faultsIn(semaine, plages)

  it('has spans that end after they begin', () => {
    expect(faults(span(1, '08:00', '12:00'))).toEqual({})
    expect(faults(span(1, '12:00', '12:00'))).toEqual({ '0.fin': 'end_before_start' })
  })

  it('has no two of a day that overlap; they may touch', () => {
    const [morning, noon] = [span(1, '08:00', '12:00'), span(1, '11:59', '14:00')]
    expect(faults(morning, span(1, '12:00', '14:00'))).toEqual({})
    expect(faults(span(1, '12:00', '14:00'), morning)).toEqual({})
    expect([faults(morning, noon), faults(noon, morning)]).toEqual([{ _: 'overlap' }, { _: 'overlap' }])
    expect(faults(morning, morning)).toEqual({ _: 'overlap' })
    expect(faults(morning, { ...noon, jour: 2 })).toEqual({})
  })
})

describe('days off', () => {
  const faults = (debut: string, fin: string) => faultsIn(periodeInput, { debut, fin, motif: null })

  it('are one day or more, 366 at most', () => {
    expect(faults('2026-12-24', '2026-12-24')).toEqual({})
    expect(faults('2026-12-24', '2026-12-23')).toEqual({ fin: 'end_before_start' })
    expect(faults('2028-01-01', '2028-12-31')).toEqual({})
    expect(faults('2028-01-01', '2029-01-01')).toEqual({ fin: 'event_too_long' })
  })

  it('that are no days have that fault alone', () => {
    expect(faults('2026-12-24', '2026-12-32')).toEqual({ fin: 'date' })
  })
})
