import { type Etape, type Evenement, EXAM_OF, type Statut } from '@contract/planning/evenement'
import type { TestBackend } from './backend'
import { TEST_NOW } from './clock'
import { buildCandidat } from './factories'
import type { Client } from './http'

/** Plans an exam through the API, weeks ahead, for a new candidate. */
export async function buildExamen(client: Client): Promise<Evenement> {
  const { id } = await buildCandidat(client)
  const answer = await client.post<Evenement>('/api/calendrier/evenement', {
    start: '2026-12-15T09:00:00.000Z',
    end: '2026-12-15T09:30:00.000Z',
    extendedProps: { calendar: 'Code exam', idCandidats: [id] },
  })
  if (answer.status !== 201) throw new Error(`Exam refused: ${answer.status} ${answer.text}`)
  return answer.body
}

interface PastExam {
  etape: Etape
  status: Statut
  /** A moment in UTC. */
  start: string
  idExaminateur?: number | null
  idMoniteur?: number | null
  lieu?: string
  note?: string
}

const later = (moment: string, minutes: number) => new Date(Date.parse(moment) + minutes * 60_000).toISOString()

/** Inserts past or future exams of a candidate, without checking any rule. Returns their ids in order. */
export async function insertExamens(
  { db }: TestBackend,
  { idAutoEcole = 1, idCandidat }: { idAutoEcole?: number; idCandidat: number },
  examens: PastExam[],
): Promise<number[]> {
  const ids: number[] = []
  for (const { etape, start, ...values } of examens) {
    const { id } = await db
      .insertInto('evenement')
      .values({
        lieu: null,
        ...values,
        idAutoEcole,
        calendar: EXAM_OF[etape],
        start,
        end: later(start, 30),
        version: 1,
        createdAt: TEST_NOW,
        updatedAt: TEST_NOW,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('evenement_candidat').values({ idEvenement: id, idCandidat, absent: 0 }).execute()
    ids.push(id)
  }
  return ids
}

/** Hours of a candidate, inserted straight into the database. */
export async function insertHeures(
  { db }: TestBackend,
  { idAutoEcole = 1, idCandidat }: { idAutoEcole?: number; idCandidat: number },
  heures: {
    calendar: 'Hour code' | 'Hour circulation' | 'Hour Park'
    status: Statut
    start: string
    minutes?: number
  }[],
): Promise<void> {
  for (const { start, ...values } of heures) {
    const { id } = await db
      .insertInto('evenement')
      .values({
        ...values,
        idAutoEcole,
        start,
        end: later(start, 60),
        version: 1,
        createdAt: TEST_NOW,
        updatedAt: TEST_NOW,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('evenement_candidat').values({ idEvenement: id, idCandidat, absent: 0 }).execute()
  }
}
