import type { Calendar } from '@contract/planning/evenement'
import type { Db } from '../schema'

/** The columns of an event ahead that are needed to judge it. */
export interface PlannedEvent {
  id: number
  calendar: Calendar
  start: string
  end: string
  idMoniteur: number | null
  idVehicule: number | null
  idExaminateur: number | null
  idCandidats: number[]
}

const ahead = (db: Db, idAutoEcole: number, now: string) =>
  db
    .selectFrom('evenement')
    .where('evenement.idAutoEcole', '=', idAutoEcole)
    .where('evenement.start', '>', now)
    .where('evenement.status', '=', 'PLANNED')

/** All planned events of a school from a moment on, in order of time; past ones are never reviewed. */
export async function plannedFrom(db: Db, idAutoEcole: number, now: string): Promise<PlannedEvent[]> {
  const events = await ahead(db, idAutoEcole, now)
    .select(['id', 'calendar', 'start', 'end', 'idMoniteur', 'idVehicule', 'idExaminateur'])
    .orderBy('start')
    .orderBy('id')
    .execute()
  const people = await ahead(db, idAutoEcole, now)
    .innerJoin('evenement_candidat', 'evenement_candidat.idEvenement', 'evenement.id')
    .select(['idEvenement', 'idCandidat'])
    .execute()
  const byEvent = new Map<number, number[]>(events.map(({ id }) => [id, []]))
  for (const { idEvenement, idCandidat } of people) byEvent.get(idEvenement)?.push(idCandidat)
  return events.map((event) => ({ ...event, idCandidats: byEvent.get(event.id) ?? [] }))
}

/** Other instructors or vehicles of a school that might take over: available, not archived, by name. */
export async function substitutesFor(
  db: Db,
  table: 'moniteur' | 'vehicule',
  idAutoEcole: number,
  except: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom(table)
    .select('id')
    .where('idAutoEcole', '=', idAutoEcole)
    .where('archived', '=', 0)
    .where('disponible', '=', 1)
    .where('id', '<>', except)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}
