import { dayIn } from '@contract/clock/wall'
import { isExam } from '@contract/planning/evenement'
import type { ImpayeDetails } from '@contract/recouvrement/feu'
import { openCauses } from '../../database/argent/poste'
import { reglagesArgentOf } from '../../database/argent/reglages'
import type { EvenementRow } from '../../database/planning/evenement'
import { standingsOf } from '../../database/recouvrement/reserve'
import { HttpError } from '../../errors'
import { uncovered } from '../../rules/recouvrement/reserve'
import type { Write } from '../write'

/** Who was booked: the school is asked, or only refused by its own setting. */
export interface Booking {
  /** The events as saved, all of one kind. */
  rows: readonly EvenementRow[]
  /** The candidates to check: those who got more than they had. */
  ids: readonly number[]
  /** Whether somebody at the desk can confirm a warning, and has. */
  asks: boolean
  confirmed: boolean
}

function refuse(code: 'beyond_paid' | 'exam_unpaid', details: ImpayeDetails, { asks, confirmed }: Booking): void {
  if (details.candidats.length === 0) return
  if (details.mode === 'warn' && (confirmed || !asks)) return
  throw new HttpError(409, code, { details })
}

/** Whose exam is booked and not paid for in full. */
async function unpaidExams({ trx }: Write, { rows, ids }: Booking): Promise<Set<number>> {
  const causes = rows.map(({ id }) => `examen:${id}`)
  const open = await openCauses(trx, ids, causes)
  return new Set(open.map(({ idCandidat }) => idCandidat))
}

/**
 * Refuses a booking beyond what is paid, inside its transaction and after it was charged, by the setting of the school:
 * a warning is a refusal that the desk sends again confirmed. The answer names the candidates and no amounts.
 * @throws 409 `beyond_paid` or `exam_unpaid`
 */
export async function refuseUnpaid(work: Write, idAutoEcole: number, booking: Booking): Promise<void> {
  const { rows, ids } = booking
  const [first] = rows
  if (!first || ids.length === 0) return
  const { trx, moment, caller } = work
  const reglages = await reglagesArgentOf(trx, idAutoEcole)
  const mode = isExam(first.calendar) ? reglages.examenImpaye : reglages.depassement
  if (mode === 'none') return
  const named = (isMeant: (id: number) => boolean) =>
    first.candidats
      .filter(({ id }) => ids.includes(id) && isMeant(id))
      .map(({ id, prenom, nom }) => ({ id, nom: `${prenom} ${nom}` }))
  if (isExam(first.calendar)) {
    const unpaid = await unpaidExams(work, booking)
    return refuse('exam_unpaid', { mode, candidats: named((id) => unpaid.has(id)) }, booking)
  }
  const asked = { idAutoEcole, pays: caller.pays, today: dayIn(moment, caller.pays) }
  const standings = await standingsOf(trx, asked, ids)
  const isBeyond = (id: number) => {
    const standing = standings.get(id)
    return standing?.isEnrolled === true && uncovered(standing) > reglages.seuil
  }
  refuse('beyond_paid', { mode, candidats: named(isBeyond) }, booking)
}
