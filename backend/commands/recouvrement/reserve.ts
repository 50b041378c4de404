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

/** What the desk was warned of, and wants all the same. */
interface Confirmed {
  /** That it is not paid for. */
  malgreImpaye?: boolean | undefined
  /** That no contract is signed. */
  malgreContrat?: boolean | undefined
}

/** Who was booked: the school is asked, or only refused by its own setting. */
export interface Booking {
  /** The events as saved, all of one kind. */
  rows: readonly EvenementRow[]
  /** The candidates to check: those who got more than they had. */
  ids: readonly number[]
  /** Whether somebody at the desk can confirm a warning, and has. */
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

/** Whose exam is booked and not paid for in full. */
async function unpaidExams({ trx }: Write, { rows, ids }: Booking): Promise<Set<number>> {
  const causes = rows.map(({ id }) => `examen:${id}`)
  const open = await openCauses(trx, ids, causes)
  return new Set(open.map(({ idCandidat }) => idCandidat))
}

/** Names those whom a refusal is about. */
const namedOf = ({ rows: [first], ids }: Booking, isMeant: (id: number) => boolean) =>
  (first?.candidats ?? [])
    .filter(({ id }) => ids.includes(id) && isMeant(id))
    .map(({ id, prenom, nom }) => ({ id, nom: `${prenom} ${nom}` }))

/** An exam asks for its fee, and for the contract of whoever is enrolled. */
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

/** Lessons ask for what is paid to cover them. */
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
 * Refuses a booking beyond what is paid, or an exam without a signed contract, inside its transaction and after it was
 * charged, by the settings of the school: a warning is a refusal that the desk sends again confirmed. The answer names
 * the candidates and no amounts.
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
