import { judgeExam, pathState } from '@backend/rules/planning/parcours/parcours'
import type { ExamenFact } from '@backend/rules/planning/parcours/progress'
import { PATH_RULES, rulesFor } from '@backend/rules/planning/parcours/rulesByCountry'
import { PERMIS } from '@backend/seed/ecole/permis'
import { addMonths } from '@contract/clock/days'
import type { Etape, Statut } from '@contract/planning/evenement'
import type { EtapeParcours, ReglagesParcours } from '@contract/planning/parcours'
import { describe, expect, it } from 'vitest'

const TODAY = '2026-11-21'
const STATUS = { '+': 'SUCCESS', '-': 'FAILED', '?': 'PLANNED', x: 'CANCELLED', o: 'NO_SHOW' } as const
const isSign = (sign: string): sign is keyof typeof STATUS => sign in STATUS
const STAGES: Record<string, Etape> = { code: 'code', circulation: 'circulation', parc: 'parc' }

/** `code+ 2026-11-01, circulation? 2026-11-30`: + passed, - failed, ? planned, x cancelled, o no-show. */
function facts(text: string): ExamenFact[] {
  return text
    .split(',')
    .filter(Boolean)
    .map((part) => {
      const [, name = '', sign = '', jour = ''] = /(\w+?)([+\-?]|x\b|o\b) (\S+)/.exec(part.trim()) ?? []
      const etape = STAGES[name]
      if (!etape || !isSign(sign)) throw new Error(part)
      const status: Statut = STATUS[sign]
      return { etape, status, jour }
    })
}

const TN_B = { pays: 'TN', categorie: 'B', inscription: '2026-01-10' } as const
const tnB = (reglages?: ReglagesParcours) => rulesFor({ ...TN_B, reglages })
const states = (etapes: EtapeParcours[]) => etapes.map(({ etape, state }) => `${etape} ${state}`).join(', ')

const path = (text: string, { regles = tnB(), today = TODAY } = {}) => {
  const etat = pathState({ regles, examens: facts(text), today })
  const stage = (etape: Etape) => {
    const found = etat.etapes.find((one) => one.etape === etape)
    if (!found) throw new Error(`No stage ${etape}`)
    return found
  }
  return { ...etat, stage }
}

describe('reglesPour', () => {
  it.each([
    ['TN', 'B', '2026-01-10', 'code circulation parc'],
    ['TN', 'G', '2023-01-02', 'code circulation parc'],
    ['TN', 'A', '2026-01-10', 'code circulation parc'],
    ['TN', 'AA', '2026-01-10', 'code'],
    // A category that a school has added itself.
    ['TN', 'F', '2026-01-10', 'code circulation parc'],
    ['FR', 'B', '2026-01-10', 'code circulation'],
    ['FR', 'A2', '2026-01-10', 'code parc circulation'],
    ['FR', 'BE', '2026-01-10', 'parc circulation'],
  ] as const)('returns for %s %s enrolled %s the stages %s', (pays, categorie, inscription, expected) => {
    const { etapes } = rulesFor({ pays, categorie, inscription })
    expect(etapes.map(({ etape }) => etape).join(' ')).toBe(expected)
  })

  it('uses the day of enrolment: the reform of 2 January 2023 spares earlier enrolments', () => {
    const of = (inscription: string) => rulesFor({ pays: 'TN', categorie: 'B', inscription }).etapes
    expect(of('2023-01-01').map(({ validiteMois }) => validiteMois)).toEqual([12, null, null])
    expect(of('2023-01-01')[2]).toMatchObject({ memeJour: true, essais: null })
    expect(of('2023-01-02').map(({ validiteMois }) => validiteMois)).toEqual([15, null, null])
    expect(of('2023-01-02')[2]).toMatchObject({ ecartJours: 5, essais: 2, retour: 'circulation', memeJour: false })
  })

  it('returns rules for every category on every day', () => {
    for (const { pays, code } of PERMIS) {
      for (const inscription of ['1900-01-01', '2023-01-01', '2023-01-02', '2199-12-31']) {
        expect(rulesFor({ pays, categorie: code, inscription }).etapes.length).toBeGreaterThan(0)
      }
    }
  })

  it('has one rule for each category and day', () => {
    for (const one of PATH_RULES) {
      const same = PATH_RULES.filter(
        (other) =>
          other.pays === one.pays &&
          other.categories.some((code) => one.categories.includes(code)) &&
          other.depuis <= (one.jusqua ?? '9') &&
          one.depuis <= (other.jusqua ?? '9'),
      )
      expect(same).toEqual([one])
    }
  })

  it('applies the rules that a school has changed', () => {
    const regles = tnB({ codeValiditeMois: 12, ecartParcJours: 7, essaisParc: 3, delaiEchecJours: 10 })
    expect(regles.etapes[0]).toMatchObject({ validiteMois: 12, delaiEchecJours: 10 })
    expect(regles.etapes[2]).toMatchObject({ ecartJours: 7, essais: 3, delaiEchecJours: 10 })
    expect(tnB({ essaisParc: 0 }).etapes[2]?.essais).toBeNull()
    expect(tnB({ limitePassages: 0 }).limite).toBeNull()
    expect(tnB({ limiteCompte: 'tous' }).limite).toEqual({
      nombre: 6,
      etapes: ['code', 'circulation', 'parc'],
      retour: null,
    })
  })
})

