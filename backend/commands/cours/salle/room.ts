import type { Caller } from '../../../caller'
import { choicesOf, findQuestions } from '../../../database/cours/question'
import {
  expectedIn,
  findSalle,
  participantsOf,
  questionsOfSalle,
  reponsesOf,
  type SalleRow,
} from '../../../database/cours/salle'
import type { Conn } from '../../../database/schema'
import { notFound } from '../../../errors'
import type { Room } from '../../../presenters/cours/salle'
import { phaseOf } from '../../../rules/cours/salle'

/** @throws 404 when there is no such room for this caller */
export async function mustFindSalle(
  db: Conn,
  caller: Caller,
  action: 'read' | 'update',
  id: number,
): Promise<SalleRow> {
  const row = await findSalle(db, caller, action, id)
  if (!row) throw notFound()
  return row
}

/** A room with what its views show: the question on the screen, or all revealed ones at the end. */
export async function roomOf(db: Conn, row: SalleRow, now: string): Promise<Room> {
  const questions = await questionsOfSalle(db, row.id)
  const isOver = phaseOf(row, now) === 'FINISHED'
  const visible = isOver ? questions.slice(0, row.revelees) : questions.slice(row.rang, row.rang + 1)
  return {
    row,
    now,
    questions,
    participants: await participantsOf(db, [row.id]),
    reponses: await reponsesOf(db, [row.id]),
    contents: new Map((await findQuestions(db, visible)).map((one) => [one.id, one])),
    choices: await choicesOf(db, visible),
    expected: await expectedIn(db, row.idEvenement),
  }
}
