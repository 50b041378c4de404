import { z } from 'zod'
import { DAY_MS } from '../clock/moments'
import { day, moment } from '../fields'
import { idFilter } from '../list'
import { clash } from './clash'
import { CALENDARS, ETAPES, MAX_CANDIDATS } from './evenement'
import { periode, plage, semaine } from './openingHours'

/** An instructor's availability: a week, and days of leave. Without a week they work whenever the school is open. */
export const disponibilite = z
  .object({
    plages: z.array(plage),
    conges: z.array(periode),
    /** The version of the week; adding or removing leave does not change it. */
    version: z.number().int(),
    /** The moment at which the week was last saved, according to the log. */
    updatedAt: z.string().nullable(),
  })
  .meta({ id: 'Disponibilite' })
export type Disponibilite = z.infer<typeof disponibilite>

/** `version` is the version that was read: an older one is refused with 409 and the current week. */
export const disponibiliteUpdate = z
  .strictObject({ plages: semaine, version: z.number().int() })
  .meta({ id: 'DisponibiliteUpdate' })
export type DisponibiliteUpdate = z.infer<typeof disponibiliteUpdate>

/** Days of the school, both included; as many as the events of a calendar are asked for. */
export const congesQuery = z
  .object({ from: day, to: day })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'end_before_start' })
  // An invalid day is reported already; NaN passes here.
  .refine(({ from, to }) => !(Date.parse(to) - Date.parse(from) > 100 * DAY_MS), { path: ['to'], error: 'too_big' })

/** A leave in the calendar, with the instructor who is away. */
const conge = periode.extend({ idMoniteur: z.number(), moniteur: z.string() })
export type Conge = z.infer<typeof conge>
export const congeList = z.object({ data: z.array(conge) })

const mois = z.string().regex(/^(19|20|21)\d\d-(0[1-9]|1[0-2])$/, 'date')
/** A month of the school, `YYYY-MM`; the current month by default. */
export const activiteQuery = z.object({ mois: mois.optional() })

const minutesParEtape = z.record(z.enum(ETAPES), z.number().int())

const resultats = { reussis: z.number().int(), echoues: z.number().int() }

/** Number of months of the trend, the requested one included. */
export const TREND_MONTHS = 12

/** An instructor's work in a month, and the pay for it. */
export const activite = z
  .object({
    mois: z.string(),
    /** Attested minutes, by kind of lesson. */
    minutes: minutesParEtape,
    lecons: z.number().int(),
    /** Lessons planned in this month and still ahead. */
    prevues: z.object({ lecons: z.number().int(), minutes: z.number().int() }),
    /** Past planned lessons without an answer: they earn nothing yet. */
    aAttester: z.number().int(),
    absences: z.number().int(),
    /** Exam results of the candidates whom they follow: of the month, and since the beginning. */
    examens: z.array(z.object({ etape: z.enum(ETAPES), ...resultats, total: z.object(resultats) })),
    /** Today's hourly pay in millimes; null, like every amount of pay, for callers who may not see it. */
    tarifHoraire: z.number().int().nullable(),
    /** The pay of the month in millimes: attested minutes at the rate of their day, rounded half up once per rate. */
    gain: z.number().int().nullable(),
    /** Since the beginning; its pay is the sum of the rounded monthly amounts. */
    total: z.object({ lecons: z.number().int(), minutes: z.number().int(), gain: z.number().int().nullable() }),
    /** The months up to this one, oldest first. */
    tendance: z.array(
      z.object({
        mois: z.string(),
        minutes: z.number().int(),
        lecons: z.number().int(),
        gain: z.number().int().nullable(),
      }),
    ),
  })
  .meta({ id: 'Activite' })
export type Activite = z.infer<typeof activite>

const ids = z
  .string()
  .regex(/^\d{1,9}(,\d{1,9})*$/, 'invalid')
  .transform((text) => text.split(',').map(Number))
  .pipe(z.array(z.number()).max(MAX_CANDIDATS))

/** An event that needs resources: `idCandidats` separated by commas, `except` is the event itself when it is edited. */
export const libresQuery = z
  .object({
    calendar: z.enum(CALENDARS),
    start: moment,
    end: moment,
    idCandidats: ids.default([]),
    except: idFilter,
  })
  .refine(({ start, end }) => start < end, { path: ['end'], error: 'end_before_start' })

const chacun = z.array(z.object({ id: z.number(), raisons: z.array(clash) }))

/** The clashes of the event at that time: of the school, of its candidates, and of each possible resource. */
export const libres = z
  .object({
    ecole: z.array(clash),
    candidats: z.array(clash),
    moniteurs: chacun,
    vehicules: chacun,
    examinateurs: chacun,
  })
  .meta({ id: 'Libres' })
export type Libres = z.infer<typeof libres>