describe('Tunisia, category B', () => {
  it.each([
    // Results so far, and the states of the stages on 21 November 2026.
    ['', 'code eligible, circulation locked, parc locked'],
    ['code? 2026-12-01', 'code planned, circulation locked, parc locked'],
    ['codex 2026-12-01', 'code eligible, circulation locked, parc locked'],
    ['code- 2026-11-10', 'code failed, circulation locked, parc locked'],
    ['codeo 2026-11-10', 'code failed, circulation locked, parc locked'],
    ['code+ 2026-11-10', 'code passed, circulation eligible, parc locked'],
    ['code+ 2026-11-10, circulation? 2026-11-30', 'code passed, circulation planned, parc locked'],
    ['code+ 2026-11-01, circulation+ 2026-11-20', 'code passed, circulation passed, parc eligible'],
    // The second failure at the manoeuvres cancels circulation too.
    ['code+ 2026-09-01, circulation+ 2026-10-01, parc- 2026-10-10', 'code passed, circulation passed, parc failed'],
    [
      'code+ 2026-09-01, circulation+ 2026-10-01, parc- 2026-10-10, parc- 2026-10-20',
      'code passed, circulation eligible, parc failed',
    ],
    [
      'code+ 2026-09-01, circulation+ 2026-10-01, parc- 2026-10-10, parc- 2026-10-20, circulation+ 2026-11-01',
      'code passed, circulation passed, parc eligible',
    ],
    // A theory exam of fifteen months ago: its last valid day was 20 November.
    ['code+ 2025-08-20', 'code expired, circulation locked, parc locked'],
    ['code+ 2025-08-21', 'code passed, circulation eligible, parc locked'],
    ['code+ 2025-08-20, circulation+ 2025-09-10', 'code expired, circulation locked, parc locked'],
    ['code+ 2025-08-19, code- 2026-11-20', 'code failed, circulation locked, parc locked'],
    // A finished path stays finished, however old the theory exam is.
    ['code+ 2024-01-01, circulation+ 2024-02-01, parc+ 2024-03-01', 'code passed, circulation passed, parc passed'],
    // A result in the future does not count yet.
    ['code+ 2026-11-22', 'code eligible, circulation locked, parc locked'],
  ])('turns the results “%s” into %s', (results, expected) => {
    expect(states(path(results).etapes)).toBe(expected)
  })

  it('counts five days from circulation to the manoeuvres', () => {
    const { stage, prochaine } = path('code+ 2026-11-01, circulation+ 2026-11-20')
    expect(prochaine).toBe('parc')
    expect(stage('parc')).toMatchObject({
      premiereDate: '2026-11-25',
      essaisRestants: 2,
      raison: { code: 'gap', etape: 'circulation', nombre: 5, jour: '2026-11-25' },
    })
  })

  it('reports the days until the theory exam expires and warns at 90, 60, 30 and 15', () => {
    const at = (today: string) => path('code+ 2026-01-10', { today })
    expect(at('2026-03-01').stage('code')).toMatchObject({ expireLe: '2027-04-10', joursAvantExpiration: 405 })
    expect(at('2026-03-01').alertes).toEqual([])
    const seuils = ['2027-01-10', '2027-02-09', '2027-02-26', '2027-03-11', '2027-03-26', '2027-04-10'].map((today) =>
      at(today).alertes.map(({ jours, seuil }) => `${jours}/${seuil}`),
    )
    expect(seuils).toEqual([['90/90'], ['60/60'], ['43/60'], ['30/30'], ['15/15'], ['0/15']])
    expect(at('2027-04-11').alertes).toEqual([])
    expect(at('2027-04-11').stage('circulation').raison).toEqual({
      code: 'expired',
      etape: 'code',
      jour: '2027-04-10',
    })
  })

  it('locks a stage that the theory exam would not reach', () => {
    // Valid until 25 November; five days after circulation would be the 26th.
    const { stage } = path('code+ 2025-08-25, circulation+ 2026-11-21')
    expect(stage('parc')).toMatchObject({ state: 'locked', premiereDate: null, raison: { code: 'expired' } })
  })

  it('reports a planned exam that comes too late', () => {
    const { stage } = path('code+ 2025-08-25, circulation? 2026-11-26')
    expect(stage('circulation')).toMatchObject({ state: 'planned', raison: { code: 'expired', jour: '2026-11-25' } })
    expect(path('code? 2026-11-18').stage('code')).toMatchObject({ state: 'planned', raison: { code: 'result_due' } })
  })

  it('allows six practical sittings with one theory exam, then requires a new one', () => {
    const six = Array.from({ length: 6 }, (_, place) => `circulation- 2026-10-${10 + place}`).join(', ')
    const { stage } = path(`code+ 2026-10-01, ${six}`)
    expect(stage('code')).toMatchObject({
      state: 'eligible',
      premiereDate: TODAY,
      raison: { code: 'limit', nombre: 6 },
    })
    expect(stage('circulation')).toMatchObject({ state: 'locked', essaisRestants: 0, raison: { code: 'limit' } })
    const renewed = path(`code+ 2026-10-01, ${six}, code+ 2026-11-20`)
    expect(renewed.stage('circulation')).toMatchObject({ state: 'eligible', essaisRestants: 6 })
  })

  it('ends when a school counts every sitting and six are used', () => {
    const six = Array.from({ length: 6 }, (_, place) => `code- 2026-10-${10 + place}`).join(', ')
    const { stage } = path(six, { regles: tnB({ limiteCompte: 'tous' }) })
    expect(stage('code')).toMatchObject({ premiereDate: null, essaisRestants: 0, raison: { code: 'limit', nombre: 6 } })
    expect(path(six).stage('code')).toMatchObject({ premiereDate: TODAY, essaisRestants: null })
  })

  it('counts an absence as a try unless the school has set otherwise', () => {
    const results = 'code+ 2026-09-01, circulation+ 2026-10-01, parco 2026-10-10, parc- 2026-10-20'
    expect(path(results).stage('parc').essaisRestants).toBe(0)
    const lenient = path(results, { regles: tnB({ absenceCompte: false }) })
    expect(lenient.stage('parc')).toMatchObject({ essaisRestants: 1, premiereDate: TODAY })
  })

  it('names the next stage, and the day on which the path was finished', () => {
    expect(path('').prochaine).toBe('code')
    expect(path('code+ 2026-11-01').prochaine).toBe('circulation')
    const done = path('code+ 2026-09-01, circulation+ 2026-10-01, parc+ 2026-10-10')
    expect(done).toMatchObject({ prochaine: null, termineLe: '2026-10-10', alertes: [] })
  })
})

