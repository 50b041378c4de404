import { judgeExam } from '@backend/rules/planning/parcours/parcours'
import { firstDay, plannedDay, refusalOf } from '@backend/rules/planning/parcours/refusal'
import { rulesFor } from '@backend/rules/planning/parcours/rulesByCountry'
import type { Etape } from '@contract/planning/evenement'
import type { ReglagesParcours } from '@contract/planning/parcours'
import { describe, expect, it } from 'vitest'
import { exams, TODAY } from './facts'

const TOMORROW = '2026-11-22'
const of = (categorie: string, reglages?: ReglagesParcours, pays: 'TN' | 'FR' = 'TN') =>
  rulesFor({ pays, categorie, inscription: '2026-01-10', reglages })
const TN_B = of('B')
const contexte = (text: string, regles = TN_B) => ({ regles, examens: exams(text), today: TODAY })
const refus = (text: string, etape: Etape, jour: string, regles = TN_B) =>
  refusalOf(contexte(text, regles), etape, jour)
const first = (text: string, etape: Etape, regles = TN_B) => firstDay(contexte(text, regles), etape)
const DONE = 'K+ 09-01, C+ 10-01, P+ 10-10'
const TWICE = 'K+ 09-01, C+ 09-10, P- 10-01, P- 10-10'
const SIX = `K+ 09-01, ${[1, 2, 3, 4, 5, 6].map((day) => `C- 10-0${day}`).join(', ')}`

describe('plannedDay', () => {
  it.each([
    ['', null],
    ['K? 11-20', '2026-11-20'],
    ['K? 11-10, K? 11-18', '2026-11-18'],
    ['K? 11-25, K? 11-10', '2026-11-25'],
    ['K? 11-30, K? 11-25', '2026-11-25'],
    ['K? 11-30, K? 11-21', TODAY],
    ['K- 11-25, C? 11-26, Kx 11-27', null],
  ])('answers for « %s » %s', (text, day) => {
    expect(plannedDay(contexte(text), 'code')).toBe(day)
  })
})

describe('refusalOf', () => {
  it.each([
    ['', 'code', TODAY, null],
    ['', 'code', '2026-11-20', { code: 'past' }],
    [DONE, 'code', TODAY, { code: 'done', jour: '2026-10-10' }],
    ['K+ 09-01', 'code', TODAY, { code: 'already_passed', jour: '2026-09-01' }],
    ['K? 11-21', 'code', TOMORROW, { code: 'already_planned', jour: TODAY }],
    ['K? 11-20', 'code', TOMORROW, { code: 'result_due', jour: '2026-11-20' }],
    ['K? 11-20', 'code', '2026-11-01', { code: 'result_due', jour: '2026-11-20' }],
    ['', 'circulation', TODAY, { code: 'previous', etape: 'code' }],
    ['', 'parc', TODAY, { code: 'previous', etape: 'code' }],
    ['K+ 09-01', 'parc', TODAY, { code: 'previous', etape: 'circulation' }],
    ['K? 11-25', 'circulation', '2026-12-01', { code: 'previous', etape: 'code' }],
    ['K+ 2025-08-20', 'parc', TODAY, { code: 'expired', etape: 'code', jour: '2026-11-20' }],
    ['K+ 2025-08-20', 'code', TODAY, null],
    ['K+ 2025-08-20, K- 11-21', 'circulation', TODAY, { code: 'previous', etape: 'code' }],
    ['K+ 2025-08-22', 'circulation', TOMORROW, null],
    ['K+ 2025-08-22', 'circulation', '2026-11-23', { code: 'expired', etape: 'code', jour: TOMORROW }],
    ['K+ 11-21', 'circulation', TODAY, { code: 'gap', etape: 'code', jour: TOMORROW, nombre: 1 }],
    ['K+ 11-21', 'circulation', TOMORROW, null],
    ['K+ 11-01, C+ 11-20', 'parc', '2026-11-24', { code: 'gap', etape: 'circulation', jour: '2026-11-25', nombre: 5 }],
    ['K+ 11-01, C+ 11-20', 'parc', '2026-11-25', null],
    ['K- 11-21', 'code', TODAY, { code: 'delay', jour: TOMORROW, nombre: 1 }],
    ['K- 11-21', 'code', TOMORROW, null],
    ['Ko 11-21', 'code', TODAY, { code: 'delay', jour: TOMORROW, nombre: 1 }],
    [TWICE, 'parc', TODAY, { code: 'tries', etape: 'circulation', nombre: 2 }],
    [TWICE, 'circulation', TODAY, null],
    [SIX, 'circulation', TODAY, { code: 'limit', etape: 'code', nombre: 6 }],
    [SIX, 'code', TODAY, null],
  ] as const)('judges after « %s » the exam %s on %s: %j', (text, etape, jour, reason) => {
    expect(refus(text, etape, jour)).toEqual(reason)
  })

  it('refuses a stage that the category does not have', () => {
    expect(refus('K+ 11-01', 'parc', TODAY, of('AA'))).toEqual({ code: 'not_in_path' })
  })

  it('refuses an exam once all sittings are used up', () => {
    const regles = of('B', { limiteCompte: 'tous', limitePassages: 2 })
    expect(refus('K- 10-01, K- 10-02', 'code', TODAY, regles)).toEqual({ code: 'limit', nombre: 2 })
  })

  it('refuses an exam once all tries are used up and nothing can be passed again', () => {
    const [code, ...rest] = TN_B.etapes
    if (!code) throw new Error('No code')
    const regles = { ...TN_B, etapes: [{ ...code, essais: 2 }, ...rest] }
    expect(refus('K- 10-01, K- 10-02', 'code', TODAY, regles)).toEqual({ code: 'tries', etape: 'code', nombre: 2 })
    expect(refus('K- 10-01', 'code', TODAY, regles)).toBeNull()
  })

  it('tells the delay of an absence from that of a failure', () => {
    const regles = of('B', { delaiEchecJours: 10, delaiAbsenceJours: 20 })
    expect(refus('K- 11-20', 'code', '2026-11-29', regles)).toEqual({ code: 'delay', jour: '2026-11-30', nombre: 10 })
    expect(refus('K- 11-20', 'code', '2026-11-30', regles)).toBeNull()
    expect(refus('Ko 11-20', 'code', '2026-12-09', regles)).toEqual({ code: 'delay', jour: '2026-12-10', nombre: 20 })
    expect(refus('Ko 11-20', 'code', '2026-12-10', regles)).toBeNull()
  })

  it('allows the day of the stage before, where both are taken on one day', () => {
    const regles = of('C')
    expect(refus('K+ 11-01, C? 11-28', 'parc', '2026-11-28', regles)).toBeNull()
    expect(refus('K+ 11-01, C? 11-28', 'parc', '2026-11-27', regles)).toEqual({
      code: 'previous',
      etape: 'circulation',
    })
    expect(refus('C? 11-28', 'parc', '2026-11-28', regles)).toEqual({ code: 'previous', etape: 'code' })
    expect(refus('K? 11-28', 'circulation', '2026-11-28', regles)).toEqual({ code: 'previous', etape: 'code' })
    expect(refus('K+ 11-01, C? 11-28', 'parc', '2026-11-28')).toEqual({ code: 'previous', etape: 'circulation' })
    expect(refus('K+ 11-01, C+ 11-21', 'parc', TODAY, regles)).toBeNull()
  })
})

