import { codeValidity, judgeExam, nextStage, pathState } from '@backend/rules/planning/parcours/parcours'
import type { ExamenFact } from '@backend/rules/planning/parcours/progress'
import { rulesFor } from '@backend/rules/planning/parcours/rulesByCountry'
import { addDays } from '@contract/clock/days'
import { ETAPES, STATUTS } from '@contract/planning/evenement'
import { reglagesParcours } from '@contract/planning/parcours'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const START = '2026-01-01'
/** Within three years, so that theory results expire on the way. */
const jour = fc.integer({ min: 0, max: 1000 }).map((days) => addDays(START, days))
const near = fc.integer({ min: 0, max: 40 }).map((days) => addDays('2026-06-01', days))
const fact: fc.Arbitrary<ExamenFact> = fc.record({
  etape: fc.constantFrom(...ETAPES),
  status: fc.constantFrom(...STATUTS),
  jour: fc.oneof(jour, near),
})

/** Results in the order of a candidate's path, so that later stages are reached often. */
const story: fc.Arbitrary<ExamenFact[]> = fc
  .array(fc.record({ etape: fc.constantFrom(...ETAPES), passed: fc.boolean(), gap: fc.integer({ min: 0, max: 60 }) }), {
    maxLength: 20,
  })
  .map((steps) => {
    let day = START
    const order = steps.map(({ etape, passed, gap }) => {
      day = addDays(day, gap)
      const status = passed ? 'SUCCESS' : 'FAILED'
      return { etape, status, jour: day } as const
    })
    return order
  })

const regles = fc
  .record({
    who: fc.constantFrom(
      { pays: 'TN', categorie: 'B' } as const,
      { pays: 'TN', categorie: 'C' } as const,
      { pays: 'TN', categorie: 'AA' } as const,
      { pays: 'FR', categorie: 'B' } as const,
      { pays: 'FR', categorie: 'A2' } as const,
    ),
    reglages: fc.record(
      {
        essaisParc: fc.integer({ min: 0, max: 3 }),
        ecartParcJours: fc.integer({ min: 0, max: 20 }),
        limitePassages: fc.integer({ min: 0, max: 6 }),
        limiteCompte: fc.constantFrom('pratique' as const, 'tous' as const),
        delaiEchecJours: fc.integer({ min: 0, max: 30 }),
        absenceCompte: fc.boolean(),
      },
      { requiredKeys: [] },
    ),
  })
  .map(({ who, reglages }) => rulesFor({ ...who, inscription: START, reglages: reglagesParcours.parse(reglages) }))

const contexte = fc.record({
  regles,
  examens: fc.oneof(
    fc.array(fact, { maxLength: 12 }),
    story,
    fc.tuple(story, fc.array(fact, { maxLength: 3 })).map(([a, b]) => [...a, ...b]),
  ),
  today: fc.oneof(jour, near),
})
type PathContext = typeof contexte extends fc.Arbitrary<infer T> ? T : never

const check = (law: (given: PathContext) => void) => fc.assert(fc.property(contexte, law), { numRuns: 300 })
const moving = ({ status }: ExamenFact) => status !== 'PLANNED' && status !== 'CANCELLED'

