import { candidatEvents } from '../../database/argent/candidatEvents'
import { lockMoney } from '../../database/argent/compteur'
import { settledLines } from '../../database/argent/ecriture'
import { type InscriptionRow, inscriptionsOf, withTerms } from '../../database/argent/inscription'
import { penaltyRates } from '../../database/argent/reglages'
import type { CandidatEvent, Enrolment } from '../../rules/argent/facts'
import { differenceOf } from '../../rules/argent/settlement'
import { targetOf } from '../../rules/argent/target'
import type { Write } from '../write'
import { post } from './post'

/** The due dates by cause: lessons and exams on their own day, purchases on the day from which they count. */
function dueDatesOf(enrolments: readonly Enrolment[], events: readonly CandidatEvent[]): Map<string, string> {
  return new Map([
    ...enrolments.map(({ id, dateDebut }): [string, string] => [`reprise:${id}`, dateDebut]),
    ...enrolments.flatMap(({ lots }) => lots.map(({ id, dateEffet }): [string, string] => [`lot:${id}`, dateEffet])),
    ...events.flatMap(({ id, jour }) =>
      ['lecon', 'examen', 'penalite'].map((kind): [string, string] => [`${kind}:${id}`, jour]),
    ),
  ])
}

/**
 * Posts the difference between what should be charged to a candidate and what was charged so far. Every write that
 * changes a lesson, an exam or an enrolment calls it before it ends. It acts with the school's rights, because an
 * instructor who attests a lesson has no rights on money. Nothing is posted for candidates without an enrolment.
 */
export async function settleCandidat(work: Write, idAutoEcole: number, idCandidat: number): Promise<void> {
  const rows = await inscriptionsOf(work.trx, idCandidat)
  if (rows.length > 0) await settleEnrolments(work, idAutoEcole, idCandidat, rows)
}

/**
 * The same as `settleCandidat`, for enrolments that were read already. Without any enrolment, all charges are reversed.
 */
export async function settleEnrolments(
  work: Write,
  idAutoEcole: number,
  idCandidat: number,
  rows: readonly InscriptionRow[],
): Promise<void> {
  const { trx, caller } = work
  await lockMoney(trx, idAutoEcole)
  const enrolments = await withTerms(trx, rows)
  const events = await candidatEvents(trx, idCandidat, caller.pays)
  const taux = await penaltyRates(trx, idAutoEcole)
  const target = targetOf({ idCandidat, enrolments, events, taux })
  const lines = differenceOf(target, await settledLines(trx, idCandidat))
  if (lines.length === 0) return
  const dueDates = dueDatesOf(enrolments, events)
  const about = { idMoniteur: null, mois: null, idTransaction: null }
  await post(work, { idAutoEcole, kind: 'SETTLEMENT', lines, idCandidat, ...about, dueDates })
}

/** Settles every candidate of an event, before and after a change of it. */
export async function settleCandidats(work: Write, idAutoEcole: number, candidats: Iterable<number>): Promise<void> {
  for (const idCandidat of [...new Set(candidats)].sort((one, other) => one - other)) {
    await settleCandidat(work, idAutoEcole, idCandidat)
  }
}
