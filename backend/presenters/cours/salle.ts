import {
  type AskedInSalle,
  type Outcome,
  type Place,
  type Placed,
  PODIUM,
  type Salle,
  type SalleReport,
  type SalleSummary,
  type ShownQuestion,
} from '@contract/cours/salle'
import type { ChoicesOf, QuestionRow } from '../../database/cours/question'
import type { ParticipantRow, ReponseRow, SalleRow } from '../../database/cours/salle'
import { phaseOf, secondsLeft } from '../../rules/cours/salle'

/** The data from which the views of a room are made; `contents` holds the questions that may be shown. */
export interface Room {
  row: SalleRow
  now: string
  /** The ids of its questions in their order. */
  questions: readonly number[]
  participants: readonly ParticipantRow[]
  reponses: readonly ReponseRow[]
  contents: ReadonlyMap<number, QuestionRow>
  choices: ChoicesOf
  /** The expected candidates. */
  expected: readonly { id: number; nom: string; prenom: string }[]
}

/** The choices of an answer. The cast is safe: only `saveReponse` writes this JSON. */
const chosenIn = (reponse: ReponseRow | undefined): number[] | null =>
  reponse ? (JSON.parse(reponse.choices) as number[]) : null

const rightOf = ({ choices }: Pick<Room, 'choices'>, idQuestion: number) =>
  (choices.get(idQuestion) ?? []).filter(({ isRight }) => isRight === 1).map(({ id }) => id)

/** A question without its solution. */
function shown(room: Room, rang: number): ShownQuestion {
  const row = room.contents.get(room.questions[rang] ?? 0)
  if (!row) throw new Error(`Question ${rang} of room ${room.row.id} is missing`)
  return {
    idQuestion: row.id,
    topic: row.topic,
    picture: row.picture,
    text: { fr: row.textFr, ar: row.textAr },
    choices: (room.choices.get(row.id) ?? []).map(({ id, textFr, textAr }) => ({ id, fr: textFr, ar: textAr })),
    several: rightOf(room, row.id).length > 1,
  }
}

function keyOf(room: Room, rang: number) {
  const row = room.contents.get(room.questions[rang] ?? 0)
  return {
    right: rightOf(room, row?.id ?? 0),
    explanation: { fr: row?.explanationFr ?? '', ar: row?.explanationAr ?? '' },
    source: { fr: row?.sourceFr ?? '', ar: row?.sourceAr ?? '' },
  }
}

function outcomeOf(room: Room, rang: number): Outcome {
  const given = room.reponses.filter((reponse) => reponse.rang === rang)
  const chosen = given.flatMap((reponse) => chosenIn(reponse) ?? [])
  return {
    ...keyOf(room, rang),
    counts: (room.choices.get(room.questions[rang] ?? 0) ?? []).map(({ id }) => ({
      id,
      nombre: chosen.filter((one) => one === id).length,
    })),
    correct: given.filter(({ correct }) => correct === 1).length,
    answers: given.length,
  }
}

const isRevealed = ({ row }: Room, rang: number) => rang < row.revelees

/** Answers to revealed questions, of one participant or all. */
const counted = (room: Room, idParticipant?: number) =>
  room.reponses.filter(
    (one) => isRevealed(room, one.rang) && (idParticipant === undefined || one.idParticipant === idParticipant),
  )

const scoreOf = (room: Room, id: number) => counted(room, id).filter(({ correct }) => correct === 1).length

/** The first places by name; empty where the host wants none. */
function podiumOf(room: Room): Placed[] {
  if (room.row.classement === 0) return []
  const scores = room.participants.map(({ id, nom }) => ({ nom, score: scoreOf(room, id) }))
  return scores
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ nom, score }) => ({ nom, place: 1 + scores.filter((other) => other.score > score).length }))
    .filter(({ place }) => place <= PODIUM)
}

const participantOf = ({ id, nom, idCandidat }: ParticipantRow) => ({ id, nom, invite: idCandidat === null })

