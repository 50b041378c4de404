import type { ReglagesArgent } from '@contract/argent/reglages'
import { dayIn } from '@contract/clock/wall'
import { isExam } from '@contract/planning/evenement'
import type { ImpayeDetails } from '@contract/recouvrement/feu'
import { openCauses } from '../../database/argent/poste'
import { reglagesArgentOf } from '../../database/argent/reglages'
import { unsignedCandidats } from '../../database/papiers/contrat'
import type { EvenementRow } from '../../database/planning/evenement'
import { standingsOf } from '../../database/recouvrement/reserve'
import { HttpError } from '../../errors'
import { uncovered } from '../../rules/recouvrement/reserve'
import type { Write } from '../write'

/** The warnings that the desk has confirmed. */
interface Confirmed {
  /** It books although the event is not paid for. */
  malgreImpaye?: boolean | undefined
  /** It books although no contract is signed. */
  malgreContrat?: boolean | undefined
}

/** A booking whose payment is checked. */
export interface Booking {
  /** The events as saved, all of one kind. */
  rows: readonly EvenementRow[]
  /** The candidates to check: those who got more than they had before. */
  ids: readonly number[]
  /** Whether a user at the desk can confirm a warning. Without one, a warning lets the booking pass. */
  asks: boolean
  confirmed: Confirmed
}

type Code = 'beyond_paid' | 'exam_unpaid' | 'exam_no_contract'

function refuse(code: Code, details: ImpayeDetails, { asks, confirmed }: Booking): void {
  if (details.candidats.length === 0) return
  const isConfirmed = code === 'exam_no_contract' ? confirmed.malgreContrat : confirmed.malgreImpaye
  if (details.mode === 'warn' && (isConfirmed || !asks)) return
  throw new HttpError(409, code, { details })
}

/** The candidates of the booked exams that are not paid in full. */
async function unpaidExams({ trx }: Write, { rows, ids }: Booking): Promise<Set<number>> {
  const causes = rows.map(({ id }) => `examen:${id}`)
  const open = await openCauses(trx, ids, causes)
  return new Set(open.map(({ idCandidat }) => idCandidat))
}

/** The names of the candidates whom a refusal is about. */
const namedOf = ({ rows: [first], ids }: Booking, isMeant: (id: number) => boolean) =>
  (first?.candidats ?? [])
    .filter(({ id }) => ids.includes(id) && isMeant(id))
    .map(({ id, prenom, nom }) => ({ id, nom: `${prenom} ${nom}` }))

/** Checks that the fee of an exam is paid, and that enrolled candidates have a signed contract. */
async function refuseExam(work: Write, reglages: ReglagesArgent, booking: Booking): Promise<void> {
  const { examenImpaye, contratNonSigne } = reglages
  if (examenImpaye !== 'none') {
    const unpaid = await unpaidExams(work, booking)
    const candidats = namedOf(booking, (id) => unpaid.has(id))
    refuse('exam_unpaid', { mode: examenImpaye, candidats }, booking)
  }
  if (contratNonSigne !== 'none') {
    const unsigned = await unsignedCandidats(work.trx, booking.ids)
    const candidats = namedOf(booking, (id) => unsigned.has(id))
    refuse('exam_no_contract', { mode: contratNonSigne, candidats }, booking)
  }
}

/** Checks that what is paid covers the lessons. */
async function refuseLessons(
  { trx, moment, caller }: Write,
  idAutoEcole: number,
  { depassement, seuil }: ReglagesArgent,
  booking: Booking,
): Promise<void> {
  if (depassement === 'none') return
  const asked = { idAutoEcole, pays: caller.pays, today: dayIn(moment, caller.pays) }
  const standings = await standingsOf(trx, asked, booking.ids)
  const isBeyond = (id: number) => {
    const standing = standings.get(id)
    return standing?.isEnrolled === true && uncovered(standing) > seuil
  }
  refuse('beyond_paid', { mode: depassement, candidats: namedOf(booking, isBeyond) }, booking)
}

/**
 * Refuses a booking that is not paid for, or an exam without a signed contract, by the settings of the school. It runs
 * in the booking's transaction, after the booking was charged. A warning is a refusal that the desk can confirm by
 * sending the booking again. The answer names the candidates, but no amounts.
 * @throws 409 `beyond_paid`, `exam_unpaid` or `exam_no_contract`
 */
export async function refuseUnpaid(work: Write, idAutoEcole: number, booking: Booking): Promise<void> {
  const { rows, ids } = booking
  const [first] = rows
  if (!first || ids.length === 0) return
  const reglages = await reglagesArgentOf(work.trx, idAutoEcole)
  if (isExam(first.calendar)) return refuseExam(work, reglages, booking)
  return refuseLessons(work, idAutoEcole, reglages, booking)
}