describe('peutPasser', () => {
  const ask = (results: string, etape: Etape, jour: string, regles = tnB()) =>
    judgeExam({ regles, examens: facts(results), etape, jour, today: TODAY })

  it.each([
    ['', 'code', '2026-11-20', 'past', TODAY],
    ['', 'circulation', '2026-12-01', 'previous', null],
    ['code? 2026-11-25', 'circulation', '2026-12-01', 'previous', null],
    ['code? 2026-11-25', 'code', '2026-12-01', 'already_planned', null],
    ['code+ 2026-11-01', 'code', '2026-12-01', 'already_passed', null],
    ['code+ 2026-11-21', 'circulation', '2026-11-21', 'gap', '2026-11-22'],
    ['code+ 2026-11-01, circulation+ 2026-11-20', 'parc', '2026-11-24', 'gap', '2026-11-25'],
    ['code+ 2025-09-01', 'circulation', '2026-12-02', 'expired', TODAY],
    ['code+ 2026-09-01, circulation+ 2026-10-01, parc- 2026-10-10, parc- 2026-10-20', 'parc', TODAY, 'tries', null],
    ['code- 2026-11-21', 'code', '2026-11-21', 'delay', '2026-11-22'],
    ['code+ 2026-09-01, circulation+ 2026-10-01, parc+ 2026-10-10', 'parc', TODAY, 'done', null],
  ] as const)('refuses after “%s” the stage %s on %s with %s', (results, etape, jour, code, premiereDate) => {
    expect(ask(results, etape, jour)).toMatchObject({ ok: false, raison: { code }, premiereDate })
  })

  it.each([
    ['', 'code', TODAY],
    ['code+ 2025-09-01', 'circulation', '2026-12-01'],
    ['code+ 2026-11-01, circulation+ 2026-11-20', 'parc', '2026-11-25'],
    ['code+ 2026-09-01, circulation+ 2026-10-01, parc- 2026-10-10', 'parc', TODAY],
    ['code+ 2026-09-01, circulation+ 2026-10-01, parc- 2026-10-10, parc- 2026-10-20', 'circulation', TODAY],
  ] as const)('allows after “%s” the stage %s on %s', (results, etape, jour) => {
    expect(ask(results, etape, jour)).toEqual({ ok: true })
  })

  it('refuses a stage that the category does not have', () => {
    const regles = rulesFor({ pays: 'TN', categorie: 'AA', inscription: '2026-01-10' })
    expect(ask('code+ 2026-11-01', 'parc', TODAY, regles)).toMatchObject({ raison: { code: 'not_in_path' } })
  })

  it('allows both practical exams of other Tunisian categories on one day, before a result', () => {
    const regles = rulesFor({ pays: 'TN', categorie: 'C', inscription: '2026-01-10' })
    const planned = 'code+ 2026-11-01, circulation? 2026-11-28'
    expect(ask(planned, 'parc', '2026-11-28', regles)).toEqual({ ok: true })
    expect(ask(planned, 'parc', '2026-11-29', regles)).toMatchObject({ premiereDate: '2026-11-28' })
    expect(ask('code+ 2026-11-01', 'parc', '2026-11-28', regles)).toMatchObject({ raison: { code: 'previous' } })
  })

  it('waits in France two days after the theory exam or a failure and forty after an absence', () => {
    const regles = rulesFor({ pays: 'FR', categorie: 'B', inscription: '2026-01-10' })
    expect(ask('code+ 2026-11-20', 'circulation', TODAY, regles)).toMatchObject({ premiereDate: '2026-11-22' })
    const missed = ask('code+ 2026-01-20, circulationo 2026-11-20', 'circulation', TODAY, regles)
    expect(missed).toMatchObject({ premiereDate: '2026-12-30', raison: { code: 'delay', nombre: 40 } })
    expect(ask('code+ 2021-11-21', 'circulation', TODAY, regles)).toEqual({ ok: true })
    expect(ask('code+ 2021-11-20', 'circulation', TODAY, regles)).toMatchObject({ raison: { code: 'expired' } })
  })

  it('judges a past day by the results known on that day', () => {
    const judged = { regles: tnB(), examens: facts('code+ 2026-11-10'), etape: 'circulation' as const }
    const on = (jour: string) => judgeExam({ ...judged, jour, today: jour })
    expect(on('2026-11-09')).toMatchObject({ raison: { code: 'previous' } })
    expect(on('2026-11-11')).toEqual({ ok: true })
  })
})

it.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2027-11-30', 3, '2028-02-29'],
  ['2026-01-10', 15, '2027-04-10'],
  ['2021-11-21', 60, '2026-11-21'],
])('addMonths: %s plus %i months is %s', (day, months, expected) => {
  expect(addMonths(day, months)).toBe(expected)
})
