import type { DueFacts } from '@backend/rules/argent/due'
import { duesOf, isQuiet, type Reminder, reminderOf, type Sent } from '@backend/rules/recouvrement/relance'
import { reglagesWith } from '@contract/argent/reglages'
import { addDays } from '@contract/clock/days'
import { describe, expect, it } from 'vitest'

const USUAL = reglagesWith('TN')

const owing = (montant: number, date: string): DueFacts => ({
  aPayer: montant,
  charges: [{ date, montant }],
  plans: [],
  credits: 0,
})

describe('duesOf', () => {
  it('answers what is late and since when, what is due, and what follows soon', () => {
    const facts: DueFacts = {
      aPayer: 900_000,
      charges: [
        { date: '2026-11-01', montant: 800_000 },
        { date: '2026-11-15', montant: 100_000 },
      ],
      plans: [
        {
          dateDebut: '2026-11-01',
          echeances: [
            { date: '2026-11-10', montant: 300_000 },
            { date: '2026-11-22', montant: 500_000 },
          ],
        },
      ],
      credits: 0,
    }
    expect(duesOf(facts, '2026-11-21', 2)).toEqual({
      enRetard: 400_000,
      depuis: '2026-11-10',
      exigible: 400_000,
      bientot: { date: '2026-11-22', montant: 500_000 },
    })
    expect(duesOf(facts, '2026-11-05', 2)).toEqual({ enRetard: 0, depuis: null, exigible: 0, bientot: null })
  })
})

describe('reminderOf', () => {
  /** The days of November and December on which something is sent. */
  function sentFrom(
    facts: DueFacts,
    promise: Parameters<typeof reminderOf>[0]['promise'] = null,
    skipped: string[] = [],
  ) {
    const sent: Sent[] = []
    const days: [string, Reminder['niveau'], boolean][] = []
    let told = promise
    for (let day = '2026-11-15'; day <= '2026-12-31'; day = addDays(day, 1)) {
      if (skipped.includes(day)) continue
      const reminder = reminderOf({ dues: duesOf(facts, day, USUAL.avantJours), promise: told, sent }, day, USUAL)
      if (!reminder) continue
      sent.push(reminder)
      days.push([day, reminder.niveau, reminder.isBroken])
      if (reminder.isBroken && told) told = { ...told, isTold: true }
    }
    return days
  }

  it('comes two days before and 3, 10 and 30 days after, each once', () => {
    expect(sentFrom(owing(100, '2026-11-20'))).toEqual([
      ['2026-11-18', 0, false],
      ['2026-11-23', 1, false],
      ['2026-11-30', 2, false],
      ['2026-12-20', 3, false],
    ])
  })

  it('makes up for days without the application', () => {
    const closed = ['2026-11-18', '2026-11-23', '2026-11-24']
    expect(sentFrom(owing(100, '2026-11-20'), null, closed).map(([day]) => day)).toEqual([
      '2026-11-19',
      '2026-11-25',
      '2026-11-30',
      '2026-12-20',
    ])
  })

  it('waits for a promise, and names it once when it is broken', () => {
    const promise = { date: '2026-12-01', isKept: false, isTold: false }
    expect(sentFrom(owing(100, '2026-11-20'), promise)).toEqual([
      ['2026-12-02', 2, true],
      ['2026-12-20', 3, false],
    ])
    expect(sentFrom(owing(100, '2026-11-20'), { ...promise, isKept: true })[0]).toEqual(['2026-11-18', 0, false])
  })
})

it('the quiet hours may pass midnight', () => {
  const hours = ['07:59', '08:00', '19:59', '20:00', '00:00']
  expect(hours.filter((time) => isQuiet(time, USUAL))).toEqual(['07:59', '20:00', '00:00'])
  const noon = { ...USUAL, silenceDebut: '12:00', silenceFin: '14:00' }
  expect(['11:59', '12:00', '14:00'].filter((time) => isQuiet(time, noon))).toEqual(['12:00'])
})
