import { z } from 'zod'
import { DAY_MS, minutesBetween } from '../clock/moments'
import { day, moment, optionalId, optionalText } from '../fields'
import { idFilter } from '../list'

/** The kinds of lessons and exams (customer's specification, 3). */
export const CALENDARS = [
  'Hour circulation',
  'Hour code',
  'Code exam',
  'Conduit exam',
  'Hour Park',
  'Park exam',
] as const
export type Calendar = (typeof CALENDARS)[number]

/** The stages of an exam path; each has its lessons and its exam. */
export const ETAPES = ['code', 'circulation', 'parc'] as const
export type Etape = (typeof ETAPES)[number]

export const HOUR_OF = { code: 'Hour code', circulation: 'Hour circulation', parc: 'Hour Park' } as const
export const EXAM_OF = { code: 'Code exam', circulation: 'Conduit exam', parc: 'Park exam' } as const
const STAGES: Record<Calendar, { etape: Etape; exam: boolean }> = {
  'Hour code': { etape: 'code', exam: false },
  'Hour circulation': { etape: 'circulation', exam: false },
  'Hour Park': { etape: 'parc', exam: false },
  'Code exam': { etape: 'code', exam: true },
  'Conduit exam': { etape: 'circulation', exam: true },
  'Park exam': { etape: 'parc', exam: true },
}
export const etapeOf = (calendar: Calendar): Etape => STAGES[calendar].etape
export const isExam = (calendar: Calendar): boolean => STAGES[calendar].exam
/** Hours behind the wheel need an instructor and a vehicle. */
export const isDriving = (calendar: Calendar): boolean => !isExam(calendar) && etapeOf(calendar) !== 'code'

export const STATUTS = ['PLANNED', 'SUCCESS', 'FAILED', 'CANCELLED', 'NO_SHOW'] as const
export type Statut = (typeof STATUTS)[number]

/**
 * The scope of a change in a recurrence: this event, this and the following, or all; of the others only those still
 * ahead.
 */
export const SCOPES = ['one', 'following', 'all'] as const
export type Scope = (typeof SCOPES)[number]

/** The longest event, in minutes: half a day at an exam centre. */
export const MAX_MINUTES = 12 * 60
export const MAX_OCCURRENCES = 52
export const MAX_CANDIDATS = 40

const eventShape = {
  title: optionalText(120),
  start: moment,
  end: moment,
  /** Lessons and exams always have an hour; closures and leave are separate whole days. */
  allDay: z.literal(false).default(false),
  extendedProps: z
    .strictObject({
      calendar: z.enum(CALENDARS),
      /** Candidate ids; only a theory hour may have several. */
      idCandidats: z.array(z.number().int()).min(1).max(MAX_CANDIDATS).optional(),
      /** Instead of `idCandidats`: the account of the only candidate. */
      idUser: optionalId,
      idMoniteur: optionalId,
      idVehicule: optionalId,
      idExaminateur: optionalId,
      lieu: optionalText(120),
      note: optionalText(1000),
    })
    .refine(({ idCandidats, idUser }) => idCandidats !== undefined || idUser !== null, {
      path: ['idCandidats'],
      error: 'required',
    }),
}

/** The desk was warned that the event is not paid for, or that no contract is signed, and books it all the same. */
const confirmations = { malgreImpaye: z.boolean().optional(), malgreContrat: z.boolean().optional() }

/** A written event once its candidates are resolved to ids. */
type OfCandidats<Written extends { extendedProps: object }> = Omit<Written, 'extendedProps'> & {
  extendedProps: Omit<Written['extendedProps'], 'idCandidats' | 'idUser'> & { idCandidats: number[] }
}

const inOrder = ({ start, end }: { start: string; end: string }) => start < end
const orderFault = { path: ['end'], error: 'end_before_start' }
const shortEnough = ({ start, end }: { start: string; end: string }) => minutesBetween(start, end) <= MAX_MINUTES
const lengthFault = { path: ['end'], error: 'event_too_long' }

