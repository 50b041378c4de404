import { minutesBetween } from '@contract/clock/moments'
import type { Pays } from '@contract/clock/pays'
import { dayIn } from '@contract/clock/wall'
import { etapeOf, isExam } from '@contract/planning/evenement'
import type { CandidatEvent } from '../../rules/argent/facts'
import type { Conn, Trx } from '../schema'
import type { PenaliteTable } from './tables'

/**
 * The percentage that the school decided for absences and late cancellations, by candidate and event. The latest
 * decision counts.
 */
async function penaltiesOf(db: Conn, ids: readonly number[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('penalite')
    .select(['idCandidat', 'idEvenement', 'pourcent'])
    .where('idCandidat', 'in', ids)
    .orderBy('id')
    .execute()
  return new Map(rows.map(({ idCandidat, idEvenement, pourcent }) => [`${idCandidat}:${idEvenement}`, pourcent]))
}

/** The lessons and exams of candidates that may cost something. */
export async function eventsOfCandidats(
  db: Conn,
  ids: readonly number[],
  pays: Pays,
): Promise<Map<number, CandidatEvent[]>> {
  const penalties = await penaltiesOf(db, ids)
  const rows = await db
    .selectFrom('evenement_candidat')
    .innerJoin('evenement', 'evenement.id', 'evenement_candidat.idEvenement')
    .select(['idCandidat', 'evenement.id', 'calendar', 'start', 'end', 'status', 'minutes', 'absent'])
    .select('annulationTardive')
    .where('evenement_candidat.idCandidat', 'in', ids)
    .execute()
  const events = new Map<number, CandidatEvent[]>(ids.map((id) => [id, []]))
  for (const { idCandidat, id, calendar, start, end, status, minutes, absent, annulationTardive } of rows) {
    events.get(idCandidat)?.push({
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
      penaltyPercent: penalties.get(`${idCandidat}:${id}`) ?? null,
    })
  }
  return events
}

/** The lessons and exams of one candidate. */
export const candidatEvents = async (db: Conn, idCandidat: number, pays: Pays): Promise<CandidatEvent[]> =>
  (await eventsOfCandidats(db, [idCandidat], pays)).get(idCandidat) ?? []

/** The outcome of an event for a candidate; undefined when they do not take part in it. */
export const partIn = (db: Conn, idCandidat: number, idEvenement: number) =>
  db
    .selectFrom('evenement_candidat')
    .innerJoin('evenement', 'evenement.id', 'evenement_candidat.idEvenement')
    .select(['status', 'absent'])
    .where('idEvenement', '=', idEvenement)
    .where('idCandidat', '=', idCandidat)
    .executeTakeFirst()

export async function insertPenalite(trx: Trx, penalite: Omit<PenaliteTable, 'id'>): Promise<void> {
  await trx.insertInto('penalite').values(penalite).execute()
}
