import { END_OF_DAY, quarters, readTime, readWholeTime } from '@core/form/date/timeText'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const two = (number: number) => String(number).padStart(2, '0')

describe('readTime and quarters', () => {
  it('read every format of a time', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }), (hour, minute) => {
        const time = `${two(hour)}:${two(minute)}`
        for (const mark of [':', 'h', 'H', '.', ',', ' h ', '']) {
          expect(readTime(`${hour}${mark}${two(minute)}`), `${hour}${mark}${two(minute)}`).toBe(time)
          expect(readTime(`${two(hour)}${mark}${two(minute)}`)).toBe(time)
        }
      }),
    )
  })

  it.each([
    ['9', '09:00'],
    ['9h', '09:00'],
    ['09', '09:00'],
    ['9 h', '09:00'],
    ['930', '09:30'],
    [' 9h30 ', '09:30'],
    ['14 Uhr', '14:00'],
    ['14:30 Uhr', '14:30'],
    ['0', '00:00'],
  ])('read the time %j', (text, time) => {
    expect(readTime(text)).toBe(time)
  })

  it.each(['', 'midi', '24:00', '24', '9:60', '9:3', '25', '12345', '-9', '9:30:00', '9h30x'])(
    'refuse the time %j',
    (text) => {
      expect(readTime(text)).toBeNull()
    },
  )

  it('return no time while it is being typed', () => {
    const typed = Array.from('09:30', (_, end) => readWholeTime('09:30'.slice(0, end + 1)))
    expect(typed).toEqual([null, null, null, null, '09:30'])
    expect(readWholeTime('930')).toBeNull()
  })

  it('accept the end of the day as a limit', () => {
    expect(readTime('24', END_OF_DAY)).toBe('24:00')
    expect(readTime('24:15', END_OF_DAY)).toBeNull()
    expect(quarters('23:20', END_OF_DAY)).toEqual(['23:30', '23:45', '24:00'])
  })

  it('offer quarters of an hour between the limits', () => {
    expect(quarters()).toHaveLength(96)
    expect(quarters('08:10', '09:00')).toEqual(['08:15', '08:30', '08:45', '09:00'])
    expect(quarters('10:00', '09:00')).toEqual([])
  })
})
