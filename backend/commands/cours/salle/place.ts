import type { Place, RoomAnswerInput } from '@contract/cours/salle'
import { bit } from '../../../database/bit'
import { choicesOf } from '../../../database/cours/question'
import {
  lockSalle,
  type ParticipantRow,
  participantByToken,
  questionsOfSalle,
  salleById,
  saveReponse,
} from '../../../database/cours/salle'
import type { Conn, Trx } from '../../../database/schema'
import { transact } from '../../../database/transact'
import type { Deps } from '../../../deps'
import { HttpError, invalid, notFound } from '../../../errors'
import { presentPlace } from '../../../presenters/cours/salle'
import { isCorrect } from '../../../rules/cours/grade'
import { phaseOf } from '../../../rules/cours/salle'
import { roomOf } from './room'

/** @throws 404 for an unknown token, or when its participant was removed from the room */
async function ownerOf(db: Conn, jeton: string): Promise<ParticipantRow> {
  const own = await participantByToken(db, jeton)
  if (!own) throw notFound()
  return own
}

const present = async (db: Conn, own: ParticipantRow, now: string): Promise<Place> =>
  presentPlace(await roomOf(db, await salleById(db, own.idSalle), now), own)

/** A room as the participant with a token sees it. @throws 404 */
export async function readPlace({ db, clock }: Deps, jeton: string): Promise<Place> {
  return present(db, await ownerOf(db, jeton), clock().toISOString())
}

/** The ids of the right choices of a question. @throws 422 for choices of another question */
async function rightIn(trx: Trx, idQuestion: number, chosen: readonly number[]): Promise<number[]> {
  const offered = (await choicesOf(trx, [idQuestion])).get(idQuestion) ?? []
  if (chosen.some((choice) => !offered.some(({ id }) => id === choice))) throw invalid({ choices: 'unknown' })
  return offered.filter(({ isRight }) => isRight === 1).map(({ id }) => id)
}

/**
 * Answers the question on the screen, or changes the answer.
 * @throws 404, 409 once answers are closed or another question is on the screen, 422 for choices of another question
 */
export function answerInSalle({ db, clock }: Deps, jeton: string, { rang, choices }: RoomAnswerInput): Promise<Place> {
  return transact(db, async (trx) => {
    const own = await ownerOf(trx, jeton)
    // Locks the room, because the host may close the answers at the same moment.
    await lockSalle(trx, own.idSalle)
    const [row, now] = [await salleById(trx, own.idSalle), clock().toISOString()]
    if (phaseOf(row, now) !== 'OPEN' || row.rang !== rang) throw new HttpError(409, 'answers_closed')
    const idQuestion = (await questionsOfSalle(trx, row.id))[rang] ?? 0
    const chosen = [...new Set(choices)]
    const correct = isCorrect(chosen, await rightIn(trx, idQuestion, chosen))
    const kept = { choices: JSON.stringify(chosen), correct: bit(correct), answeredAt: now }
    await saveReponse(trx, { idParticipant: own.id, rang, ...kept })
    return present(trx, own, now)
  })
}
