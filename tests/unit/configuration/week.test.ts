import type { Plage } from '@contract/planning/openingHours'
import {
  addTime,
  CELL,
  CELLS_A_DAY,
  cellStates,
  copyDay,
  JOURS,
  minutesOf,
  paint,
  timeOf,
  weekMinutes,
  weekText,
} from '@src/parts/openingHours/WeekGrid/week'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const MONDAY: Plage = { jour: 1, debut: '08:00', fin: '12:00' }
const cellsFrom = (jour: number, cell: number, toCell = cell) => ({
  fromJour: jour,
  toJour: jour,
  fromCell: cell,
  toCell,
})
const cellOf = (time: string) => minutesOf(time) / CELL

describe('paint', () => {
  it('fills, joins and clears half hours', () => {
    const longer = paint([MONDAY], cellsFrom(1, cellOf('12:00'), cellOf('13:30')), true)
    expect(longer).toEqual([{ jour: 1, debut: '08:00', fin: '14:00' }])
    expect(paint(longer, cellsFrom(1, cellOf('10:00')), false)).toEqual([
      { jour: 1, debut: '08:00', fin: '10:00' },
      { jour: 1, debut: '10:30', fin: '14:00' },
    ])
  })

  it('paints up to the end of the day', () => {
    expect(paint([], cellsFrom(7, CELLS_A_DAY - 1), true)).toEqual([{ jour: 7, debut: '23:30', fin: '24:00' }])
  })

  it('keeps times typed to the minute and unfinished times of other days', () => {
    const exact = { jour: 2, debut: '08:10', fin: '11:55' }
    const typing = { jour: 3, debut: '', fin: '10:00' }
    expect(paint([MONDAY, exact, typing], cellsFrom(1, cellOf('08:00'), cellOf('11:30')), false)).toEqual([
      exact,
      typing,
    ])
    expect(paint([exact], cellsFrom(2, cellOf('12:00')), true)).toEqual([
      exact,
      { jour: 2, debut: '12:00', fin: '12:30' },
    ])
    expect(cellStates([exact], 2).slice(cellOf('07:30'), cellOf('09:00'))).toEqual(['off', 'part', 'on'])
  })

  it('sets every cell inside the selection and none outside', () => {
    const day = fc.integer({ min: 1, max: 7 })
    const cell = fc.integer({ min: 0, max: CELLS_A_DAY - 1 })
    const step = fc.record({ a: day, b: day, c: cell, d: cell, on: fc.boolean() })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
        let week: Plage[] = []
        for (const { a, b, c, d, on } of steps) {
          const rect = {
            fromJour: Math.min(a, b),
            toJour: Math.max(a, b),
            fromCell: Math.min(c, d),
            toCell: Math.max(c, d),
          }
          const before = new Map(JOURS.map((jour) => [jour, cellStates(week, jour)]))
          week = paint(week, rect, on)
          for (const jour of JOURS) {
            cellStates(week, jour).forEach((state, index) => {
              const isInside =
                rect.fromJour <= jour && jour <= rect.toJour && rect.fromCell <= index && index <= rect.toCell
              const wanted = on ? 'on' : 'off'
              expect(state).toBe(isInside ? wanted : before.get(jour)?.[index])
            })
          }
        }
      }),
      { numRuns: 60 },
    )
  })
})

describe('helpers of a week', () => {
  it('copy the times of a day to others', () => {
    const evening = { jour: 3, debut: '18:00', fin: '20:00' }
    expect(copyDay([MONDAY, evening], 1, [1, 2, 3])).toEqual([MONDAY, { ...MONDAY, jour: 2 }, { ...MONDAY, jour: 3 }])
    expect(copyDay([MONDAY, evening], 5, [3])).toEqual([MONDAY])
  })

  it('propose the morning, then the afternoon, then the rest of the day', () => {
    const week = [1, 2, 3].reduce<Plage[]>((plages) => addTime(plages, 1), [])
    expect(week.map(({ debut, fin }) => `${debut}–${fin}`)).toEqual(['08:00–12:00', '14:00–18:00', '19:00–23:00'])
    expect(addTime(week, 1).at(-1)).toEqual({ jour: 1, debut: '23:30', fin: '24:00' })
  })

  it('compare weeks by their times, not by how they were typed', () => {
    const halves = [
      { jour: 1, debut: '10:00', fin: '12:00' },
      { jour: 1, debut: '08:00', fin: '10:00' },
    ]
    expect(weekText(halves)).toBe(weekText([MONDAY]))
    expect(weekText([{ jour: 1, debut: '', fin: '' }])).not.toBe(weekText([]))
    expect(weekMinutes([MONDAY, ...halves])).toBe(240)
  })

  it('read and write times of a day', () => {
    for (const minutes of [0, 5, 600, 1439, 1440]) expect(minutesOf(timeOf(minutes))).toBe(minutes)
    expect(minutesOf('8:')).toBeNaN()
  })
})
