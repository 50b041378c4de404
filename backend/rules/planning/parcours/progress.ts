import { addMonths } from '@contract/clock/days'
import type { Etape, Statut } from '@contract/planning/evenement'
import type { RegleEtape, ReglesParcours } from './rulesByCountry'

/** An exam of a candidate; `jour` is the day in its school. */
export interface ExamenFact {
  etape: Etape
  statut: Statut
  jour: string
}

type Resultat = 'SUCCESS' | 'FAILED' | 'NO_SHOW'
type ResultFact = ExamenFact & { statut: Resultat }

/** How far a stage has come. */
export interface Avancement {
  regle: RegleEtape
  /** Since when it counts as passed; null while it does not. */
  passeLe: string | null
  /** The last day on which its pass counts, or counted. */
  expireLe: string | null
  /** Its pass ran out, and nothing has come since. */
  expire: boolean
  /** Tries used since the stage before was passed. */
  echecs: number
  passages: number
  /** The last result since the stage before was passed. */
  dernier: { statut: Resultat; jour: string } | null
  /** Passed once, to be passed again: the tries after it, or all sittings, were used up. */
  retour: { cause: 'tries' | 'limit'; nombre: number } | null
}

export interface Marche {
  etapes: Avancement[]
  /** No sitting is left and nothing can be passed again. */
  fini: boolean
  /** The day on which the last stage was passed. */
  termineLe: string | null
}

const RESULTS: Record<Resultat, number> = { FAILED: 0, NO_SHOW: 1, SUCCESS: 2 }
const isResult = (fact: ExamenFact): fact is ResultFact => fact.statut in RESULTS

/** Results up to a day, in an order of their own: by day, then along the path. */
function resultsUntil(regles: ReglesParcours, examens: readonly ExamenFact[], today: string): ResultFact[] {
  const place = (etape: Etape) => regles.etapes.findIndex((regle) => regle.etape === etape)
  return examens
    .filter(isResult)
    .filter(({ jour }) => jour <= today)
    .sort(
      (a, b) =>
        a.jour.localeCompare(b.jour) || place(a.etape) - place(b.etape) || RESULTS[a.statut] - RESULTS[b.statut],
    )
}

const start = (regle: RegleEtape): Avancement => ({
  regle,
  passeLe: null,
  expireLe: null,
  expire: false,
  echecs: 0,
  passages: 0,
  dernier: null,
  retour: null,
})

/** Nothing of the stages counts any more; how often they were sat is not forgotten. */
function forget(etapes: Avancement[]): void {
  for (const etape of etapes) Object.assign(etape, { ...start(etape.regle), passages: etape.passages })
}

/** Walks the path result by result. */
class Walk {
  readonly marche: Marche
  /** Sittings that the limit counts. */
  #comptes = 0

  constructor(readonly regles: ReglesParcours) {
    this.marche = { etapes: regles.etapes.map(start), fini: false, termineLe: null }
  }

  /** Passes run out with their time, and take with them what stands on them. */
  expire(jour: string): void {
    const { etapes, termineLe } = this.marche
    if (termineLe) return
    etapes.forEach((etape, place) => {
      if (etape.passeLe === null || etape.expireLe === null || jour <= etape.expireLe) return
      Object.assign(etape, { passeLe: null, expire: true, echecs: 0, dernier: null })
      forget(etapes.slice(place + 1))
    })
  }

  take(fact: ResultFact): void {
    const { etapes, fini, termineLe } = this.marche
    const place = etapes.findIndex(({ regle }) => regle.etape === fact.etape)
    const etape = etapes[place]
    if (!etape || fini || termineLe) return
    this.expire(fact.jour)
    etape.passages += 1
    if (fact.statut === 'SUCCESS') this.#pass(place, fact)
    else this.#fail(place, fact)
    if (this.marche.etapes.every(({ passeLe }) => passeLe !== null)) this.marche.termineLe = fact.jour
    else this.#countSitting(fact)
  }

  #pass(place: number, { jour, statut }: ResultFact): void {
    const { etapes } = this.marche
    const etape = etapes[place]
    if (!etape) return
    const { validiteMois } = etape.regle
    if (etape.passeLe === null) {
      for (const later of etapes.slice(place + 1)) if (later.passeLe === null) forget([later])
    }
    Object.assign(etape, {
      passeLe: jour,
      expireLe: validiteMois === null ? null : addMonths(jour, validiteMois),
      expire: false,
      dernier: { statut, jour },
      retour: null,
    })
    const { limite } = this.regles
    if (limite?.retour === etape.regle.etape) this.#comptes = 0
  }

  #fail(place: number, { jour, statut }: ResultFact): void {
    const etape = this.marche.etapes[place]
    if (!etape || etape.passeLe !== null) return
    const { essais, retour } = etape.regle
    etape.dernier = { statut, jour }
    etape.expire = false
    if (statut === 'NO_SHOW' && !this.regles.absenceCompte) return
    etape.echecs += 1
    if (essais !== null && etape.echecs >= essais) this.#reprendre(retour, place, 'tries', essais)
  }

  #countSitting({ etape, statut }: ResultFact): void {
    const { limite, absenceCompte } = this.regles
    if (!limite?.etapes.includes(etape) || (statut === 'NO_SHOW' && !absenceCompte)) return
    this.#comptes += 1
    if (this.#comptes < limite.nombre) return
    if (limite.retour === null) this.marche.fini = true
    else this.#reprendre(limite.retour, this.marche.etapes.length, 'limit', limite.nombre)
  }

  /** Back to a stage; those between it and `place` count no more either. */
  #reprendre(retour: Etape | null, place: number, cause: 'tries' | 'limit', nombre: number): void {
    const { etapes } = this.marche
    const back = etapes.findIndex(({ regle }) => regle.etape === retour)
    const etape = etapes[back]
    if (!etape) return
    forget(etapes.slice(back, place))
    etape.retour = { cause, nombre }
  }

  /** How many of the sittings that the limit counts are left; null without a limit on this stage. */
  left(etape: Etape): number | null {
    const { limite } = this.regles
    return limite?.etapes.includes(etape) ? Math.max(0, limite.nombre - this.#comptes) : null
  }
}

/**
 * Where a path stands on a day, by the results known today: results of later days are none yet, planned and
 * cancelled exams move nothing.
 */
export function marcheAu(
  regles: ReglesParcours,
  examens: readonly ExamenFact[],
  { jour, today }: { jour: string; today: string },
): Marche & { left: (etape: Etape) => number | null } {
  const walk = new Walk(regles)
  for (const fact of resultsUntil(regles, examens, today)) walk.take(fact)
  walk.expire(jour)
  return { ...walk.marche, left: (etape) => walk.left(etape) }
}
