import { isInForce } from '@backend/rules/stats/avis'
import { openDays, openMinutes } from '@backend/rules/stats/openMinutes'
import { criteresOf } from '@backend/rules/stats/preparation'
import { type School, watched } from '@backend/rules/stats/watch'
import { describe, expect, it } from 'vitest'

describe('an opinion on the next exam', () => {
  const said = { etape: 'code' as const, createdAt: '2026-11-10T09:00:00.000Z' }
  const now = '2026-11-21T09:00:00.000Z'
  const exam = (
    start: string,
    status: 'PLANNED' | 'CANCELLED' | 'FAILED' = 'FAILED',
    etape: 'code' | 'parc' = 'code',
  ) => ({
    etape,
    status,
    start,
  })

  it.each([
    ['code', [], true],
    ['circulation', [], false],
    [null, [], false],
    ['code', [exam('2026-11-15T08:00:00.000Z')], false],
    // The exam took place, and nobody has entered its result.
    ['code', [exam('2026-11-21T09:00:00.000Z', 'PLANNED')], false],
    ['code', [exam('2026-11-21T09:00:01.000Z', 'PLANNED')], true],
    ['code', [exam('2026-11-10T09:00:00.000Z')], true],
    ['code', [exam('2026-11-15T08:00:00.000Z', 'CANCELLED')], true],
    ['code', [exam('2026-11-15T08:00:00.000Z', 'FAILED', 'parc')], true],
  ] as const)('about the code holds with %s next and the exams %j: %s', (next, exams, holds) => {
    expect(isInForce(said, next, exams, now)).toBe(holds)
  })
})

describe('what speaks for an exam', () => {
  const facts: Parameters<typeof criteresOf>[0] = {
    etape: 'circulation',
    parcours: { premiereDate: '2026-12-01', raison: null } as Parameters<typeof criteresOf>[0]['parcours'],
    isFileComplete: true,
    minutes: 1_200,
    passed: { people: 5, average: 1_100.4 },
    sinceLesson: 21,
    chance: 0.9,
    overdue: 0,
  }
  const said = (own: Partial<typeof facts>) =>
    Object.fromEntries(criteresOf({ ...facts, ...own }).map(({ code, isMet }) => [code, isMet]))
  const found = (own: Partial<typeof facts>, wanted: string) =>
    criteresOf({ ...facts, ...own }).find(({ code }) => code === wanted)

  it('behind the wheel is the path, the file, the hours, the last lesson and the account', () => {
    expect(said({})).toEqual({ parcours: true, dossier: true, heures: true, reprise: true, compte: true })
  })

  it('in theory is the chance in a mock exam, not the last lesson', () => {
    expect(said({ etape: 'code' })).toEqual({ parcours: true, dossier: true, heures: true, code: true, compte: true })
    expect(found({ etape: 'code', chance: 0.846 }, 'code')).toMatchObject({ nombre: 85 })
    expect(said({ etape: 'code', chance: null })).not.toHaveProperty('code')
    expect(said({ etape: 'code', chance: 0.1 })).toMatchObject({ code: false })
  })

  it('compares hours with those of enough people only', () => {
    expect(found({}, 'heures')).toMatchObject({ nombre: 1_200, sur: 1_100 })
    expect(said({ minutes: 1_100 })).toMatchObject({ heures: false })
    expect(said({ passed: { people: 4, average: 1_100 } })).not.toHaveProperty('heures')
    expect(said({ passed: { people: 9, average: 0 } })).not.toHaveProperty('heures')
  })

  it('does not forget that one forgets', () => {
    expect(said({ sinceLesson: 22 })).toMatchObject({ reprise: false })
    expect(said({ sinceLesson: null })).toMatchObject({ reprise: false })
    expect(found({ sinceLesson: 3 }, 'reprise')).toMatchObject({ nombre: 3, sur: 21 })
  })

  it('leaves the account out for who may not read it', () => {
    expect(said({ overdue: null })).not.toHaveProperty('compte')
    expect(said({ overdue: 1 })).toMatchObject({ compte: false })
    expect(said({ overdue: -5 })).toMatchObject({ compte: true })
  })

  it('says why the path does not allow it', () => {
    const parcours = { premiereDate: null, raison: 'dossier' } as unknown as (typeof facts)['parcours']
    expect(found({ parcours, isFileComplete: false }, 'parcours')).toMatchObject({ isMet: false, raison: 'dossier' })
    expect(said({ parcours, isFileComplete: false })).toMatchObject({ parcours: false, dossier: false })
  })
})

