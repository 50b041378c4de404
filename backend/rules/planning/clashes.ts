import { weekday } from '@contract/clock/days'
import { addMinutes } from '@contract/clock/moments'
import type { Pays } from '@contract/clock/pays'
import { wallOf } from '@contract/clock/wall'
import type { Clash, ClashKind, Ressource } from '@contract/planning/clash'
import { type Calendar, etapeOf, isDriving, isExam } from '@contract/planning/evenement'
import type { Plage } from '@contract/planning/openingHours'
import type { RaisonParcours } from '@contract/planning/parcours'

/** Days off, both included. */
interface Off {
  debut: string
  fin: string
  motif: string | null
}

interface Named {
  id: number
  nom: string
  archived: boolean
}

export interface MoniteurFacts extends Named {
  disponible: boolean
  categories: number[]
  /** Empty: available whenever the school is open. */
  plages: Plage[]
  conges: Off[]
}

export interface VehiculeFacts extends Named {
  disponible: boolean
  idPermi: number
  /** Last valid days of the vehicle's papers, by name; null where unknown. */
  papiers: Record<string, string | null>
}

export interface ExaminateurFacts extends Named {
  etapes: string[]
}

export interface CandidatFacts extends Named {
  idPermi: number
  permi: string
}

/** A time at which a resource is booked. */
export interface Busy {
  ressource: Ressource
  idRessource: number
  start: string
  end: string
  /** Null for an event of the same write that has no id yet. */
  idEvenement: number | null
  calendar: Calendar
}

/**
 * The facts that decide whether an event is possible, read from the database in the transaction that writes the event.
 */
export interface Facts {
  pays: Pays
  /** Empty: always open. */
  horaires: Plage[]
  fermetures: Off[]
  moniteur: MoniteurFacts | null
  vehicule: VehiculeFacts | null
  examinateur: ExaminateurFacts | null
  candidats: CandidatFacts[]
  /** Bookings of the event's resources by other events. */
  busy: Busy[]
  /** Minutes that must stay free around the bookings of instructors and vehicles; none when left out. */
  battement?: number
  /** The reason why a candidate may not take this exam on a day; null when they may. */
  stageFault: (idCandidat: number, calendar: Calendar, jour: string) => RaisonParcours | null
}

/** Facts of a single resource, without anything else to clash with. */
export const aloneFacts = (known: Pick<Facts, 'pays'> & Partial<Facts>): Facts => ({
  horaires: [],
  fermetures: [],
  moniteur: null,
  vehicule: null,
  examinateur: null,
  candidats: [],
  busy: [],
  stageFault: () => null,
  ...known,
})

/** An event to be placed. */
export interface Wanted {
  calendar: Calendar
  start: string
  end: string
}

/** An event on the wall clock; a time that crosses midnight has two parts. */
export interface Part {
  jour: string
  debut: string
  fin: string
}

export function partsOf({ start, end }: Pick<Wanted, 'start' | 'end'>, pays: Pays): Part[] {
  const from = wallOf(new Date(start), pays)
  const to = wallOf(new Date(end), pays)
  // In the hour repeated when clocks go back, the end reads earlier than the start: only a whole day contains it.
  if (from.day === to.day && to.time <= from.time) return [{ jour: from.day, debut: '00:00', fin: '24:00' }]
  if (from.day === to.day) return [{ jour: from.day, debut: from.time, fin: to.time }]
  const first = { jour: from.day, debut: from.time, fin: '24:00' }
  return to.time === '00:00' ? [first] : [first, { jour: to.day, debut: '00:00', fin: to.time }]
}

/** Whether a part lies within the spans of a week; adjoining spans count as one. */
export function isWithin({ jour, debut, fin }: Part, plages: readonly Plage[]): boolean {
  const day = weekday(jour)
  const today = plages.filter((plage) => plage.jour === day).sort((a, b) => (a.debut < b.debut ? -1 : 1))
  let reached = debut
  for (const plage of today) {
    if (plage.debut <= reached && plage.fin > reached) reached = plage.fin
  }
  return reached >= fin
}

const offOn = (offs: readonly Off[], part: Part) =>
  offs.find(({ debut, fin }) => debut <= part.jour && part.jour <= fin)

/** The resource or school that a clash is about. */
interface Concerned {
  de: Clash['de']
  id: number | null
  qui: string
}

interface ClashReason {
  kind: ClashKind
  quoi?: string | null
  raison?: RaisonParcours
}

type MakeClash = (concerned: Concerned, reason: ClashReason) => Clash

const ECOLE: Concerned = { de: 'ecole', id: null, qui: '' }

function schoolClashes(parts: Part[], { horaires, fermetures }: Facts, clashOf: MakeClash): Clash[] {
  const closure = parts.map((part) => offOn(fermetures, part)).find(Boolean)
  if (closure) return [clashOf(ECOLE, { kind: 'fermeture', quoi: closure.motif })]
  if (horaires.length === 0 || parts.every((part) => isWithin(part, horaires))) return []
  return [clashOf(ECOLE, { kind: 'horaires' })]
}

