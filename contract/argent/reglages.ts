import { z } from 'zod'
import type { Pays } from '../clock/pays'
import { day, requiredText } from '../fields'
import { timeOfDay } from '../planning/openingHours'

const percent = (usual: number) => z.number().int().min(0).max(100).default(usual)
const days = z.number().int().min(0).max(365)
/** A limit on an amount, in millimes. */
const limit = z.number().int().min(0).max(1_000_000_000)

/** The reactions when a lesson or an exam is booked that is not paid for. */
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
    /** The charge for an absence, in per cent of an hour beyond the package. */
    absencePourcent: percent(100),
    /**
     * The charge for a late cancellation. It is 0 by default: the application does not know who cancelled, so the
     * school decides case by case unless it sets a figure.
     */
    annulationPourcent: percent(0),
    /** The reasons for which an absence may be waived; any reason while the list is empty. */
    motifsExcuse: z
      .array(requiredText(60))
      .max(12)
      .refine((motifs) => new Set(motifs).size === motifs.length, 'duplicate')
      .default([]),
    /** The smallest step of a price, in millimes; an enrolment keeps the one it began with. */
    pasPrix: z.number().int().min(1).max(1000).default(1),
    /** The smallest step of an instalment, in millimes. */
    pasEcheance: z.number().int().min(1).max(100_000).default(1000),
    /** The reaction to booking lessons beyond what is paid, and the amount that is still accepted. */
    depassement: z.enum(RESERVES).default('warn'),
    seuil: limit.default(0),
    /** The reaction to booking an exam whose fee is not paid. */
    examenImpaye: z.enum(RESERVES).default('warn'),
    /** The reaction to booking an exam for an enrolled candidate without a signed contract. */
    contratNonSigne: z.enum(RESERVES).default('warn'),
    /** The first day of the books: lessons before it are never charged. Null while the school has not set it. */
    dateReprise: day.nullable().default(null),
    /** The days after a due date on which candidates are reminded, and the days before it. */
    relanceJours: z.tuple([days, days, days]).default([3, 10, 30]),
    avantJours: days.max(30).default(2),
    /** No reminder is sent between these hours of the school. */
    silenceDebut: timeOfDay.default('20:00'),
    silenceFin: timeOfDay.default('08:00'),
    /** The ceilings up to which the cash desk discounts, refunds and spends without approval. */
    plafondRemise: limit.default(0),
    plafondRemboursement: limit.default(0),
    plafondDepense: limit.default(0),
    /** The ceiling for reversals of its own entries in its open session; null without a limit. */
    plafondContrepassation: limit.nullable().default(null),
    /** The difference up to which a cash box closes without a reason. */
    ecartTolere: limit.default(0),
    /** Whether the cashier counts before they see how much should be in the box. */
    clotureAveugle: z.boolean().default(true),
    /** The amount that stays in the cash box after it is closed. */
    fondsCaisse: limit.default(50_000),
    /** The sum in cash above which the cashier is warned; null without one. */
    plafondEspeces: limit.min(1).nullable().default(null),
    /**
     * Whether the school charges VAT, null by default: sending the first invoice asks for it. The rates apply to what
     * is sold from then on.
     */
    regimeTva: z.enum(REGIMES_TVA).nullable().default(null),
    tvaCode: rate,
    tvaConduite: rate,
    tvaExamen: rate,
    tvaDossier: rate,
    tvaEnLigne: rate,
    /** The stamp duty of an invoice (Tunisia), whether the client pays it, and whether it is due on credit notes. */
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

/** The defaults that differ by country: amounts are in thousandths everywhere, but the euro has hundredths. */
const OWN_DEFAULTS: Record<Pays, Partial<ReglagesArgent>> = { TN: {}, FR: { pasPrix: 10, pasEcheance: 10 } }

/** The rules of a school: its country's defaults with the rules that it has chosen. */
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
