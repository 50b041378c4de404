import { daysBetween } from '@contract/clock/days'
import type { Pays } from '@contract/clock/pays'
import { dayIn } from '@contract/clock/wall'
import type { OffreStatut, Remplacant, RemplacantList } from '@contract/planning/attente'
import { isDriving, isExam } from '@contract/planning/evenement'
import { type AttenteRow, trainingOf, waitingFor } from '../../database/planning/attente'
import { offresOf } from '../../database/planning/attenteOffre'
import type { EvenementRow } from '../../database/planning/evenement'
import type { Conn } from '../../database/schema'
import { wrongState } from '../../errors'
import { presentAttente, statutOf } from '../../presenters/planning/attente'
import { rankAttendants, suits } from '../../rules/planning/attenteRank'
import { findClashes } from './evenement/placement'

/** A suitable candidate, with their row of the waiting list. */
export interface Ranked extends Remplacant {
  row: AttenteRow
}

interface Search {
  /** Best first. */
  people: Ranked[]
  /** False when the slot is no longer free, because its instructor or vehicle has been booked since. */
  libre: boolean
}

/** Requires a cancelled lesson that is still ahead. @throws 409 for any other event */
export function mustBeFree({ status, start }: EvenementRow, now: string): void {
  if (status !== 'CANCELLED' || start <= now) throw wrongState()
}

/**
 * The waiting candidates who may come: of the same category, free at that time of the week, and not a candidate of the
 * cancelled lesson.
 */
function candidatesFor(event: EvenementRow, waiting: AttenteRow[], pays: Pays): AttenteRow[] {
  const [first] = event.candidats
  const isOwn = (id: number) => event.candidats.some((candidat) => candidat.id === id)
  return waiting.filter(
    (row) =>
      !isOwn(row.idCandidat) &&
      // Theory is the same for every category.
      (!isDriving(event.calendar) || !first || row.permi === first.permi) &&
      suits({ start: event.start, end: event.end }, presentAttente(row), pays),
  )
}

/** Whether this candidate could take the slot, and whether anybody could. */
async function placeFor(db: Conn, event: EvenementRow, idCandidat: number, moment: Date) {
  const { idAutoEcole, calendar, idMoniteur, idVehicule, lieu } = event
  const people = { calendar, idCandidats: [idCandidat], idMoniteur, idVehicule, idExaminateur: null, lieu, note: null }
  const slots = [{ start: event.start, end: event.end }]
  const clashes = await findClashes(db, { idAutoEcole, calendar, people, slots, except: [] }, moment)
  const own = clashes.filter(({ de, kind }) => de === 'candidat' || kind === 'categorie')
  return { fits: clashes.length === 0, libre: clashes.length === own.length }
}

/**
 * The candidates who could take the slot of a cancelled lesson, ranked with reasons.
 * @throws 409 for any other event
 */
export async function rankedFor(db: Conn, event: EvenementRow, pays: Pays, moment: Date): Promise<Search> {
  const now = moment.toISOString()
  mustBeFree(event, now)
  if (isExam(event.calendar)) return { people: [], libre: true }
  const waiting = candidatesFor(event, await waitingFor(db, event.idAutoEcole, event.calendar), pays)
  const fitting: AttenteRow[] = []
  for (const row of waiting) {
    const { fits, libre } = await placeFor(db, event, row.idCandidat, moment)
    if (!libre) return { people: [], libre }
    if (fits) fitting.push(row)
  }
  const offers = await offresOf(db, event.id)
  const offerTo = (idAttente: number): OffreStatut | null => {
    const last = offers.findLast((offer) => offer.idAttente === idAttente)
    return last ? statutOf(last, now) : null
  }
  const training = await trainingOf(db, [...new Set(fitting.map(({ idCandidat }) => idCandidat))], event.calendar, now)
  const today = dayIn(moment, pays)
  const people = fitting.map((row) => {
    const { minutes = 0, examen = null, dejaServi = false } = training.get(row.idCandidat) ?? {}
    return {
      row,
      idAttente: row.id,
      referent: row.idMoniteur !== null && row.idMoniteur === event.idMoniteur,
      examenDans: examen === null ? null : daysBetween(today, dayIn(new Date(examen), pays)),
      minutes,
      jours: Math.max(0, daysBetween(dayIn(new Date(row.createdAt), pays), today)),
      dejaServi,
      createdAt: row.createdAt,
    }
  })
  const ranked = rankAttendants(people).map(({ row, idAttente, raisons }, index) => ({
    row,
    idAttente,
    idCandidat: row.idCandidat,
    candidat: presentAttente(row).candidat,
    telephone: row.telephone,
    rang: index + 1,
    raisons,
    offre: offerTo(idAttente),
  }))
  return { people: ranked, libre: true }
}

/** The search as an API answer. */
export const presentRemplacants = ({ people, libre }: Search): RemplacantList => ({
  data: people.map(({ row: _, ...person }) => person),
  libre,
})
