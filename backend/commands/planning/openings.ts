import { addDays } from '@contract/clock/days'
import type { Pays } from '@contract/clock/pays'
import { dayIn, momentOf } from '@contract/clock/wall'
import type { Creneau } from '@contract/planning/clash'
import { type CreneauxLibres, type creneauQuery, MAX_SLOT_DAYS } from '@contract/planning/creneau'
import { type Calendar, isDriving } from '@contract/planning/evenement'
import type { z } from 'zod'
import { pendingOf } from '../../database/planning/demande'
import { staffFor } from '../../database/planning/demandePropositions'
import { reglagesOf, takenTimes } from '../../database/planning/occupation'
import { candidatsFacts, moniteursFacts, vehiculesFacts, weekOf } from '../../database/planning/planningFacts'
import type { Conn } from '../../database/schema'
import { invalid } from '../../errors'
import { askable } from '../../rules/planning/demande'
import { type OpeningFacts, type Openings, openingsOf } from '../../rules/planning/openings'

type Query = z.output<typeof creneauQuery>

/** The candidate for whom a lesson is searched. */
export interface Learner {
  id: number
  idAutoEcole: number
  idPermi: number
  /** The referent instructor. */
  idMoniteur: number | null
}

export type Staff = Awaited<ReturnType<typeof staffFor>>

/** The instructors and vehicles for a candidate's lesson, the referent first. */
export async function staffOf(db: Conn, { idAutoEcole, idPermi, idMoniteur }: Learner, calendar: Calendar) {
  const { moniteurs, vehicules } = await staffFor(db, idAutoEcole, idPermi, isDriving(calendar))
  const ranked = [...moniteurs].sort((a, b) => Number(b.id === idMoniteur) - Number(a.id === idMoniteur))
  return { moniteurs: ranked, vehicules }
}

/** Days of the school, both included. */
interface Span {
  from: string
  to: string
}

/** The span of days on which the times begin. */
export function daysOf(slots: readonly Creneau[], pays: Pays): Span {
  const days = slots.map(({ start }) => dayIn(new Date(start), pays)).sort()
  const [from = ''] = days
  return { from, to: days.at(-1) ?? from }
}

/** All facts about a candidate's possible lessons on some days; each resource is read once. */
export async function openingFacts(db: Conn, learner: Learner, staff: Staff, { from, to }: Span) {
  const { id, idAutoEcole } = learner
  // A lesson may begin the evening before and end the morning after.
  const days = { from: addDays(from, -1), to: addDays(to, 1) }
  const week = await weekOf(db, idAutoEcole, days.from, days.to)
  const ids = { moniteur: staff.moniteurs.map((one) => one.id), vehicule: staff.vehicules.map((one) => one.id) }
  const moniteurs = await moniteursFacts(db, idAutoEcole, ids.moniteur, days.from)
  const [candidat] = await candidatsFacts(db, idAutoEcole, [id])
  if (!candidat) throw invalid({ idCandidat: 'unknown' })
  const span = {
    from: momentOf({ day: days.from, time: '00:00' }, week.pays).toISOString(),
    to: momentOf({ day: days.to, time: '24:00' }, week.pays).toISOString(),
  }
  const facts: OpeningFacts = {
    ...week,
    candidat,
    moniteurs: ids.moniteur.flatMap((wanted) => moniteurs.find((one) => one.id === wanted) ?? []),
    vehicules: await vehiculesFacts(db, idAutoEcole, ids.vehicule),
    taken: await takenTimes(db, { ...ids, candidat: [id], examinateur: [] }, span),
    asked: (await pendingOf(db, id)).flat(),
  }
  return facts
}

type Search = (days: Span) => Promise<Openings>

/** The first free slot of a span of days that may be long. */
async function firstWithin(search: Search, { from, to }: Span): Promise<string | null> {
  for (let day = from; day <= to; day = addDays(day, MAX_SLOT_DAYS)) {
    const { found } = await search({ from: day, to: addDays(day, MAX_SLOT_DAYS - 1) })
    if (found[0]) return found[0].start
  }
  return null
}

/** The candidate and the moment of a search. */
interface Looking {
  learner: Learner
  moment: Date
  pays: Pays
}

/**
 * The slots that a candidate may request, and the free instructors.
 * @throws 422 for an instructor who gives no such lesson
 */
export async function findOpenings(
  db: Conn,
  { learner, moment, pays }: Looking,
  query: Omit<Query, 'idCandidat'>,
): Promise<CreneauxLibres> {
  const reglages = await reglagesOf(db, learner.idAutoEcole)
  const { calendar, minutes = reglages.dureeMinutes, idMoniteur, from, to } = query
  const staff = await staffOf(db, learner, calendar)
  const moniteurs = staff.moniteurs.filter(({ id }) => idMoniteur === undefined || id === idMoniteur)
  if (idMoniteur !== undefined && moniteurs.length === 0) throw invalid({ idMoniteur: 'unknown' })
  const limits = askable(moment, reglages)
  const lesson = { calendar, minutes, step: reglages.dureeMinutes, ...limits }
  const search: Search = async (days) =>
    openingsOf({ ...lesson, ...days }, await openingFacts(db, learner, { ...staff, moniteurs }, days))
  const { found, raison } = await search({ from, to })
  const dayOf = (moment: string) => dayIn(new Date(moment), pays)
  const next = [addDays(to, 1), dayOf(limits.soonest)].sort()[1] ?? to
  const isSearched = found.length === 0 && moniteurs.length > 0
  const prochain = isSearched ? await firstWithin(search, { from: next, to: dayOf(limits.latest) }) : null
  return { minutes, moniteurs: staff.moniteurs, creneaux: found, raison, prochain }
}
