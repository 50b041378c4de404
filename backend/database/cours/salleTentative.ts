import type { Insertable } from 'kysely'
import type { Trx } from '../schema'
import { folded } from '../search/words'
import type { TentativeQuestionTable, TentativeTable } from './tables'

type Attempt = Pick<
  Insertable<TentativeTable>,
  'idUtilisateur' | 'idAutoEcole' | 'idCandidat' | 'titleFr' | 'titleAr' | 'startedAt'
>

/**
 * Inserts the attempt of a candidate in a room. It counts as ended from the start, because only the room adds answers.
 */
export async function insertRoomAttempt(trx: Trx, own: Attempt): Promise<number> {
  const { id } = await trx
    .insertInto('tentative')
    .values({
      ...own,
      recherche: folded(own.titleFr, own.titleAr),
      mode: 'ROOM',
      status: 'COMPLETED',
      endedAt: own.startedAt,
      idSerie: null,
      idExamenBlanc: null,
      deadline: null,
      passMark: null,
      total: 0,
      answered: 0,
      correct: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type Given = Pick<TentativeQuestionTable, 'idQuestion' | 'answeredAt' | 'correct' | 'choices'>

/** Adds a revealed question to the attempt of a candidate in a room, with their answer if they gave one. */
export async function addRoomQuestion(trx: Trx, idTentative: number, given: Given, now: string): Promise<void> {
  const { total } = await trx
    .updateTable('tentative')
    .set((eb) => ({
      total: eb('total', '+', 1),
      answered: eb('answered', '+', given.answeredAt === null ? 0 : 1),
      correct: eb('correct', '+', given.correct ?? 0),
      endedAt: now,
    }))
    .where('id', '=', idTentative)
    .returning('total')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('tentative_question')
    .values({ idTentative, rang: total - 1, ...given })
    .execute()
}
