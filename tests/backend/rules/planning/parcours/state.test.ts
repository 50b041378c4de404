import { pathState } from '@backend/rules/planning/parcours/parcours'
import { rulesFor } from '@backend/rules/planning/parcours/rulesByCountry'
import type { ReglagesParcours } from '@contract/planning/parcours'
import { describe, expect, it } from 'vitest'
import { exams, TODAY } from './facts'

const tnB = (reglages?: ReglagesParcours) =>
  rulesFor({ pays: 'TN', categorie: 'B', inscription: '2026-01-10', reglages })
const etat = (text: string, regles = tnB(), today = TODAY) => pathState({ regles, examens: exams(text), today })
const stage = (place: number, ...how: Parameters<typeof etat>) => etat(...how).etapes[place]
const TWICE = 'K+ 09-01, C+ 09-10, P- 10-01, P- 10-10'

describe('a stage in pathState', () => {
  it('says all of itself before its first exam', () => {
    expect(stage(0, '')).toEqual({
      etape: 'code',
      state: 'eligible',
      premiereDate: TODAY,
      essaisRestants: null,
      passages: 0,
      jour: null,
      dernierResultat: null,
      expireLe: null,
      joursAvantExpiration: null,
      raison: null,
    })
  })

  it('says until when it counts, and how many days that is', () => {
    expect(stage(0, 'K+ 2025-09-01')).toMatchObject({
      state: 'passed',
      premiereDate: null,
      passages: 1,
      jour: '2025-09-01',
      dernierResultat: 'SUCCESS',
      expireLe: '2026-12-01',
      joursAvantExpiration: 10,
      raison: null,
    })
    expect(stage(1, 'K+ 09-01, C+ 10-01')).toMatchObject({
      expireLe: null,
      joursAvantExpiration: null,
      essaisRestants: null,
    })
  })

  it('says when it ran out, but counts no days then', () => {
    expect(stage(0, 'K+ 2025-08-20')).toMatchObject({
      state: 'expired',
      expireLe: '2026-11-20',
      joursAvantExpiration: null,
      premiereDate: TODAY,
      raison: null,
      jour: null,
      dernierResultat: null,
    })
  })

  it('says no more of its end once the path is done', () => {
    expect(stage(0, 'K+ 09-01, C+ 10-01, P+ 10-10')).toMatchObject({
      state: 'passed',
      expireLe: null,
      joursAvantExpiration: null,
      raison: null,
    })
  })

  it('says the day and the result of a failure', () => {
    expect(stage(0, 'K- 11-21')).toMatchObject({
      state: 'failed',
      jour: TODAY,
      dernierResultat: 'FAILED',
      premiereDate: '2026-11-22',
      raison: { code: 'delay' },
    })
    expect(stage(0, 'Ko 11-01')).toMatchObject({
      state: 'failed',
      dernierResultat: 'NO_SHOW',
      premiereDate: TODAY,
      raison: null,
    })
  })

  it('is failed where it ran out and was failed since', () => {
    expect(stage(0, 'K+ 2025-08-01, K- 11-20')).toMatchObject({ state: 'failed', expireLe: null, jour: '2026-11-20' })
  })

  it('says the day for which it is planned, and why it waits', () => {
    expect(stage(0, 'K- 11-01, K? 11-25')).toMatchObject({
      state: 'planned',
      jour: '2026-11-25',
      premiereDate: null,
      raison: null,
    })
    expect(stage(0, 'K- 11-21, K? 11-21')).toMatchObject({ state: 'planned', raison: { code: 'delay' } })
    expect(stage(0, 'K? 11-21')).toMatchObject({ state: 'planned', raison: null })
    expect(stage(0, 'K? 11-20')).toMatchObject({ state: 'planned', raison: { code: 'result_due', jour: '2026-11-20' } })
    expect(stage(1, 'C? 11-25')).toMatchObject({ state: 'planned', raison: { code: 'previous', etape: 'code' } })
    expect(stage(1, 'K? 11-24, C? 11-25')).toMatchObject({ raison: { code: 'previous', etape: 'code' } })
  })

  it('does not hold one planned exam against another', () => {
    expect(stage(0, 'K? 11-25, K? 11-30')).toMatchObject({ state: 'planned', jour: '2026-11-25', raison: null })
  })

  it('says what speaks against the day for which it is planned', () => {
    const both = rulesFor({ pays: 'TN', categorie: 'C', inscription: '2026-01-10' })
    expect(stage(2, 'K+ 11-01, C? 11-28, P? 11-28', both)).toMatchObject({ state: 'planned', raison: null })
    expect(stage(2, 'K+ 11-01, C? 11-28, P? 11-29', both)).toMatchObject({ raison: { code: 'previous' } })
  })

  it('says why it has to be passed again', () => {
    expect(stage(1, TWICE)).toMatchObject({
      state: 'eligible',
      premiereDate: TODAY,
      raison: { code: 'tries', nombre: 2 },
    })
    expect(stage(1, TWICE)?.raison).toEqual({ code: 'tries', nombre: 2 })
    expect(stage(1, `${TWICE}, C? 11-30`)).toMatchObject({ state: 'planned', raison: null })
  })

  it('says why it is locked', () => {
    expect(stage(1, '')).toMatchObject({
      state: 'locked',
      premiereDate: null,
      raison: { code: 'previous', etape: 'code' },
    })
    expect(stage(1, 'K+ 11-21')).toMatchObject({ state: 'eligible', raison: { code: 'gap' } })
  })
})

