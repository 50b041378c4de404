import { z } from 'zod'
import type { Pays } from '../clock/pays'
import { day, requiredText } from '../fields'
import { timeOfDay } from '../planning/openingHours'

const percent = (usual: number) => z.number().int().min(0).max(100).default(usual)
const days = z.number().int().min(0).max(365)
/** A sum that limits something, in millimes. */
const limit = z.number().int().min(0).max(1_000_000_000)

/** What happens when a lesson or an exam is booked that is not paid for. */
export const RESERVES = ['none', 'warn', 'block'] as const
export type Reserve = (typeof RESERVES)[number]

/** Whether a school charges VAT; null until it has said so. */
export const REGIMES_TVA = ['EXEMPT', 'TAXED'] as const
export type RegimeTva = (typeof REGIMES_TVA)[number]

/** A rate of VAT in hundredths of a per cent: 700 is 7 %. */
const rate = z.number().int().min(0).max(10_000).default(0)

/** The money rules of a school. A rule left out keeps its default. */
export const reglagesArgent = z
  .strictObject({
    /** What an absence costs, in per cent of the hour beyond the package. */
    absencePourcent: percent(100),
    /**
     * What a late cancellation costs. Nothing by itself: the application does not know who cancelled, so the school
     * decides case by case unless it sets a figure.
     */
    annulationPourcent: percent(0),
    /** The reasons for which an absence is waived; any reason while there are none. */
    motifsExcuse: z
      .array(requiredText(60))
      .max(12)
      .refine((motifs) => new Set(motifs).size === motifs.length, 'duplicate')
      .default([]),
    /** The smallest step of a price, in millimes; an enrolment keeps the one it began with. */
    pasPrix: z.number().int().min(1).max(1000).default(1),
    /** The smallest step of an instalment, in millimes. */
    pasEcheance: z.number().int().min(1).max(100_000).default(1000),
    /** Booking lessons beyond what is paid, and how much may be beyond. */
    depassement: z.enum(RESERVES).default('warn'),
    seuil: limit.default(0),
    /** Booking an exam whose fee is not paid. */
    examenImpaye: z.enum(RESERVES).default('warn'),
    /** Booking an exam for somebody enrolled whose contract is not signed. */
    contratNonSigne: z.enum(RESERVES).default('warn'),
    /** The first day of the books: lessons before it are never charged. Null while the school has not said. */
    dateReprise: day.nullable().default(null),
    /** The days after a due date on which a candidate is reminded, and the days before it. */
    relanceJours: z.tuple([days, days, days]).default([3, 10, 30]),
    avantJours: days.max(30).default(2),
    /** No reminder is sent between these hours of the school. */
    silenceDebut: timeOfDay.default('20:00'),
    silenceFin: timeOfDay.default('08:00'),
    /** Up to what the cash desk discounts, gives back and spends without asking. */
    plafondRemise: limit.default(0),
    plafondRemboursement: limit.default(0),
    plafondDepense: limit.default(0),
    /** Up to what it reverses what it entered itself in its open session; null without a limit. */
    plafondContrepassation: limit.nullable().default(null),
    /** The difference that closing a cash box accepts without a reason. */
    ecartTolere: limit.default(0),
    /** Whether the cashier counts before they see what should be there. */
    clotureAveugle: z.boolean().default(true),
    /** What stays in the cash box after it is closed. */
    fondsCaisse: limit.default(50_000),
    /** The sum in cash above which the cashier is warned; null without one. */
    plafondEspeces: limit.min(1).nullable().default(null),
    /** Unanswered by default: the first invoice asks for it. Rates hold for what is sold from then on. */
    regimeTva: z.enum(REGIMES_TVA).nullable().default(null),
    tvaCode: rate,
    tvaConduite: rate,
    tvaExamen: rate,
    tvaDossier: rate,
    tvaEnLigne: rate,
    /** The stamp duty of an invoice (Tunisia), whether the client bears it, and whether credit notes owe it. */
    timbre: limit.default(1000),
    timbreClient: z.boolean().default(true),
    timbreAvoir: z.boolean().default(true),
  })
  .refine(({ relanceJours: [first, second, third] }) => first < second && second < third, {
    path: ['relanceJours'],
    error: 'too_small',
  })
  .meta({ id: 'ReglagesArgent' })
export type ReglagesArgent = z.infer<typeof reglagesArgent>

/** What a country has otherwise: amounts are thousandths everywhere, and a euro is paid in hundredths. */
const OWN_DEFAULTS: Record<Pays, Partial<ReglagesArgent>> = { TN: {}, FR: { pasPrix: 10, pasEcheance: 10 } }

/** The rules of a school of a country that has chosen none, or some of them. */
export const reglagesWith = (pays: Pays, chosen: object = {}): ReglagesArgent =>
  reglagesArgent.parse({ ...OWN_DEFAULTS[pays], ...chosen })

/** The settings with the version to send back. */
export const reglagesArgentSaved = z
  .object({ reglages: reglagesArgent, version: z.number().int(), updatedAt: z.string().nullable() })
  .meta({ id: 'ReglagesArgentSaved' })
export type ReglagesArgentSaved = z.infer<typeof reglagesArgentSaved>

export const reglagesArgentInput = z
  .strictObject({ reglages: reglagesArgent, version: z.number().int() })
  .meta({ id: 'ReglagesArgentInput' })
export type ReglagesArgentInput = z.output<typeof reglagesArgentInput>
