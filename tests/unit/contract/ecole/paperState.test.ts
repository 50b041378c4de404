import { paperState } from '@contract/ecole/dossier'
import { describe, expect, it } from 'vitest'

const on = (dateExpiration: string | null, recu = true) => paperState({ recu, dateExpiration }, '2026-11-21')

describe('paperState', () => {
  it.each([
    ['is valid without a date', null, 'valid', 0],
    ['is expired the day after its date', '2026-11-20', 'expired', -1],
    ['is still valid on its date', '2026-11-21', 'soon', 0],
    ['expires soon from a month before', '2026-12-21', 'soon', 30],
    ['is valid earlier', '2026-12-22', 'valid', 31],
    ['counts days across a clock change', '2027-04-01', 'valid', 131],
  ] as const)('returns the state of a paper: %s', (_words, date, state, days) => {
    expect(on(date)).toEqual({ state, days })
  })

  it('is missing until it is received, whatever date is noted', () => {
    expect(on('2020-01-01', false).state).toBe('missing')
  })
})