describe('firstDay', () => {
  it.each([
    ['', 'code', TODAY],
    ['K- 11-21', 'code', TOMORROW],
    ['K+ 11-21', 'circulation', TOMORROW],
    ['K+ 11-01, C+ 11-20', 'parc', '2026-11-25'],
    ['K+ 09-01, C+ 11-20, P- 11-21', 'parc', '2026-11-25'],
    ['K+ 09-01', 'circulation', TODAY],
  ] as const)('finds after « %s » for %s the day %s', (text, etape, premiereDate) => {
    expect(first(text, etape)).toEqual({ premiereDate, raison: null })
  })

  it.each([
    ['', 'circulation', { code: 'previous', etape: 'code' }],
    ['K+ 2025-08-25, C+ 11-21', 'parc', { code: 'expired', etape: 'code', jour: '2026-11-25' }],
    [DONE, 'parc', { code: 'done', jour: '2026-10-10' }],
    ['K+ 11-01', 'parc', { code: 'previous', etape: 'circulation' }],
    ['C- 10-01', 'circulation', { code: 'previous', etape: 'code' }],
    ['K+ 2025-08-25, C+ 11-21, P- 11-21', 'parc', { code: 'expired', etape: 'code', jour: '2026-11-25' }],
  ] as const)('finds no day after « %s » for %s and says the last reason', (text, etape, raison) => {
    expect(first(text, etape)).toEqual({ premiereDate: null, raison })
  })

  it('finds the day of the stage before, where both are taken on one day', () => {
    expect(first('K+ 11-01, C? 11-28', 'parc', of('C'))).toEqual({ premiereDate: '2026-11-28', raison: null })
    expect(first('K+ 11-01, C? 11-28', 'parc')).toMatchObject({ premiereDate: null })
    expect(first('K+ 11-01, C? 11-18', 'parc', of('C'))).toMatchObject({ premiereDate: null })
  })

  it('waits for the later end of a gap and a delay', () => {
    const regles = of('B', { delaiEchecJours: 10, ecartParcJours: 5 })
    expect(first('K+ 09-01, C+ 11-20, P- 11-21', 'parc', regles)).toMatchObject({ premiereDate: '2026-12-01' })
  })

  it('finds no day for a stage that the category does not have', () => {
    expect(first('', 'parc', of('AA'))).toEqual({ premiereDate: null, raison: { code: 'not_in_path' } })
  })

  it('comes with the verdict on a day', () => {
    const ask = (jour: string) => judgeExam({ ...contexte('K+ 11-21'), etape: 'circulation', jour })
    const raison = { code: 'gap', etape: 'code', jour: TOMORROW, nombre: 1 }
    expect(ask(TODAY)).toEqual({ ok: false, raison, premiereDate: TOMORROW })
    expect(ask(TOMORROW)).toEqual({ ok: true })
  })
})
