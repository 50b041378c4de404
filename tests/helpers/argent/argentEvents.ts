import type { Calendar, Statut } from '@contract/planning/evenement'
import type { TestBackend } from '../backend'
import { TEST_NOW } from '../clock'

const STAMPS = { createdAt: TEST_NOW, updatedAt: TEST_NOW }

interface Lesson {
  calendar: Calendar
  start: string
  minutes: number
  status?: Statut
}

/** Inserts lessons of a candidate, attested unless told otherwise; the next write on their account charges them. */
export async function insertLessons(
  { db }: TestBackend,
  idCandidat: number,
  lessons: readonly Lesson[],
): Promise<number[]> {
  const ids: number[] = []
  for (const { calendar, start, minutes, status = 'SUCCESS' } of lessons) {
    const { id } = await db
      .insertInto('evenement')
      .values({
        idAutoEcole: 1,
        calendar,
        title: null,
        start,
        end: new Date(Date.parse(start) + minutes * 60_000).toISOString(),
        idMoniteur: null,
        idVehicule: null,
        idExaminateur: null,
        lieu: null,
        note: null,
        status,
        serie: null,
        motif: null,
        annulationTardive: 0,
        debutReel: null,
        minutes,
        suite: null,
        attesteLe: TEST_NOW,
        attestePar: null,
        version: 1,
        ...STAMPS,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('evenement_candidat').values({ idEvenement: id, idCandidat, absent: 0 }).execute()
    ids.push(id)
  }
  return ids
}

/** Inserts a road hour of yesterday that the candidate missed. */
export async function insertMissedLesson(backend: TestBackend, idCandidat: number): Promise<number> {
  const missed: Lesson = {
    calendar: 'Hour circulation',
    start: '2026-11-20T08:00:00.000Z',
    minutes: 60,
    status: 'NO_SHOW',
  }
  const [id = 0] = await insertLessons(backend, idCandidat, [missed])
  return id
}

/** Hours of one kind on consecutive days from a day on, at nine in the morning. */
export const hoursFrom = (day: string, count: number, calendar: Calendar): Lesson[] =>
  Array.from({ length: count }, (_, index) => ({
    calendar,
    start: new Date(Date.parse(`${day}T08:00:00.000Z`) + index * 86_400_000).toISOString(),
    minutes: 60,
  }))
