import { columnAt, columnDay, columnsOf, drawnSpan, realWall } from '@src/views/evenement/calendar/columns'
import { ALWAYS_OPEN } from '@src/views/evenement/calendar/hours/opening'
import { columnInputs } from '@src/views/evenement/calendar/inputs'
import { describe, expect, it } from 'vitest'
import { sampleEvent } from './sample'

const ZONE = 'Africa/Tunis'
const DAY = '2026-11-23'
const KNOWN = [
  { id: 3, nom: 'Hédi Zitouni' },
  { id: 4, nom: 'Leïla Mansour' },
]

describe('columnsOf', () => {
  it('returns the known people, then others with an event, then nobody', () => {
    const events = [
      sampleEvent(),
      sampleEvent({ extendedProps: { idMoniteur: 9, moniteur: 'Archivé Ancien' } }),
      sampleEvent({ extendedProps: { idMoniteur: null, moniteur: null } }),
    ]
    expect(columnsOf(KNOWN, events, 'moniteurs', 'Sans moniteur').map(({ nom }) => nom)).toEqual([
      'Hédi Zitouni',
      'Leïla Mansour',
      'Archivé Ancien',
      'Sans moniteur',
    ])
  })

  it('omits the column without a person when every event has one', () => {
    expect(columnsOf(KNOWN, [sampleEvent()], 'moniteurs', 'Sans moniteur')).toEqual(KNOWN)
    expect(columnsOf([], [], 'moniteurs', 'Sans moniteur')).toEqual([{ id: null, nom: 'Sans moniteur' }])
  })

  it('converts columns to days of the drawing and back', () => {
    for (const index of [0, 1, 11, 40]) expect(columnAt(`${columnDay(index)}T09:15:00`)).toBe(index)
    expect(realWall('2001-01-02T09:15:00', DAY)).toBe('2026-11-23T09:15:00')
  })
})

describe('event in its column', () => {
  it('is drawn at its wall time', () => {
    expect(drawnSpan(sampleEvent(), 1, DAY, ZONE)).toEqual({ start: '2001-01-02T09:00:00', end: '2001-01-02T10:00:00' })
  })

  it('ends with the day when it runs past midnight and continues the next', () => {
    const night = sampleEvent({ start: '2026-11-23T22:30:00.000Z', end: '2026-11-24T00:30:00.000Z' })
    expect(drawnSpan(night, 0, DAY, ZONE)).toEqual({ start: '2001-01-01T23:30:00', end: '2001-01-02T00:00:00' })
    expect(drawnSpan(night, 0, '2026-11-24', ZONE)).toEqual({
      start: '2001-01-01T00:00:00',
      end: '2001-01-01T01:30:00',
    })
  })

  it('stays in its own column when it ends at midnight', () => {
    const late = sampleEvent({ start: '2026-11-23T22:00:00.000Z', end: '2026-11-23T23:00:00.000Z' })
    expect(drawnSpan(late, 2, DAY, ZONE)).toEqual({ start: '2001-01-03T23:00:00', end: '2001-01-04T00:00:00' })
    expect(drawnSpan(late, 2, '2026-11-24', ZONE)).toBeNull()
  })

  it('is drawn under its person and not on another day', () => {
    const inputs = columnInputs(
      [
        sampleEvent({ idEvenement: 90, extendedProps: { idMoniteur: 4 } }),
        sampleEvent({ start: '2026-11-24T08:00:00.000Z', end: '2026-11-24T09:00:00.000Z' }),
      ],
      KNOWN,
      { kind: 'moniteurs', day: DAY },
      {
        vue: 'moniteurs',
        zone: ZONE,
        now: '2026-11-22T08:00:00.000Z',
        canMove: true,
        opening: ALWAYS_OPEN,
        placeOf: () => 0,
      },
    )
    expect(inputs).toHaveLength(1)
    expect(inputs[0]).toMatchObject({ id: '90', start: '2001-01-02T09:00:00', editable: true })
  })
})
