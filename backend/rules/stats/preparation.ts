import type { Etape } from '@contract/planning/evenement'
import type { EtapeParcours } from '@contract/planning/parcours'
import type { Avis } from '@contract/stats/avis'
import type { Critere } from '@contract/stats/candidat'
import { READY } from '../cours/readiness'

/** Minimum number of people who passed before their average hours are compared. */
const ENOUGH_PEOPLE = 5
/**
 * Minimum average minutes of those who passed. Nobody learns in less: lower figures come from lessons that were not
 * recorded here, and would mislead.
 */
const PLAUSIBLE_MINUTES = { code: 5 * 60, circulation: 10 * 60, parc: 2 * 60 } as const satisfies Record<Etape, number>
/** Maximum days since the last driving lesson before a refresher is needed. */
const REFRESH_DAYS = 21
const PERCENT = 100

interface PreparationFacts {
  etape: Etape
  parcours: EtapeParcours
  isFileComplete: boolean
  minutes: number
  passed: { people: number; average: number }
  /** Days since the last driving lesson; null without any. */
  sinceLesson: number | null
  /** The probability of passing a mock exam, 0 to 1; null where there is none. */
  chance: number | null
  /** The overdue amount in millimes; null for callers who may not read the account. */
  overdue: number | null
}

const critere = (code: Critere['code'], isMet: boolean, of: Partial<Critere> = {}): Critere => {
  return { code, isMet, nombre: null, sur: null, raison: null, ...of }
}

/** The criteria for booking the next exam, instead of a single number. Criteria that cannot be judged are left out. */
export function criteresOf(facts: PreparationFacts): Critere[] {
  const { etape, parcours, minutes, passed, sinceLesson, chance, overdue } = facts
  const isDriven = etape !== 'code'
  return [
    critere('parcours', parcours.premiereDate !== null, { raison: parcours.raison }),
    critere('dossier', facts.isFileComplete),
    ...(passed.people >= ENOUGH_PEOPLE && passed.average >= PLAUSIBLE_MINUTES[etape]
      ? [critere('heures', minutes >= passed.average, { nombre: minutes, sur: Math.round(passed.average) })]
      : []),
    ...(isDriven
      ? [
          critere('reprise', sinceLesson !== null && sinceLesson <= REFRESH_DAYS, {
            nombre: sinceLesson,
            sur: REFRESH_DAYS,
          }),
        ]
      : []),
    ...(!isDriven && chance !== null
      ? [critere('code', chance >= READY, { nombre: Math.round(chance * PERCENT), sur: READY * PERCENT })]
      : []),
    ...(overdue === null ? [] : [critere('compte', overdue <= 0)]),
  ]
}

/** The one verdict that every reader sees: all criteria are met, and the opinion in force says nothing against it. */
export const isPrepared = (criteres: readonly Critere[], avis: Avis | null): boolean =>
  criteres.every(({ isMet }) => isMet) && avis?.isReady !== false
