// @vitest-environment node
import { paperState } from '@contract/ecole/dossier'
import { describe, expect, it } from 'vitest'

const on = (dateExpiration: string | null, recu = true) => paperState({ recu, dateExpiration }, '2026-11-21')

describe('paperState', () => {
  it.each([
    ['is valid without a date', null, 'valid', 0],
    ['is out of date the day after the one that it names', '2026-11-20', 'expired', -1],
    ['is still valid on that day', '2026-11-21', 'soon', 0],
    ['runs out soon a month before', '2026-12-21', 'soon', 30],
    ['is simply valid before', '2026-12-22', 'valid', 31],
    ['counts days across a change of clock', '2027-04-01', 'valid', 131],
  ] as const)('%s', (_words, date, state, days) => {
    expect(on(date)).toEqual({ state, days })
  })

  it('is missing until it is received, whatever date is noted', () => {
    expect(on('2020-01-01', false).state).toBe('missing')
  })
})