function moniteurClashes(wanted: Wanted, parts: Part[], { moniteur, candidats }: Facts, clashOf: MakeClash): Clash[] {
  if (!moniteur) return []
  const who: Concerned = { de: 'moniteur', id: moniteur.id, qui: moniteur.nom }
  const untaught = candidats.filter(({ idPermi }) => !moniteur.categories.includes(idPermi))
  const leave = parts.map((part) => offOn(moniteur.conges, part)).find(Boolean)
  const works = moniteur.plages.length === 0 || parts.every((part) => isWithin(part, moniteur.plages))
  return [
    ...(moniteur.archived ? [clashOf(who, { kind: 'archive' })] : []),
    ...(moniteur.disponible ? [] : [clashOf(who, { kind: 'indisponible' })]),
    ...(leave ? [clashOf(who, { kind: 'conge', quoi: leave.motif })] : []),
    ...(leave || works ? [] : [clashOf(who, { kind: 'disponibilite' })]),
    // Theory is the same for every category.
    ...(isDriving(wanted.calendar)
      ? untaught.map(({ permi }) => clashOf(who, { kind: 'categorie', quoi: permi }))
      : []),
  ]
}

function vehiculeClashes(parts: Part[], { vehicule, candidats }: Facts, clashOf: MakeClash): Clash[] {
  if (!vehicule) return []
  const what: Concerned = { de: 'vehicule', id: vehicule.id, qui: vehicule.nom }
  const last = parts.at(-1)?.jour ?? ''
  const expired = Object.entries(vehicule.papiers).filter(([, until]) => until !== null && until < last)
  const others = candidats.filter(({ idPermi }) => idPermi !== vehicule.idPermi)
  return [
    ...(vehicule.archived ? [clashOf(what, { kind: 'archive' })] : []),
    ...(vehicule.disponible ? [] : [clashOf(what, { kind: 'indisponible' })]),
    ...expired.map(([paper]) => clashOf(what, { kind: 'papiers', quoi: paper })),
    ...others.map(({ permi }) => clashOf(what, { kind: 'categorie', quoi: permi })),
  ]
}

function examinateurClashes(wanted: Wanted, { examinateur }: Facts, clashOf: MakeClash): Clash[] {
  if (!examinateur) return []
  const who: Concerned = { de: 'examinateur', id: examinateur.id, qui: examinateur.nom }
  const etape = etapeOf(wanted.calendar)
  return [
    ...(examinateur.archived ? [clashOf(who, { kind: 'archive' })] : []),
    ...(examinateur.etapes.includes(etape) ? [] : [clashOf(who, { kind: 'categorie', quoi: etape })]),
  ]
}

function candidatClashes(wanted: Wanted, parts: Part[], { candidats, stageFault }: Facts, clashOf: MakeClash): Clash[] {
  return candidats.flatMap((candidat) => {
    const who: Concerned = { de: 'candidat', id: candidat.id, qui: candidat.nom }
    const fault = isExam(wanted.calendar) ? stageFault(candidat.id, wanted.calendar, parts[0]?.jour ?? '') : null
    return [
      ...(candidat.archived ? [clashOf(who, { kind: 'archive' })] : []),
      ...(fault === null ? [] : [clashOf(who, { kind: 'etape', raison: fault })]),
    ]
  })
}

function nameOf(facts: Facts, ressource: Ressource, id: number): string {
  if (ressource === 'candidat') return facts.candidats.find((candidat) => candidat.id === id)?.nom ?? ''
  return facts[ressource]?.nom ?? ''
}

function busyClashes(wanted: Wanted, facts: Facts, jour: string): Clash[] {
  const { battement = 0 } = facts
  const [from, to] =
    battement > 0 && facts.busy.length > 0
      ? [addMinutes(wanted.start, -battement), addMinutes(wanted.end, battement)]
      : [wanted.start, wanted.end]
  // Candidates may have two lessons in a row; instructors and vehicles need time between two bookings.
  const isApart = (ressource: Ressource) => ressource === 'moniteur' || ressource === 'vehicule'
  return facts.busy
    .filter(({ ressource, start, end }) =>
      isApart(ressource) ? start < to && end > from : start < wanted.end && end > wanted.start,
    )
    .map(({ ressource, idRessource, start, end, idEvenement, calendar }) => ({
      kind: 'occupe',
      de: ressource,
      id: idRessource,
      qui: nameOf(facts, ressource, idRessource),
      quoi: calendar,
      raison: null,
      start,
      end,
      idEvenement,
      jour,
    }))
}

/**
 * Every reason why an event cannot be placed; none means that it can. Pure: all inputs are in `facts`, so an offered
 * slot is judged exactly like a requested one. A caller that judges many events at the same time computes the `parts`
 * once and passes them in.
 */
export function clashesOf(wanted: Wanted, facts: Facts, parts = partsOf(wanted, facts.pays)): Clash[] {
  const jour = parts[0]?.jour ?? ''
  // Field by field: thousands of events are judged at once, and a spread takes fifty times as long.
  const clashOf: MakeClash = ({ de, id, qui }, { kind, quoi = null, raison = null }) => ({
    kind,
    de,
    id,
    qui,
    quoi,
    raison,
    start: wanted.start,
    end: wanted.end,
    idEvenement: null,
    jour,
  })
  return [
    ...busyClashes(wanted, facts, jour),
    ...schoolClashes(parts, facts, clashOf),
    ...moniteurClashes(wanted, parts, facts, clashOf),
    ...vehiculeClashes(parts, facts, clashOf),
    ...examinateurClashes(wanted, facts, clashOf),
    ...candidatClashes(wanted, parts, facts, clashOf),
  ]
}

/** Clashes that no other time resolves: an unavailable or archived person, a wrong category. */
export const isLasting = ({ kind }: Clash): boolean =>
  kind === 'indisponible' || kind === 'archive' || kind === 'categorie'
