import type { Evenement } from '@contract/planning/evenement'
import { feuilleOf } from '@src/views/feuille/feuille'
import { describe, expect, it } from 'vitest'
import { sampleEvent } from '../evenement/sample'

const words = { t: (key: string) => key.split(':')[1] ?? key, language: 'fr', zone: 'Africa/Tunis' }
const sheet = (events: Evenement[]) =>
  feuilleOf({ jour: 'lundi', ecole: 'El Menzah', events, now: '2026-11-23T06:00:00.000Z', words, printed: '' })

const at = (time: string, moniteur: string | null, values: Partial<Evenement> = {}): Evenement => {
  const event = sampleEvent()
  const start = `2026-11-23T${time}:00.000Z`
  const end = new Date(Date.parse(start) + 3_600_000).toISOString()
  return { ...event, start, end, status: 'PLANNED', ...values, extendedProps: { ...event.extendedProps, moniteur } }
}

describe('the sheet of a day', () => {
  it('has a table for each instructor, in order of time, those without one last', () => {
    const { tables } = sheet([at('10:00', null), at('09:00', 'Zied'), at('14:00', 'Amel'), at('08:00', 'Amel')])
    expect(tables.map(({ title }) => title)).toEqual(['Amel', 'Zied', 'sansMoniteur'])
    expect(tables[0]?.rows.map(([time]) => time)).toEqual(['09:00 – 10:00', '15:00 – 16:00'])
  })

  it('names the category of one candidate, and none for an hour that several share', () => {
    const one = { id: 7, nom: 'Amine', absent: false, telephone: null }
    const event = at('09:00', 'Zied')
    const withPeople = (candidats: (typeof one)[]) => {
      const extendedProps = { ...event.extendedProps, permi: 'B', candidats }
      return sheet([{ ...event, extendedProps }]).tables[0]?.rows[0]?.[1]
    }
    expect(withPeople([one])).toBe('Amine\npermi')
    expect(withPeople([one, { ...one, id: 8, nom: 'Asma' }])).toBe('Amine\nAsma')
  })

  it('leaves out what is cancelled', () => {
    expect(sheet([at('09:00', 'Zied', { status: 'CANCELLED' })]).tables).toEqual([])
  })
})
