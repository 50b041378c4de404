import type { SalleAttendance, salleExportQuery, salleListQuery } from '@contract/cours/salle'
import { MAX_PER_PAGE } from '@contract/list'
import type { z } from 'zod'
import type { Caller } from '../../../caller'
import { listSalles, participantsOf, reponsesOf, type SalleRow } from '../../../database/cours/salle'
import { page } from '../../../database/page'
import type { Db } from '../../../database/schema'
import type { Deps } from '../../../deps'
import { presentSalleSummary } from '../../../presenters/cours/salle'

/** The participants of rooms and their answers. */
async function aroundOf(db: Db, rows: readonly SalleRow[]) {
  const ids = rows.map(({ id }) => id)
  return { participants: await participantsOf(db, ids), reponses: await reponsesOf(db, ids) }
}

/** One page of the rooms that a caller may read. */
export async function salleHistory({ db, clock }: Deps, caller: Caller, query: z.output<typeof salleListQuery>) {
  const now = clock().toISOString()
  const { rows, total } = await listSalles(db, caller, query)
  const { participants, reponses } = await aroundOf(db, rows)
  const data = rows.map((row) =>
    presentSalleSummary(row, {
      now,
      participants: participants.filter(({ idSalle }) => idSalle === row.id),
      reponses: reponses.filter(({ idSalle }) => idSalle === row.id),
    }),
  )
  return page(data, total, query)
}

/** One slice of the rooms with a line for each participant. */
export async function salleAttendance({ db }: Deps, caller: Caller, query: z.output<typeof salleExportQuery>) {
  const slice = (query.after ?? 0) + 1
  const { rows, total } = await listSalles(db, caller, { ...query, page: slice, perPage: MAX_PER_PAGE })
  const { participants, reponses } = await aroundOf(db, rows)
  const data: SalleAttendance[] = rows.flatMap((row) =>
    participants
      .filter(({ idSalle }) => idSalle === row.id)
      .map(({ id, nom, idCandidat }) => {
        const given = reponses.filter(({ idParticipant, rang }) => idParticipant === id && rang < row.revelees)
        return {
          id: row.id,
          startedAt: row.createdAt,
          title: row.titleFr,
          hote: row.hote,
          questions: row.revelees,
          participant: nom,
          invite: idCandidat === null,
          answers: given.length,
          correct: given.filter(({ correct }) => correct === 1).length,
        }
      }),
  )
  return { data, next: slice * MAX_PER_PAGE < total ? slice : null }
}
