import { z } from 'zod'
import { day, moment, optionalId, optionalText } from '../fields'
import { idFilter } from '../list'

/** What a lesson or an exam is for (customer's specification, 3). */
export const CALENDARS = [
  'Hour circulation',
  'Hour code',
  'Code exam',
  'Conduit exam',
  'Hour Park',
  'Park exam',
] as const
export type Calendar = (typeof CALENDARS)[number]

/** The stages of an exam path; each has its hours and its exam. */
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

/** Of a recurrence: this one, this one and those after it, or all; of the others those that are still ahead. */
export const PORTEES = ['one', 'following', 'all'] as const
export type Portee = (typeof PORTEES)[number]

/** The longest event, in minutes: half a day at an exam centre. */
export const MAX_MINUTES = 12 * 60
export const MAX_OCCURRENCES = 52
export const MAX_CANDIDATS = 40

const eventShape = {
  title: optionalText(120),
  start: moment,
  end: moment,
  /** Lessons and exams have an hour; closures and leave are days of their own. */
  allDay: z.literal(false).default(false),
  extendedProps: z
    .strictObject({
      calendar: z.enum(CALENDARS),
      /** Ids of candidates; only a code hour holds several. */
      idCandidats: z.array(z.number().int()).min(1).max(MAX_CANDIDATS).optional(),
      /** In the place of `idCandidats`: the account of the one candidate. */
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

/** What is written of an event, once its candidates are known by their ids. */
type OfCandidats<Written extends { extendedProps: object }> = Omit<Written, 'extendedProps'> & {
  extendedProps: Omit<Written['extendedProps'], 'idCandidats' | 'idUser'> & { idCandidats: number[] }
}

const inOrder = ({ start, end }: { start: string; end: string }) => start < end
const orderFault = { path: ['end'], error: 'end_before_start' }
const shortEnough = ({ start, end }: { start: string; end: string }) =>
  Date.parse(end) - Date.parse(start) <= MAX_MINUTES * 60_000
const lengthFault = { path: ['end'], error: 'event_too_long' }

/** Every week, or every few weeks, until a day or for a number of times. */
export const recurrence = z
  .strictObject({
    semaines: z.number().int().min(1).max(4).default(1),
    nombre: z.number().int().min(2).max(MAX_OCCURRENCES).optional(),
    jusqua: day.optional(),
    /** Days to leave out, of a refusal that named them. */
    sauf: z.array(day).max(MAX_OCCURRENCES).default([]),
    /** Days whose event takes place at another time. */
    remplace: z
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
  .strictObject({ ...eventShape, recurrence: recurrence.optional() })
  .refine(inOrder, orderFault)
  .refine(shortEnough, lengthFault)
  .meta({ id: 'EvenementInput' })
export type EvenementInput = OfCandidats<z.infer<typeof evenementInput>>
export type EvenementValues = z.input<typeof evenementInput>

/** `version` is the one that was read: an older one is refused with 409 and the event as it is now. */
export const evenementUpdate = z
  .strictObject({ ...eventShape, version: z.number().int(), portee: z.enum(PORTEES).default('one') })
  .refine(inOrder, orderFault)
  .refine(shortEnough, lengthFault)
  .meta({ id: 'EvenementUpdate' })
export type EvenementUpdate = OfCandidats<z.infer<typeof evenementUpdate>>

/** Several at once, each with its own people and time, all or none: what undoing a move or a cancellation needs. */
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
  portee: z.enum(PORTEES).default('one'),
})
/** A person says that the hour took place. Without `minutes` it lasted as planned. */
export const attestInput = z.strictObject({
  version,
  minutes: z.number().int().min(1).max(MAX_MINUTES).optional(),
  /** Of a code hour: who did not come. */
  absents: z.array(z.number().int()).max(MAX_CANDIDATS).default([]),
  /** The note for the next lesson. */
  suite: optionalText(500),
})
export type AttestInput = z.infer<typeof attestInput>
/** `debutReel` is when the lesson began, by the clock of whoever says so. */
export const startInput = z.strictObject({ version, debutReel: moment })
export const noShowInput = z.strictObject({ version, note: optionalText(300) })
export const resultInput = z.strictObject({
  version,
  status: z.enum(['SUCCESS', 'FAILED']),
  note: optionalText(1000),
})
export type ResultInput = z.infer<typeof resultInput>
/** Takes an answer back: what was attested, cancelled or missed is planned again. */
export const reopenInput = z.strictObject({ version, motif: optionalText(300) })

const person = z.object({ id: z.number(), nom: z.string() })

export const evenement = z
  .object({
    idEvenement: z.number(),
    /** As it is shown: its own title, or who it is for. */
    title: z.string(),
    start: z.string(),
    end: z.string(),
    allDay: z.literal(false),
    status: z.enum(STATUTS),
    version,
    updatedAt: z.string(),
    extendedProps: z.object({
      calendar: z.enum(CALENDARS),
      titre: z.string().nullable(),
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
      note: z.string().nullable(),
      serie: z.string().nullable(),
      motif: z.string().nullable(),
      /** Cancelled later than the school's rules allowed then. */
      annulationTardive: z.boolean(),
      debutReel: z.string().nullable(),
      minutes: z.number().int().nullable(),
      suite: z.string().nullable(),
      /** What was noted at the end of the lesson before, of the same stage, for this one. */
      reprise: z.string().nullable(),
      attesteLe: z.string().nullable(),
      attestePar: z.string().nullable(),
      /** Whoever reads this is who said how it went. */
      attesteParMoi: z.boolean(),
    }),
  })
  .meta({ id: 'Evenement' })
export type Evenement = z.infer<typeof evenement>

/** An event as it was before it was saved, with the version that it has now: sent back, it stands there again. */
const evenementAvant = z.object({
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
export type EvenementAvant = z.infer<typeof evenementAvant>

/** The answer of a change or a cancellation: the event, and how each one that changed with it was before. */
export const evenementSaved = evenement.extend({ avant: z.array(evenementAvant) }).meta({ id: 'EvenementSaved' })
export type EvenementSaved = z.infer<typeof evenementSaved>

/** What a calendar shows: everything that touches the time between two moments, at most a hundred days apart. */
export const evenementQuery = z
  .object({
    from: moment,
    to: moment,
    calendar: z.enum(CALENDARS).optional(),
    /** Left out: all but the cancelled ones. */
    status: z.enum(STATUTS).optional(),
    idCandidat: idFilter,
    idMoniteur: idFilter,
    idVehicule: idFilter,
    idExaminateur: idFilter,
    /** `true`: each planned lesson with what was noted for it at the end of the one before. */
    reprises: z.enum(['true', 'false']).default('false'),
  })
  .refine(({ from, to }) => from < to, { path: ['to'], error: 'end_before_start' })
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) <= 100 * 86_400_000, { path: ['to'], error: 'too_big' })

export const evenementList = z.object({ data: z.array(evenement) })

/** Days of the school, both included; one left out: from or to the end of the month of the other; both: the month that runs. */
export const statsQuery = z
  .object({ from: day.optional(), to: day.optional() })
  .refine(({ from, to }) => !from || !to || from <= to, { path: ['to'], error: 'end_before_start' })

/** How many events of each kind in each state, between two days of the school. */
export const evenementStats = z
  .object({
    total: z.number().int(),
    parStatut: z.record(z.enum(STATUTS), z.number().int()),
    parCalendar: z.record(z.enum(CALENDARS), z.number().int()),
    /** Planned hours that are over and that nobody has attested. */
    aAttester: z.number().int(),
    /** Minutes attested. */
    minutes: z.number().int(),
  })
  .meta({ id: 'EvenementStats' })
export type EvenementStats = z.infer<typeof evenementStats>
