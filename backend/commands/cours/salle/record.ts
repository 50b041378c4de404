import { memoryOf, saveMemory } from '../../../database/cours/memoire'
import {
  accountsOf,
  type ParticipantRow,
  participantsOf,
  questionsOfSalle,
  type ReponseRow,
  reponsesOf,
  type SalleRow,
  setAttempt,
} from '../../../database/cours/salle'
import { addRoomQuestion, insertRoomAttempt } from '../../../database/cours/salleTentative'
import { rememberInRoom } from '../../../rules/cours/memory'
import type { Write } from '../../write'

/** The attempt of a participant in a room, made with the first result. */
async function attemptOf({ trx, now }: Write, salle: SalleRow, own: ParticipantRow, idUtilisateur: number) {
  if (own.idTentative !== null) return own.idTentative
  const { idAutoEcole, titleFr, titleAr } = salle
  const id = await insertRoomAttempt(trx, {
    idUtilisateur,
    idAutoEcole,
    idCandidat: own.idCandidat,
    titleFr,
    titleAr,
    startedAt: now,
  })
  await setAttempt(trx, own.id, id)
  return id
}

async function remembered({ trx, moment }: Write, idUtilisateur: number, idQuestion: number, isCorrect: boolean) {
  const memory = rememberInRoom(await memoryOf(trx, idUtilisateur, idQuestion), isCorrect, moment)
  if (memory) await saveMemory(trx, { idUtilisateur, idQuestion }, memory, isCorrect)
}

const given = (idQuestion: number, reponse: ReponseRow | undefined) => ({
  idQuestion,
  answeredAt: reponse?.answeredAt ?? null,
  correct: reponse?.correct ?? null,
  choices: reponse?.choices ?? null,
})

/** Adds the answers to the question whose result is shown to the progress of every candidate in the room. */
export async function recordQuestion(work: Write, salle: SalleRow): Promise<void> {
  const { trx, now } = work
  const idQuestion = (await questionsOfSalle(trx, salle.id))[salle.rang]
  if (idQuestion === undefined) return
  const participants = await participantsOf(trx, [salle.id])
  const reponses = (await reponsesOf(trx, [salle.id])).filter(({ rang }) => rang === salle.rang)
  const accounts = await accountsOf(
    trx,
    participants.flatMap(({ idCandidat }) => idCandidat ?? []),
  )
  for (const own of participants) {
    const account = accounts.find(({ id }) => id === own.idCandidat)
    if (!account) continue
    const reponse = reponses.find(({ idParticipant }) => idParticipant === own.id)
    const idTentative = await attemptOf(work, salle, own, account.idUtilisateur)
    await addRoomQuestion(trx, idTentative, given(idQuestion, reponse), now)
    if (reponse) await remembered(work, account.idUtilisateur, idQuestion, reponse.correct === 1)
  }
}
