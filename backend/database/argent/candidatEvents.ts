import { minutesBetween } from '@contract/clock/moments'
import type { Pays } from '@contract/clock/pays'
import { dayIn } from '@contract/clock/wall'
import { etapeOf, isExam } from '@contract/planning/evenement'
import type { CandidatEvent } from '../../rules/argent/facts'
import type { Db, Trx } from '../schema'
import type { PenaliteTable } from './tables'

/** What the school decided on absences and late cancellations of a candidate, by event; the latest decision counts. */
async function penaltiesOf(db: Db | Trx, idCandidat: number): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('penalite')
    .select(['idEvenement', 'pourcent'])
    .where('idCandidat', '=', idCandidat)
    .orderBy('id')
    .execute()
  return new Map(rows.map(({ idEvenement, pourcent }) => [idEvenement, pourcent]))
}

/** The lessons and exams of a candidate that may cost something. */
export async function candidatEvents(db: Db | Trx, idCandidat: number, pays: Pays): Promise<CandidatEvent[]> {
  const penalties = await penaltiesOf(db, idCandidat)
  const rows = await db
    .selectFrom('evenement_candidat')
    .innerJoin('evenement', 'evenement.id', 'evenement_candidat.idEvenement')
    .select(['evenement.id', 'calendar', 'start', 'end', 'status', 'minutes', 'absent', 'annulationTardive'])
    .where('evenement_candidat.idCandidat', '=', idCandidat)
    .execute()
  return rows.map(({ id, calendar, start, end, status, minutes, absent, annulationTardive }) => ({
    id,
    etape: etapeOf(calendar),
    isExam: isExam(calendar),
    start,
    jour: dayIn(start, pays),
    status,
    plannedMinutes: minutesBetween(start, end),
    attestedMinutes: minutes ?? 0,
    isAbsent: absent === 1,
    isLateCancellation: annulationTardive === 1,
    penaltyPercent: penalties.get(id) ?? null,
  }))
}

/** Whether a candidate takes part in an event. */
export async function takesPart(db: Db | Trx, idCandidat: number, idEvenement: number): Promise<boolean> {
  const row = await db
    .selectFrom('evenement_candidat')
    .select('idEvenement')
    .where('idEvenement', '=', idEvenement)
    .where('idCandidat', '=', idCandidat)
    .executeTakeFirst()
  return row !== undefined
}

export async function insertPenalite(trx: Trx, penalite: Omit<PenaliteTable, 'id'>): Promise<void> {
  await trx.insertInto('penalite').values(penalite).execute()
}