/** Every week, or every few weeks, until a day or a number of times. */
export const recurrence = z
  .strictObject({
    semaines: z.number().int().min(1).max(4).default(1),
    nombre: z.number().int().min(2).max(MAX_OCCURRENCES).optional(),
    jusqua: day.optional(),
    /** Days to leave out, taken from a refusal. */
    except: z.array(day).max(MAX_OCCURRENCES).default([]),
    /** Days whose session takes place at another time. */
    replaced: z
      .array(
        z
          .strictObject({ jour: day, start: moment, end: moment })
          .refine(inOrder, orderFault)
          .refine(shortEnough, lengthFault),
      )
      .max(MAX_OCCURRENCES)
      .default([]),
  })
  .refine(({ nombre, jusqua }) => (nombre === undefined) !== (jusqua === undefined), {
    path: ['nombre'],
    error: 'required',
  })

export const evenementInput = z
  .strictObject({ ...eventShape, recurrence: recurrence.optional(), ...confirmations })
  .refine(inOrder, orderFault)
  .refine(shortEnough, lengthFault)
  .meta({ id: 'EvenementInput' })
export type EvenementInput = OfCandidats<z.infer<typeof evenementInput>>
export type EvenementValues = z.input<typeof evenementInput>

/** `version` is the version that was read: an older one is refused with 409 and the current event. */
export const evenementUpdate = z
  .strictObject({ ...eventShape, version: z.number().int(), scope: z.enum(SCOPES).default('one'), ...confirmations })
  .refine(inOrder, orderFault)
  .refine(shortEnough, lengthFault)
  .meta({ id: 'EvenementUpdate' })
export type EvenementUpdate = OfCandidats<z.infer<typeof evenementUpdate>>

/** Several events, each with its people and time, saved all or none; used to undo a move or a cancellation. */
export const evenementsUpdate = z
  .strictObject({
    evenements: z
      .array(
        z
          .strictObject({ ...eventShape, id: z.number().int(), version: z.number().int() })
          .refine(inOrder, orderFault)
          .refine(shortEnough, lengthFault),
      )
      .min(1)
      .max(MAX_OCCURRENCES)
      .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, 'duplicate'),
  })
  .meta({ id: 'EvenementsUpdate' })
export interface EvenementsUpdate {
  evenements: OfCandidats<z.infer<typeof evenementsUpdate>['evenements'][number]>[]
}

const version = z.number().int()
export const cancelInput = z.strictObject({
  version,
  motif: optionalText(300),
  scope: z.enum(SCOPES).default('one'),
})
/** Attests that the lesson took place. Without `minutes` it lasted as planned. */
export const attestInput = z.strictObject({
  version,
  minutes: z.number().int().min(1).max(MAX_MINUTES).optional(),
  /** For a theory hour: the candidates who did not come. */
  absents: z.array(z.number().int()).max(MAX_CANDIDATS).default([]),
  /** The note for the next lesson. */
  suite: optionalText(500),
})
export type AttestInput = z.infer<typeof attestInput>
/** `debutReel` is the start of the lesson by the clock of the caller's device. */
export const startInput = z.strictObject({ version, debutReel: moment })
export const noShowInput = z.strictObject({ version, note: optionalText(300) })
export const resultInput = z.strictObject({
  version,
  status: z.enum(['SUCCESS', 'FAILED']),
  note: optionalText(1000),
})
export type ResultInput = z.infer<typeof resultInput>
/** Undoes an answer: an attested, cancelled or missed event is planned again. */
export const reopenInput = z.strictObject({ version, motif: optionalText(300) })

const person = z.object({ id: z.number(), nom: z.string() })

