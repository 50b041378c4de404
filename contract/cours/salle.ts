import { z } from 'zod'
import { CODE_ALPHABET } from '../ecole/codeAcces'
import { requiredText } from '../fields'
import { idFilter, listQuery, pageOf } from '../list'
import { TOPIC_KEYS } from './topic'

/** Length of a room's code: short enough to type from a wall. */
export const SALLE_CODE_LENGTH = 6
/** Seconds for a question: as in the exam, unless the host chooses otherwise. */
export const USUAL_SECONDS = 30
/** Seconds that the host adds to a question with one press. */
export const EXTRA_SECONDS = 15
/** Hours after which a room that nobody ends closes by itself. */
export const SALLE_HOURS = 6
/** Maximum participants of a room. */
export const MAX_PARTICIPANTS = 60
/** Number of places named in a ranking, when the host wants one. */
export const PODIUM = 3

/**
 * The phases of a room: the lobby, a question that takes answers, its answers closed, its result shown, the end.
 * `CLOSED` is computed from the clock, so that nothing has to run at that moment.
 */
export const PHASES = ['WAITING', 'OPEN', 'CLOSED', 'REVEALED', 'FINISHED'] as const
export type Phase = (typeof PHASES)[number]
/** The steps of the host. */
export const STEPS = ['open', 'extend', 'close', 'reveal', 'finish'] as const
export type Step = (typeof STEPS)[number]

const drawn = z.number().int().min(5).max(40)

/** The questions of a room: a series, a draw of one topic or all, or a draw of the weakest topics of those present. */
const source = z.union([
  z.strictObject({ idSerie: z.number().int() }),
  z.strictObject({ nombre: drawn, topic: z.enum(TOPIC_KEYS).nullable() }),
  z.strictObject({ nombre: drawn, faibles: z.literal(true) }),
])
export type SalleSource = z.output<typeof source>

export const salleInput = z
  .strictObject({
    source,
    secondes: z.number().int().min(10).max(180),
    /** Whether people without an account may join by their first name. */
    invites: z.boolean(),
    /** Whether the first three are named at the end. */
    classement: z.boolean(),
    /** The code lesson whose candidates are expected. */
    idEvenement: z.number().int().nullable(),
  })
  .meta({ id: 'SalleInput' })
export type SalleInput = z.output<typeof salleInput>

/**
 * A step of the host, and the question that it is about, so that a step made twice or from an outdated tab is refused.
 */
export const stepInput = z
  .strictObject({ step: z.enum(STEPS), rang: z.number().int().min(0) })
  .meta({ id: 'SalleStep' })
export type StepInput = z.output<typeof stepInput>

export const removeInput = z.strictObject({ idParticipant: z.number().int() })

const text = z.object({ fr: z.string(), ar: z.string() })

/** The question on the screen, without its solution. */
const shownQuestion = z.object({
  idQuestion: z.number(),
  topic: z.enum(TOPIC_KEYS),
  picture: z.string().nullable(),
  text,
  choices: z.array(text.extend({ id: z.number() })),
  /** Whether more than one choice is right. */
  several: z.boolean(),
})
export type ShownQuestion = z.infer<typeof shownQuestion>

/** The solution of a question, shown to everybody with its result. */
const answerKey = z.object({ right: z.array(z.number()), explanation: text, source: text })

/** The result of a question in the room. */
const outcome = answerKey.extend({
  /** The number of times that each choice was chosen. */
  counts: z.array(z.object({ id: z.number(), nombre: z.number().int() })),
  correct: z.number().int(),
  answers: z.number().int(),
})
export type Outcome = z.infer<typeof outcome>

const participant = z.object({ id: z.number(), nom: z.string(), invite: z.boolean() })

/** A revealed question with its result in the room. */
const asked = shownQuestion.extend({ rang: z.number().int(), ...outcome.shape })
export type AskedInSalle = z.infer<typeof asked>

/** A participant in the ranking; equal results share a place. */
const placed = z.object({ nom: z.string(), place: z.number().int() })
export type Placed = z.infer<typeof placed>

const result = participant.extend({ correct: z.number().int(), answers: z.number().int() })

/** The report for the host at the end: every question, and the results of each participant. */
const report = z.object({
  questions: z.array(asked),
  participants: z.array(result),
  /** The first three places by name; empty where the host wants no ranking. */
  podium: z.array(placed),
  /** Expected candidates who did not join. */
  absents: z.array(z.string()),
})
export type SalleReport = z.infer<typeof report>

