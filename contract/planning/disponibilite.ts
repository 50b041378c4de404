import { z } from 'zod'
import { moment } from '../fields'
import { idFilter } from '../list'
import { clash } from './clash'
import { CALENDARS, ETAPES, MAX_CANDIDATS } from './evenement'
import { periode, plage, semaine } from './openingHours'

/** When an instructor works: a week, and days of leave. Without a week it works whenever the school is open. */
export const disponibilite = z
  .object({
    plages: z.array(plage),
    conges: z.array(periode),
    /** Of the week; leave comes and goes by itself. */
    version: z.number().int(),
    /** When the week was last saved, by the log. */
    updatedAt: z.string().nullable(),
  })
  .meta({ id: 'Disponibilite' })
export type Disponibilite = z.infer<typeof disponibilite>

/** `version` is the one that was read: an older one is refused with 409 and the week as it is now. */
export const disponibiliteUpdate = z
  .strictObject({ plages: semaine, version: z.number().int() })
  .meta({ id: 'DisponibiliteUpdate' })
export type DisponibiliteUpdate = z.infer<typeof disponibiliteUpdate>

const mois = z.string().regex(/^(19|20|21)\d\d-(0[1-9]|1[0-2])$/, 'date')
/** A month of the school, `YYYY-MM`; left out: the one that runs. */
export const activiteQuery = z.object({ mois: mois.optional() })

const minutesParEtape = z.record(z.enum(ETAPES), z.number().int())

const resultats = { reussis: z.number().int(), echoues: z.number().int() }

/** How many months the trend has, the one asked for included. */
export const MOIS_TENDANCE = 12

/** What an instructor did in a month, and what it earned by it. */
export const activite = z
  .object({
    mois: z.string(),
    /** Attested, by kind of hour. */
    minutes: minutesParEtape,
    lecons: z.number().int(),
    /** Planned in this month and still to come. */
    prevues: z.object({ lecons: z.number().int(), minutes: z.number().int() }),
    /** Planned hours that are over and that nobody has attested: they earn nothing yet. */
    aAttester: z.number().int(),
    absences: z.number().int(),
    /** Results of the candidates whom it follows: of the month, and since the beginning. */
    examens: z.array(z.object({ etape: z.enum(ETAPES), ...resultats, total: z.object(resultats) })),
    /** Pay of one hour today, in millimes, at which every month is counted; null, as every sum, for whoever may not know it. */
    tarifHoraire: z.number().int().nullable(),
    /** Attested minutes × hourly pay / 60 in millimes, rounded half up once, on the total of the month. */
    gain: z.number().int().nullable(),
    /** Since the beginning; its pay is the sum of the months' rounded ones. */
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

/** An event that looks for its people: `idCandidats` parted by commas, `sauf` the event itself when it is changed. */
export const libresQuery = z
  .object({
    calendar: z.enum(CALENDARS),
    start: moment,
    end: moment,
    idCandidats: ids.default([]),
    sauf: idFilter,
  })
  .refine(({ start, end }) => start < end, { path: ['end'], error: 'end_before_start' })

const chacun = z.array(z.object({ id: z.number(), raisons: z.array(clash) }))

/** What speaks against the event at that time: for the school and its candidates, and of each who could take part. */
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
