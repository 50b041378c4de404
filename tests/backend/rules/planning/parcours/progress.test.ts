import { progressOn } from '@backend/rules/planning/parcours/progress'
import { type PathRules, rulesFor } from '@backend/rules/planning/parcours/rulesByCountry'
import type { ReglagesParcours } from '@contract/planning/parcours'
import { describe, expect, it } from 'vitest'
import { exams, TODAY } from './facts'

const tnB = (reglages?: ReglagesParcours) =>
  rulesFor({ pays: 'TN', categorie: 'B', inscription: '2026-01-10', reglages })
const walk = (text: string, regles: PathRules = tnB(), jour = TODAY, today = TODAY) =>
  progressOn(regles, exams(text), { jour, today })
const stage = (etape: number, ...how: Parameters<typeof walk>) => {
  const { regle, ...rest } = walk(...how).etapes[etape] ?? {}
  return rest
}
const FRESH = { passedOn: null, expireLe: null, expire: false, triesUsed: 0, passages: 0, latest: null, retour: null }
const failed = (jour: string) => ({ status: 'FAILED', jour: `2026-${jour}` })

describe('a stage of a path', () => {
  it('is fresh without a result', () => {
    for (const text of ['', 'K? 11-30', 'Kx 11-01', 'K+ 11-22']) expect(stage(0, text)).toEqual(FRESH)
  })

  it('counts a result of today', () => {
    expect(stage(0, 'K+ 11-21')).toMatchObject({ passedOn: TODAY, expireLe: '2028-02-21' })
  })

  it('is passed until its pass runs out', () => {
    expect(stage(0, 'K- 10-01, K+ 11-01')).toEqual({
      ...FRESH,
      passedOn: '2026-11-01',
      expireLe: '2028-02-01',
      triesUsed: 1,
      passages: 2,
      latest: { status: 'SUCCESS', jour: '2026-11-01' },
    })
    expect(stage(1, 'K+ 10-01, C+ 11-01')).toMatchObject({ passedOn: '2026-11-01', expireLe: null })
  })

  it('keeps of a pass that ran out its day and its sittings alone', () => {
    const text = 'K- 2025-08-01, K+ 2025-08-20'
    expect(stage(0, text)).toEqual({ ...FRESH, expire: true, expireLe: '2026-11-20', passages: 2 })
    expect(stage(0, text, tnB(), '2026-11-20')).toMatchObject({ passedOn: '2025-08-20', expire: false })
  })

  it('takes with its pass what stands on it', () => {
    expect(stage(1, 'K+ 2025-08-20, C- 2025-09-01, C+ 2025-09-10')).toEqual({ ...FRESH, passages: 2 })
    expect(stage(1, 'K+ 2025-08-20, C- 2025-09-01')).toEqual({ ...FRESH, passages: 1 })
  })

  it('has run out no more after its next result', () => {
    expect(stage(0, 'K+ 2025-08-20, K- 11-21')).toMatchObject({ expire: false, triesUsed: 1, latest: failed('11-21') })
    expect(stage(0, 'K+ 2025-08-20, K+ 11-21')).toMatchObject({ expire: false, passedOn: TODAY })
  })

  it('counts its failures since the stage before was passed', () => {
    expect(stage(1, 'C- 10-01, K+ 10-10, C- 10-20')).toMatchObject({
      triesUsed: 1,
      passages: 2,
      latest: failed('10-20'),
    })
    expect(stage(1, 'C- 10-01, K+ 10-10')).toEqual({ ...FRESH, passages: 1 })
  })

  it('stays passed when the stage before is passed a second time', () => {
    const text = 'K+ 10-01, C+ 10-10, K+ 10-20'
    expect(stage(1, text)).toMatchObject({ passedOn: '2026-10-10' })
    expect(stage(0, text)).toMatchObject({ passedOn: '2026-10-20', expireLe: '2028-01-20', passages: 2 })
    expect(stage(2, 'K+ 10-01, C+ 10-02, P- 10-10, K+ 10-20')).toMatchObject({ triesUsed: 1 })
  })

  it('stays passed where it was passed before the stage that it stands on', () => {
    expect(stage(1, 'C+ 10-01, K+ 10-10')).toMatchObject({ passedOn: '2026-10-01' })
  })

  it('stays passed after a failure that came later', () => {
    expect(stage(0, 'K+ 10-01, K- 10-10')).toMatchObject({ passedOn: '2026-10-01', triesUsed: 0, passages: 2 })
  })

  it('counts an absence as its last result, and as a failure where the rules say so', () => {
    const absent = { status: 'NO_SHOW', jour: '2026-10-10' }
    expect(stage(0, 'Ko 10-10')).toMatchObject({ triesUsed: 1, latest: absent, passages: 1 })
    expect(stage(0, 'Ko 10-10', tnB({ absenceCompte: false }))).toMatchObject({
      triesUsed: 0,
      latest: absent,
      passages: 1,
    })
    expect(stage(0, 'K+ 2025-08-20, Ko 11-21', tnB({ absenceCompte: false }))).toMatchObject({ expire: false })
  })

  it('takes the better of two results of one day as the later one', () => {
    expect(stage(0, 'K+ 10-10, K- 10-10')).toMatchObject({ passedOn: '2026-10-10', triesUsed: 1 })
    expect(stage(0, 'Ko 10-10, K- 10-10')).toMatchObject({ latest: { status: 'NO_SHOW' } })
  })

  it('comes after the stage before it on one day', () => {
    expect(walk('P+ 11-01, C+ 11-01, K+ 11-01').termineLe).toBe('2026-11-01')
    for (const text of ['C- 11-01, K+ 11-01', 'K+ 11-01, C- 11-01'])
      expect(stage(1, text)).toMatchObject({ triesUsed: 1 })
  })
})