/** Expected candidates who have no place in the room. */
const absentees = ({ expected, participants }: Room) =>
  expected
    .filter(({ id }) => !participants.some(({ idCandidat }) => idCandidat === id))
    .map(({ prenom, nom }) => `${prenom} ${nom}`)

function reportOf(room: Room): SalleReport {
  const questions: AskedInSalle[] = Array.from({ length: room.row.revelees }, (_, rang) => ({
    rang,
    ...shown(room, rang),
    ...outcomeOf(room, rang),
  }))
  return {
    questions,
    participants: room.participants.map((one) => ({
      ...participantOf(one),
      correct: scoreOf(room, one.id),
      answers: counted(room, one.id).length,
    })),
    podium: podiumOf(room),
    absents: absentees(room),
  }
}

function commonOf(room: Room) {
  const { row, now } = room
  const phase = phaseOf(row, now)
  const isAsked = phase !== 'WAITING' && phase !== 'FINISHED'
  return {
    phase,
    title: { fr: row.titleFr, ar: row.titleAr },
    rang: row.rang,
    total: row.total,
    secondes: row.secondes,
    secondsLeft: secondsLeft(row, now),
    question: isAsked ? shown(room, row.rang) : null,
  }
}

/** A room for its host: the result only once it is shown. */
export function presentSalle(room: Room): Salle {
  const { row, reponses } = room
  const common = commonOf(room)
  return {
    id: row.id,
    code: row.code,
    invites: row.invites === 1,
    startedAt: row.createdAt,
    hote: row.hote,
    ...common,
    participants: room.participants.map(participantOf),
    attendus: absentees(room),
    answered: reponses.filter(({ rang }) => rang === row.rang).length,
    outcome: common.phase === 'REVEALED' ? outcomeOf(room, row.rang) : null,
    report: common.phase === 'FINISHED' ? reportOf(room) : null,
  }
}

/** A room for one of its participants: their own answers, and nobody else's. */
export function presentPlace(room: Room, own: ParticipantRow): Place {
  const { row, reponses } = room
  const common = commonOf(room)
  const answerTo = (rang: number) => reponses.find((one) => one.idParticipant === own.id && one.rang === rang)
  const isShown = common.phase === 'REVEALED'
  return {
    idSalle: row.id,
    nom: own.nom,
    invite: own.idCandidat === null,
    ...common,
    chosen: common.question ? chosenIn(answerTo(row.rang)) : null,
    solution: isShown ? { ...keyOf(room, row.rang), correct: answerTo(row.rang)?.correct === 1 } : null,
    correct: scoreOf(room, own.id),
    result: common.phase === 'FINISHED' ? ownResultOf(room, own) : null,
  }
}

function ownResultOf(room: Room, own: ParticipantRow): NonNullable<Place['result']> {
  const answers = counted(room, own.id)
  const rangs = Array.from({ length: room.row.revelees }, (_, rang) => rang)
  const missed = rangs.filter((rang) => !answers.some((one) => one.rang === rang && one.correct === 1))
  return {
    correct: scoreOf(room, own.id),
    total: room.row.revelees,
    podium: podiumOf(room),
    missed: missed.map((rang) => ({
      ...shown(room, rang),
      ...keyOf(room, rang),
      chosen: chosenIn(answers.find((one) => one.rang === rang)) ?? [],
    })),
    idTentative: own.idTentative,
  }
}

/** A room in the list of those of a school. */
export function presentSalleSummary(
  row: SalleRow,
  around: Pick<Room, 'participants' | 'reponses' | 'now'>,
): SalleSummary {
  const given = around.reponses.filter(({ rang }) => rang < row.revelees)
  const right = given.filter(({ correct }) => correct === 1).length
  return {
    id: row.id,
    title: { fr: row.titleFr, ar: row.titleAr },
    hote: row.hote,
    startedAt: row.createdAt,
    phase: phaseOf(row, around.now),
    questions: row.revelees,
    participants: around.participants.length,
    success: given.length > 0 ? right / given.length : null,
  }
}