describe('the tries that pathState counts', () => {
  it.each([
    ['K+ 09-01, C+ 09-10', 2],
    ['K+ 09-01, C+ 09-10, P- 10-01', 1],
    [TWICE, 0],
    [`${TWICE}, P- 10-20`, 0],
    ['K+ 09-01, C- 09-05, C- 09-06, C- 09-07, C- 09-08, C+ 09-10', 1],
  ])('leave after « %s » %i', (text, left) => {
    expect(stage(2, text)?.essaisRestants).toBe(left)
  })

  it('follow the limit where a stage has no limit of its own', () => {
    expect(stage(1, 'K+ 09-01, C- 09-10')?.essaisRestants).toBe(5)
    expect(stage(2, 'K+ 09-01, C+ 09-10', tnB({ essaisParc: 0 }))?.essaisRestants).toBe(5)
  })

  it('follow the stage where there is no limit, and stay unknown without either', () => {
    expect(stage(2, '', tnB({ limitePassages: 0 }))?.essaisRestants).toBe(2)
    expect(stage(1, '', tnB({ limitePassages: 0 }))?.essaisRestants).toBeNull()
  })
})

describe('the alerts of pathState', () => {
  it.each([
    ['2026-08-23', []],
    ['2026-08-24', [{ jours: 90, seuil: 90 }]],
    ['2026-09-22', [{ jours: 61, seuil: 90 }]],
    ['2026-09-23', [{ jours: 60, seuil: 60 }]],
    ['2026-10-23', [{ jours: 30, seuil: 30 }]],
    ['2026-11-07', [{ jours: 15, seuil: 15 }]],
    ['2026-11-22', [{ jours: 0, seuil: 15 }]],
    ['2026-11-23', []],
  ])('name on %s %j', (today, alertes) => {
    const expected = alertes.map((alerte) => ({ etape: 'code', expireLe: '2026-11-22', ...alerte }))
    expect(etat('K+ 2025-08-22', tnB(), today).alertes).toEqual(expected)
  })
})

describe('a path', () => {
  it.each([
    ['', 'code', null],
    ['K+ 09-01', 'circulation', null],
    [TWICE, 'circulation', null],
    ['K+ 09-01, C+ 10-01, P+ 10-10', null, '2026-10-10'],
  ])('after « %s » goes on with %s', (text, prochaine, termineLe) => {
    expect(etat(text)).toMatchObject({ prochaine, termineLe })
  })
})