describe('a stage whose tries are used up', () => {
  const TWICE = 'K+ 09-01, C+ 09-10, P- 10-01, P- 10-10'
  it('sends back to the stage that its rule names', () => {
    expect(stage(1, TWICE)).toEqual({ ...FRESH, passages: 1, retour: { cause: 'tries', nombre: 2 } })
    expect(stage(0, TWICE)).toMatchObject({ passedOn: '2026-09-01', retour: null })
    expect(stage(2, TWICE)).toMatchObject({ triesUsed: 2, latest: failed('10-10'), retour: null })
  })

  it('counts none of them once that stage is passed again', () => {
    expect(stage(1, `${TWICE}, C+ 11-01`)).toMatchObject({ passedOn: '2026-11-01', retour: null })
    expect(stage(2, `${TWICE}, C+ 11-01`)).toEqual({ ...FRESH, passages: 2 })
  })

  it('sends nobody back a try earlier', () => {
    expect(stage(1, 'K+ 09-01, C+ 09-10, P- 10-01')).toMatchObject({ passedOn: '2026-09-10', retour: null })
    expect(stage(1, TWICE, tnB({ essaisParc: 3 }))).toMatchObject({ passedOn: '2026-09-10' })
    expect(stage(1, TWICE, tnB({ essaisParc: 0 }))).toMatchObject({ passedOn: '2026-09-10' })
  })
})