export const evenement = z
  .object({
    idEvenement: z.number(),
    /** The displayed title: the event's own, or the names of its candidates. */
    title: z.string(),
    start: z.string(),
    end: z.string(),
    allDay: z.literal(false),
    status: z.enum(STATUTS),
    version,
    updatedAt: z.string(),
    extendedProps: z.object({
      calendar: z.enum(CALENDARS),
      /** Its own title; null when the displayed one is made of names. */
      title: z.string().nullable(),
      idCandidats: z.array(z.number()),
      /** The account of the first candidate. */
      idUser: z.number().nullable(),
      candidats: z.array(
        person.extend({ absent: z.boolean(), telephone: z.string().nullable(), archived: z.boolean() }),
      ),
      idMoniteur: z.number().nullable(),
      moniteur: z.string().nullable(),
      idVehicule: z.number().nullable(),
      vehicule: z.string().nullable(),
      idExaminateur: z.number().nullable(),
      examinateur: z.string().nullable(),
      /** The licence category of the first candidate. */
      permi: z.string().nullable(),
      lieu: z.string().nullable(),
      /**
       * Seats of the room of a theory hour. Left out when the school sets none, and for candidates, because they do not
       * see the other participants.
       */
      places: z.number().int().optional(),
      note: z.string().nullable(),
      serie: z.string().nullable(),
      motif: z.string().nullable(),
      /** Cancelled later than the school's rules allowed at the time. */
      annulationTardive: z.boolean(),
      debutReel: z.string().nullable(),
      minutes: z.number().int().nullable(),
      suite: z.string().nullable(),
      /** The note for this lesson from the end of the previous lesson of the same stage. */
      reprise: z.string().nullable(),
      attesteLe: z.string().nullable(),
      attestePar: z.string().nullable(),
      /** True when the caller gave the answer. */
      attesteParMoi: z.boolean(),
    }),
  })
  .meta({ id: 'Evenement' })
export type Evenement = z.infer<typeof evenement>

/** The free seats of a planned event in a room with a number of seats; null for any other event. */
export function freeSeats({
  status,
  extendedProps: { places, candidats },
}: {
  status: Statut
  extendedProps: Pick<Evenement['extendedProps'], 'places' | 'candidats'>
}): number | null {
  return places === undefined || status !== 'PLANNED' ? null : Math.max(0, places - candidats.length)
}

/** The undo snapshot of an event: its values before a save, with its current version; sending it back restores it. */
const evenementSnapshot = z.object({
  id: z.number(),
  version,
  title: z.string().nullable(),
  start: z.string(),
  end: z.string(),
  allDay: z.literal(false),
  extendedProps: z.object({
    calendar: z.enum(CALENDARS),
    idCandidats: z.array(z.number()),
    idMoniteur: z.number().nullable(),
    idVehicule: z.number().nullable(),
    idExaminateur: z.number().nullable(),
    lieu: z.string().nullable(),
    note: z.string().nullable(),
  }),
})
export type EvenementSnapshot = z.infer<typeof evenementSnapshot>

/** The answer to a change or a cancellation: the event, and an undo snapshot of each event that changed with it. */
export const evenementSaved = evenement.extend({ before: z.array(evenementSnapshot) }).meta({ id: 'EvenementSaved' })
export type EvenementSaved = z.infer<typeof evenementSaved>

/** The events of a calendar that overlap a period of at most a hundred days. */
export const evenementQuery = z
  .object({
    from: moment,
    to: moment,
    calendar: z.enum(CALENDARS).optional(),
    /** All but the cancelled events when left out. */
    status: z.enum(STATUTS).optional(),
    idCandidat: idFilter,
    idMoniteur: idFilter,
    idVehicule: idFilter,
    idExaminateur: idFilter,
    /** `true`: each planned lesson includes the note from the previous one. */
    reprises: z.enum(['true', 'false']).default('false'),
  })
  .refine(({ from, to }) => from < to, { path: ['to'], error: 'end_before_start' })
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) <= 100 * DAY_MS, { path: ['to'], error: 'too_big' })

export const evenementList = z.object({ data: z.array(evenement) })
