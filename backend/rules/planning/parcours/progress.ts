import { addMonths } from '@contract/clock/days'
import type { Etape, Statut } from '@contract/planning/evenement'
import type { PathRules, StageRule } from './rulesByCountry'

/** An exam of a candidate; `jour` is its day in the school's time zone. */
export interface ExamenFact {
  etape: Etape
  status: Statut
  jour: string
}

type Resultat = 'SUCCESS' | 'FAILED' | 'NO_SHOW'
type ResultFact = ExamenFact & { status: Resultat }

/** The progress of a stage. */
export interface StageProgress {
  regle: StageRule
  /** The day on which it was passed; null while no pass counts. */
  passedOn: string | null
  /** The last day on which its pass counts, or counted. */
  expireLe: string | null
  /** The pass has expired and no result has followed. */
  expire: boolean
  /** Tries used since the previous stage was passed. */
  triesUsed: number
  passages: number
  /** The last result since the previous stage was passed. */
  latest: { status: Resultat; jour: string } | null
  /** Set when a passed stage must be passed again because the tries of a later stage, or all sittings, are used up. */
  retour: { cause: 'tries' | 'limit'; nombre: number } | null
}

export interface PathProgress {
  etapes: StageProgress[]
  /** No sitting is left and no stage can be passed again. */
  isExhausted: boolean
  /** The day on which the last stage was passed. */
  termineLe: string | null
}

const RESULTS: Record<Resultat, number> = { FAILED: 0, NO_SHOW: 1, SUCCESS: 2 }
const isResult = (fact: ExamenFact): fact is ResultFact => fact.status in RESULTS

/** Results up to a day, in a fixed order: by day, then by the order of the stages. */
function resultsUntil(regles: PathRules, examens: readonly ExamenFact[], today: string): ResultFact[] {
  const place = (etape: Etape) => regles.etapes.findIndex((regle) => regle.etape === etape)
  return examens
    .filter(isResult)
    .filter(({ jour }) => jour <= today)
    .sort(
      (a, b) =>
        (a.jour < b.jour ? -1 : Number(a.jour > b.jour)) ||
        place(a.etape) - place(b.etape) ||
        RESULTS[a.status] - RESULTS[b.status],
    )
}

const start = (regle: StageRule): StageProgress => ({
  regle,
  passedOn: null,
  expireLe: null,
  expire: false,
  triesUsed: 0,
  passages: 0,
  latest: null,
  retour: null,
})

/** Resets the stages but keeps their number of sittings. */
function forget(etapes: StageProgress[]): void {
  for (const etape of etapes) Object.assign(etape, { ...start(etape.regle), passages: etape.passages })
}

/** Replays the results of a path one by one. */
class Walk {
  readonly progress: PathProgress
  /** Sittings that the limit counts. */
  #counted = 0

  constructor(readonly regles: PathRules) {
    this.progress = { etapes: regles.etapes.map(start), isExhausted: false, termineLe: null }
  }

  /** Expires passes whose validity is over, with the later stages that depend on them. */
  expire(jour: string): void {
    const { etapes, termineLe } = this.progress
    if (termineLe) return
    etapes.forEach((etape, place) => {
      if (etape.passedOn === null || etape.expireLe === null || jour <= etape.expireLe) return
      Object.assign(etape, { passedOn: null, expire: true, triesUsed: 0, latest: null })
      forget(etapes.slice(place + 1))
    })
  }

  add(fact: ResultFact): void {
    const { etapes, isExhausted, termineLe } = this.progress
    const place = etapes.findIndex(({ regle }) => regle.etape === fact.etape)
    const etape = etapes[place]
    if (!etape || isExhausted || termineLe) return
    this.expire(fact.jour)
    etape.passages += 1
    if (fact.status === 'SUCCESS') this.#pass(place, fact)
    else this.#fail(place, fact)
    if (this.progress.etapes.every(({ passedOn }) => passedOn !== null)) this.progress.termineLe = fact.jour
    else this.#countSitting(fact)
  }

  #pass(place: number, { jour, status }: ResultFact): void {
    const { etapes } = this.progress
    const etape = etapes[place]
    if (!etape) return
    const { validiteMois } = etape.regle
    if (etape.passedOn === null) {
      for (const later of etapes.slice(place + 1)) if (later.passedOn === null) forget([later])
    }
    Object.assign(etape, {
      passedOn: jour,
      expireLe: validiteMois === null ? null : addMonths(jour, validiteMois),
      expire: false,
      latest: { status, jour },
      retour: null,
    })
    const { limite } = this.regles
    if (limite?.retour === etape.regle.etape) this.#counted = 0
  }

  #fail(place: number, { jour, status }: ResultFact): void {
    const etape = this.progress.etapes[place]
    if (!etape || etape.passedOn !== null) return
    const { essais, retour } = etape.regle
    etape.latest = { status, jour }
    etape.expire = false
    if (status === 'NO_SHOW' && !this.regles.absenceCompte) return
    etape.triesUsed += 1
    if (essais !== null && etape.triesUsed >= essais) this.#sendBack(retour, place, 'tries', essais)
  }

  #countSitting({ etape, status }: ResultFact): void {
    const { limite, absenceCompte } = this.regles
    if (!limite?.etapes.includes(etape) || (status === 'NO_SHOW' && !absenceCompte)) return
    this.#counted += 1
    if (this.#counted < limite.nombre) return
    if (limite.retour === null) this.progress.isExhausted = true
    else this.#sendBack(limite.retour, this.progress.etapes.length, 'limit', limite.nombre)
  }

  /** Sends the candidate back to a stage; the stages between it and `place` no longer count either. */
  #sendBack(retour: Etape | null, place: number, cause: 'tries' | 'limit', nombre: number): void {
    const { etapes } = this.progress
    const back = etapes.findIndex(({ regle }) => regle.etape === retour)
    const etape = etapes[back]
    if (!etape) return
    forget(etapes.slice(back, place))
    etape.retour = { cause, nombre }
  }

  /** Sittings left under the limit; null when the limit does not cover this stage. */
  left(etape: Etape): number | null {
    const { limite } = this.regles
    return limite?.etapes.includes(etape) ? Math.max(0, limite.nombre - this.#counted) : null
  }
}

/**
 * The progress of a path on a day, by the results known today: results after `today` and planned or cancelled exams
 * have no effect.
 */
export function progressOn(
  regles: PathRules,
  examens: readonly ExamenFact[],
  { jour, today }: { jour: string; today: string },
): PathProgress & { left: (etape: Etape) => number | null } {
  const walk = new Walk(regles)
  for (const fact of resultsUntil(regles, examens, today)) walk.add(fact)
  walk.expire(jour)
  return { ...walk.progress, left: (etape) => walk.left(etape) }
}