describe('open hours', () => {
  // Monday and Tuesday, with a break on Monday.
  const ecole = [
    { jour: 1, debut: '08:00', fin: '12:00' },
    { jour: 1, debut: '14:00', fin: '18:30' },
    { jour: 2, debut: '08:00', fin: '12:00' },
  ]
  const [monday, tuesday, wednesday] = ['2026-11-23', '2026-11-24', '2026-11-25'] as const
  const days = [monday, tuesday, wednesday]

  it('are those of the days that are not closed', () => {
    expect(openDays({ from: monday, to: wednesday }, [{ debut: tuesday, fin: tuesday }])).toEqual([monday, wednesday])
    expect(openDays({ from: monday, to: wednesday }, [{ debut: monday, fin: wednesday }])).toEqual([])
    expect(openDays({ from: monday, to: monday }, [])).toEqual([monday])
  })

  it.each([
    [{ ecole: [], own: [] }, [], null],
    [{ ecole, own: [] }, [], 750],
    [{ ecole: [], own: [{ jour: 1, debut: '09:00', fin: '10:15' }] }, [], 75],
    [{ ecole, own: [{ jour: 1, debut: '11:00', fin: '15:00' }] }, [], 120],
    [{ ecole, own: [{ jour: 3, debut: '08:00', fin: '12:00' }] }, [], 0],
    [{ ecole, own: [] }, [{ debut: monday, fin: monday }], 240],
    [{ ecole, own: [] }, [{ debut: monday, fin: tuesday }], 0],
  ])('of %j with the leave %j are %s minutes', (week, conges, minutes) => {
    expect(openMinutes(days, week, conges)).toBe(minutes)
  })
})

describe('the schools to look at', () => {
  const school = (own: Partial<School>): School => ({
    id: 1,
    nom: 'A',
    isPending: false,
    signedUp: '2026-01-01',
    approved: '2026-01-03',
    packageEnd: '2027-06-01',
    lastSignIn: '2026-11-20',
    ...own,
  })
  const on = { today: '2026-11-21', soon: 7 }
  const reasons = (own: Partial<School>) =>
    watched([school(own)], on).map(({ raison, jour, jours }) => [raison, jour, jours])

  it('are none of those that go well', () => expect(reasons({})).toEqual([]))

  it('wait for their approval, whatever else', () => {
    expect(reasons({ isPending: true, packageEnd: null, lastSignIn: null })).toEqual([['pending', '2026-01-01', 324]])
  })

  it('have no package any more, or soon', () => {
    expect(reasons({ packageEnd: null })).toEqual([['package_ended', '2026-01-03', 322]])
    expect(reasons({ packageEnd: '2026-11-20' })).toEqual([['package_ended', '2026-11-20', 1]])
    expect(reasons({ packageEnd: '2026-11-21' })).toEqual([['package_ends', '2026-11-21', 0]])
    expect(reasons({ packageEnd: '2026-11-28' })).toEqual([['package_ends', '2026-11-28', 7]])
    expect(reasons({ packageEnd: '2026-11-29' })).toEqual([])
  })

  it('are not used', () => {
    expect(reasons({ lastSignIn: null })).toEqual([['never_signed_in', null, null]])
    expect(reasons({ lastSignIn: '2026-11-07' })).toEqual([['idle', '2026-11-07', 14]])
    expect(reasons({ lastSignIn: '2026-11-08' })).toEqual([])
  })

  it('come by the gravity of the reason, then by their day', () => {
    const list = [
      school({ id: 1, lastSignIn: null }),
      school({ id: 2, packageEnd: '2026-10-02' }),
      school({ id: 3, packageEnd: '2026-09-02' }),
      school({ id: 4, isPending: true }),
    ]
    expect(watched(list, on).map(({ idAutoEcole }) => idAutoEcole)).toEqual([3, 2, 1, 4])
  })
})