describe('etatParcours on random paths', () => {
  it('opens a stage exactly when its exam is allowed on its first day and not before', () => {
    check((given) => {
      for (const { etape, state, premiereDate } of pathState(given).etapes) {
        if (state === 'eligible') expect(premiereDate).not.toBeNull()
        if (['locked', 'planned', 'passed'].includes(state)) expect(premiereDate).toBeNull()
        if (premiereDate) expect(judgeExam({ ...given, etape, jour: premiereDate })).toEqual({ ok: true })
        // The days around the first one and some far ahead. Only days that the first day announces may be open.
        const around = [-3, -2, -1, 0, 1, 2, 3, 5, 7, 10, 21, 30, 41, 60, 90, 150]
        const beside = premiereDate ? [-2, -1, 1].map((days) => addDays(premiereDate, days)) : []
        for (const day of [...around.map((days) => addDays(given.today, days)), ...beside]) {
          const verdict = judgeExam({ ...given, etape, jour: day })
          if (verdict.ok) expect(premiereDate !== null && premiereDate <= day, `${etape} on ${day}`).toBe(true)
          else expect(verdict.premiereDate).toBe(premiereDate)
        }
      }
    })
  }, 30_000)

  it('ignores the order of the list', () => {
    fc.assert(
      fc.property(
        contexte.chain((given) =>
          fc.record({
            given: fc.constant(given),
            shuffled: fc.shuffledSubarray(given.examens, { minLength: given.examens.length }),
          }),
        ),
        ({ given, shuffled }) => {
          expect(pathState({ ...given, examens: shuffled })).toEqual(pathState(given))
        },
      ),
      { numRuns: 400 },
    )
  })

  it('advances the path by results only', () => {
    const progress = (given: PathContext) => {
      const { etapes, termineLe, alertes } = pathState(given)
      const kept = etapes.map(({ etape, state, essaisRestants, passages, expireLe, dernierResultat }) => ({
        etape,
        passed: state === 'passed',
        essaisRestants,
        passages,
        expireLe,
        dernierResultat,
      }))
      return { kept, termineLe, alertes }
    }
    check((given) => {
      const results = given.examens.filter(moving)
      expect(progress({ ...given, examens: results })).toEqual(progress(given))
    })
  })

  it('never returns negative tries or days after the end', () => {
    check((given) => {
      for (const { essaisRestants, joursAvantExpiration, expireLe } of pathState(given).etapes) {
        expect(essaisRestants ?? 0).toBeGreaterThanOrEqual(0)
        expect(joursAvantExpiration ?? 0).toBeGreaterThanOrEqual(0)
        if (joursAvantExpiration !== null && expireLe) expect(expireLe).toBe(addDays(given.today, joursAvantExpiration))
      }
    })
  })

  it('never opens a stage after one that does not count', () => {
    check((given) => {
      const { etapes, prochaine, termineLe } = pathState(given)
      const first = etapes.findIndex(({ state }) => state !== 'passed')
      expect(prochaine).toBe(etapes[first]?.etape ?? null)
      expect(termineLe === null).toBe(first >= 0)
      etapes.slice(first + 1).forEach((stage, index) => {
        const { memeJour } = given.regles.etapes[first + 1 + index] ?? {}
        if (first >= 0 && !memeJour) expect(stage.premiereDate).toBeNull()
      })
    })
  })

  it('expires a theory exam after its last day of validity unless the path was finished', () => {
    check((given) => {
      const { etapes, termineLe } = pathState(given)
      const code = etapes.find(({ etape }) => etape === 'code')
      if (termineLe || code?.state !== 'passed' || !code.expireLe) return
      const examens = given.examens.filter(({ jour: day }) => day <= given.today)
      const onLastDay = pathState({ ...given, examens, today: code.expireLe }).etapes
      const dayAfter = pathState({ ...given, examens, today: addDays(code.expireLe, 1) }).etapes
      expect(onLastDay.find(({ etape }) => etape === 'code')?.state).toBe('passed')
      expect(dayAfter.find(({ etape }) => etape === 'code')?.state).toMatch(/expired|planned/)
      for (const later of dayAfter.slice(1)) expect(later.state).toMatch(/locked|planned/)
    })
  })
})

describe('Tunisia, category B, on random paths', () => {
  const tnB = rulesFor({ pays: 'TN', categorie: 'B', inscription: START })

  it('requires circulation again after two failures at the manoeuvres', () => {
    const failures = fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 2, maxLength: 4 })
    fc.assert(
      fc.property(failures, fc.integer({ min: 5, max: 40 }), (gaps, wait) => {
        let day = addDays('2026-02-01', wait)
        const tries = gaps.map((gap) => {
          day = addDays(day, gap)
          return { etape: 'parc', status: 'FAILED', jour: day } as const
        })
        const examens: ExamenFact[] = [
          { etape: 'code', status: 'SUCCESS', jour: '2026-01-10' },
          { etape: 'circulation', status: 'SUCCESS', jour: '2026-02-01' },
          ...tries,
        ]
        const today = addDays(day, 1)
        const { etapes } = pathState({ regles: tnB, examens, today })
        expect(etapes.map(({ state }) => state)).toEqual(['passed', 'eligible', 'failed'])
        expect(etapes[2]).toMatchObject({ essaisRestants: 0, premiereDate: null, raison: { code: 'tries' } })
        const redone = [...examens, { etape: 'circulation', status: 'SUCCESS', jour: today } as const]
        const after = pathState({ regles: { ...tnB, limite: null }, examens: redone, today })
        expect(after.etapes[2]).toMatchObject({ state: 'eligible', essaisRestants: 2, premiereDate: addDays(today, 5) })
      }),
    )
  })

  it('knows the end of a code exam without the rest of the state', () => {
    check((given) => {
      const code = pathState(given).etapes.find(({ etape }) => etape === 'code')
      const jours = code?.joursAvantExpiration ?? null
      expect(codeValidity(given)).toEqual(jours === null ? null : { expireLe: code?.expireLe, jours })
    })
  })

  it('knows the next stage without the rest of the state', () => {
    check((given) => {
      const { etapes, prochaine } = pathState(given)
      const next = etapes.find(({ etape }) => etape === prochaine)
      const found = nextStage(given)
      expect(found?.etape).toBe(next?.etape)
      expect(found?.premiereDate).toBe(next?.premiereDate)
      expect(found ? found.planned !== null : undefined).toBe(next ? next.state === 'planned' : undefined)
    })
  })
})
