import { daysOfWeek, partsOf } from '@src/views/demande/picker/week'
import { describe, expect, it } from 'vitest'

const slot = (start: string) => ({ start, end: start, idMoniteurs: [1] })
const horaires = [1, 2, 3, 4, 5].map((jour) => ({ jour, debut: '08:00', fin: '19:00' }))
const tunis = { from: '2026-11-23', zone: 'Africa/Tunis', horaires }

describe('daysOfWeek', () => {
  it('groups slots by day in the school’s time zone and omits closed days', () => {
    const days = daysOfWeek([slot('2026-11-24T07:00:00.000Z'), slot('2026-11-24T23:30:00.000Z')], tunis)
    expect(days.map(({ jour }) => jour)).toEqual(['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'])
    expect(days.map(({ times }) => times.map(({ heure }) => heure))).toEqual([[], ['08:00'], ['00:30'], [], []])
  })

  it('keeps a closed day with a slot, and all seven days without opening hours', () => {
    const sunday = slot('2026-11-29T09:00:00.000Z')
    expect(daysOfWeek([sunday], tunis).at(-1)).toMatchObject({ jour: '2026-11-29', times: [{ heure: '10:00' }] })
    expect(daysOfWeek([], { ...tunis, horaires: [] })).toHaveLength(7)
  })

  it('shows both slots of the repeated hour in autumn', () => {
    const paris = { from: '2026-10-19', zone: 'Europe/Paris', horaires: [] }
    const twice = [slot('2026-10-25T00:30:00.000Z'), slot('2026-10-25T01:30:00.000Z')]
    expect(
      daysOfWeek(twice, paris)
        .at(-1)
        ?.times.map(({ heure }) => heure),
    ).toEqual(['02:30', '02:30'])
  })
})

describe('partsOf', () => {
  it('splits a day at noon and at six and omits empty parts', () => {
    const of = (...heures: string[]) => {
      const times = heures.map((heure) => ({ heure, slot: slot(heure) }))
      return partsOf({ jour: '2026-11-23', times }).map(({ part, times: own }) => [part, own.length])
    }
    expect(of('08:00', '11:59', '12:00', '17:30', '18:00')).toEqual([
      ['matin', 2],
      ['apresMidi', 2],
      ['soir', 1],
    ])
    expect(of('18:00')).toEqual([['soir', 1]])
    expect(of()).toEqual([])
  })
})