const common = {
  phase: z.enum(PHASES),
  title: text,
  /** The place of the question on the screen, from 0. */
  rang: z.number().int(),
  total: z.number().int(),
  secondes: z.number().int(),
  /** Seconds left by the clock of the server, with their fraction; null unless the question takes answers. */
  secondsLeft: z.number().nullable(),
  question: shownQuestion.nullable(),
}

const summary = z.object({
  id: z.number(),
  title: text,
  hote: z.string(),
  startedAt: z.string(),
  phase: z.enum(PHASES),
  /** Revealed questions. */
  questions: z.number().int(),
  participants: z.number().int(),
  /** The share of right answers among those given to revealed questions; null without any. */
  success: z.number().nullable(),
})
export const salleSummary = summary.meta({ id: 'SalleSummary' })
export type SalleSummary = z.infer<typeof salleSummary>

/** A room as its host sees it. */
export const salle = z
  .object({
    id: z.number(),
    code: z.string(),
    invites: z.boolean(),
    startedAt: z.string(),
    hote: z.string(),
    ...common,
    participants: z.array(participant),
    /** The names of the candidates of the code lesson who have not joined yet. */
    attendus: z.array(z.string()),
    /** Participants who have answered the question on the screen. */
    answered: z.number().int(),
    /** Null before the result is shown. */
    outcome: outcome.nullable(),
    /** Null before the end. */
    report: report.nullable(),
  })
  .meta({ id: 'Salle' })
export type Salle = z.infer<typeof salle>

export const SALLE_SORTS = ['startedAt'] as const
export const salleListQuery = listQuery(SALLE_SORTS)
export const sallePage = pageOf(salleSummary)
export const salleExportQuery = salleListQuery.omit({ page: true, perPage: true }).extend({ after: idFilter })
/** A participant of a room as a line of the exported file. */
const attendance = z.object({
  id: z.number(),
  startedAt: z.string(),
  title: z.string(),
  hote: z.string(),
  questions: z.number().int(),
  participant: z.string(),
  invite: z.boolean(),
  answers: z.number().int(),
  correct: z.number().int(),
})
export type SalleAttendance = z.infer<typeof attendance>
export const salleExport = z.object({ data: z.array(attendance), next: z.number().nullable() })

/** A code as typed: case, spaces and dashes do not matter. */
const codeTyped = z
  .string()
  .max(20)
  .transform((typed) => typed.toUpperCase().replace(/[\s\-–—]/g, ''))
  .pipe(
    z
      .string()
      .min(1)
      .regex(new RegExp(`^[${CODE_ALPHABET}]{${SALLE_CODE_LENGTH}}$`), 'code_format'),
  )
export const joinInput = z.strictObject({ code: codeTyped }).meta({ id: 'SalleJoin' })
export const guestInput = joinInput.extend({ prenom: requiredText(30) }).meta({ id: 'SalleGuest' })

export const jetonParam = z.object({ jeton: z.string().regex(/^[\w-]{20,100}$/) })

/** A participant's result at the end of a room. */
const ownResult = z.object({
  correct: z.number().int(),
  total: z.number().int(),
  podium: z.array(placed),
  /** The revealed questions that the participant answered wrong or not at all. */
  missed: z.array(shownQuestion.extend({ ...answerKey.shape, chosen: z.array(z.number()) })),
  /** The attempt in which a candidate can read the room's questions again; null for guests. */
  idTentative: z.number().nullable(),
})

/** A room as a participant sees it, by the token of their place. */
export const place = z
  .object({
    /** Identifies the room, so that a place stored for another room is recognised. */
    idSalle: z.number(),
    nom: z.string(),
    invite: z.boolean(),
    ...common,
    /** The participant's own answer to the question on the screen. */
    chosen: z.array(z.number()).nullable(),
    /** Null before the result is shown. */
    solution: answerKey.extend({ correct: z.boolean() }).nullable(),
    /** Right answers so far, of revealed questions. */
    correct: z.number().int(),
    result: ownResult.nullable(),
  })
  .meta({ id: 'SallePlace' })
export type Place = z.infer<typeof place>

/** A place in a room. The holder of its token answers for this participant. */
export const joined = z.object({ jeton: z.string(), place }).meta({ id: 'SalleJoined' })
export type Joined = z.infer<typeof joined>

export const roomAnswerInput = z
  .strictObject({ rang: z.number().int().min(0), choices: z.array(z.number().int()).min(1).max(4) })
  .meta({ id: 'SalleAnswer' })
export type RoomAnswerInput = z.output<typeof roomAnswerInput>