describe('the sittings that a limit counts', () => {
  const fails = (letter: string, count: number, month = '10') =>
    Array.from({ length: count }, (_, index) => `${letter}- ${month}-${String(index + 10)}`).join(', ')

  it('count the practical stages alone', () => {
    const { left } = walk(`K- 09-01, K+ 09-02, ${fails('C', 2)}`)
    expect([left('code'), left('circulation'), left('parc')]).toEqual([null, 4, 4])
  })

  it('count a pass too, and an absence where it is a try', () => {
    expect(walk('K+ 09-01, C+ 09-10').left('parc')).toBe(5)
    expect(walk('K+ 09-01, Co 09-10').left('circulation')).toBe(5)
    expect(walk('K+ 09-01, Co 09-10', tnB({ absenceCompte: false })).left('circulation')).toBe(6)
    expect(walk('K+ 09-01, C- 09-10', tnB({ absenceCompte: false })).left('circulation')).toBe(5)
  })

  it('send back to the code with the last of them', () => {
    const five = walk(`K+ 09-01, ${fails('C', 5)}`)
    expect(five.etapes[0]).toMatchObject({ passedOn: '2026-09-01', retour: null })
    expect(five.left('circulation')).toBe(1)
    const six = walk(`K+ 09-01, ${fails('C', 6)}`)
    expect(six.etapes[0]).toMatchObject({ passedOn: null, passages: 1, retour: { cause: 'limit', nombre: 6 } })
    expect(six.etapes[1]).toMatchObject({ triesUsed: 0, passages: 6, latest: null })
    expect(six.etapes[2]).toMatchObject(FRESH)
    expect([six.left('circulation'), six.isExhausted]).toEqual([0, false])
  })

  it('never fall below none', () => {
    expect(walk(`K+ 09-01, ${fails('C', 8)}`).left('circulation')).toBe(0)
  })

  it('begin anew with a new code', () => {
    const renewed = walk(`K+ 09-01, ${fails('C', 6)}, K+ 11-01`)
    expect(renewed.etapes[0]).toMatchObject({ passedOn: '2026-11-01', retour: null })
    expect(renewed.left('parc')).toBe(6)
    expect(walk(`K+ 09-01, ${fails('C', 2)}, K+ 11-01`).left('parc')).toBe(6)
    expect(walk('K+ 09-01, C+ 09-10, C+ 09-20').left('parc')).toBe(4)
  })

  it('end the path where nothing can be passed again', () => {
    const all = tnB({ limiteCompte: 'tous', limitePassages: 3 })
    expect(walk(fails('K', 2), all)).toMatchObject({ isExhausted: false })
    expect(walk(fails('K', 3), all)).toMatchObject({ isExhausted: true, termineLe: null })
    // Later exams no longer count.
    expect(stage(0, `${fails('K', 3)}, K+ 11-01`, all)).toMatchObject({ passedOn: null, passages: 3 })
  })

  it('end nothing that the last of them has passed', () => {
    const all = tnB({ limiteCompte: 'tous', limitePassages: 3 })
    expect(walk('K+ 09-01, C+ 09-10, P+ 09-20', all)).toMatchObject({ isExhausted: false, termineLe: '2026-09-20' })
    const practical = tnB({ limitePassages: 2 })
    expect(walk('K+ 09-01, C+ 09-10, P+ 09-20', practical).etapes[0]).toMatchObject({
      passedOn: '2026-09-01',
      retour: null,
    })
  })
})

describe('a path that is done', () => {
  const DONE = 'K+ 2024-01-01, C+ 2024-02-01, P+ 2024-03-01'
  it('never runs out', () => {
    expect(walk(DONE)).toMatchObject({ termineLe: '2024-03-01' })
    expect(stage(0, DONE)).toMatchObject({ passedOn: '2024-01-01', expire: false })
  })

  it('takes no later result', () => {
    expect(stage(0, `${DONE}, K- 11-01`)).toMatchObject({ passages: 1 })
    expect(walk(`${DONE}, P+ 11-01`).termineLe).toBe('2024-03-01')
  })

  it('goes on where a pass had run out on the way', () => {
    expect(walk('K+ 2024-01-01, C+ 2024-02-01, P+ 2026-03-01').termineLe).toBeNull()
  })

  it('ignores a stage that it does not have', () => {
    const aa = rulesFor({ pays: 'TN', categorie: 'AA', inscription: '2026-01-10' })
    expect(walk('C+ 10-01, K+ 11-01', aa)).toMatchObject({ termineLe: '2026-11-01' })
  })
})
