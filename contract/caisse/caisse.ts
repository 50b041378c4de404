import { z } from 'zod'
import { METHODS, TRANSACTION_KINDS } from '../argent/transaction'
import { day, optionalText, requiredText } from '../fields'
import { idFilter, listQuery, pageOf } from '../list'

/** An amount in a cash box: whole millimes, zero or more. */
const held = z.number().int().min(0).max(1_000_000_000)

/** A count: the number of each note and coin (`b50000`, `p500`), or only the total. */
export const comptageInput = z
  .strictObject({
    compte: held,
    billetage: z.record(z.string().max(12), z.number().int().min(0).max(100_000)).nullable(),
  })
  .meta({ id: 'ComptageInput' })
export type ComptageInput = z.output<typeof comptageInput>

/** The result of a count, answered only after the count was sent. */
export const comptage = z
  .object({
    compte: z.number().int(),
    theorique: z.number().int(),
    ecart: z.number().int(),
    /** Whether closing needs a reason. */
    motifRequis: z.boolean(),
    /** The amount to put in the safe so that the float stays. */
    verse: z.number().int(),
  })
  .meta({ id: 'Comptage' })
export type Comptage = z.infer<typeof comptage>

export const fermetureInput = z.strictObject({ verse: held, motif: optionalText(300) }).meta({ id: 'FermetureInput' })
export type FermetureInput = z.output<typeof fermetureInput>

export const repriseInput = z.strictObject({ motif: requiredText(300) }).meta({ id: 'RepriseInput' })

/** A session for all who may see it; its figures are null until it is closed. */
export const caisseSession = z
  .object({
    id: z.number(),
    idCaissier: z.number(),
    caissier: z.string(),
    jour: z.string(),
    ouverteLe: z.string(),
    /** The session is of an earlier day and takes no more money. */
    isStale: z.boolean(),
    fermeeLe: z.string().nullable(),
    /** The user who closed it, when it was not its cashier. */
    fermeePar: z.string().nullable(),
    numero: z.string().nullable(),
    theorique: z.number().int().nullable(),
    compte: z.number().int().nullable(),
    ecart: z.number().int().nullable(),
    motif: z.string().nullable(),
    verse: z.number().int().nullable(),
    /** Whether its difference was explained later and taken back. */
    isRepris: z.boolean(),
  })
  .meta({ id: 'CaisseSession' })
export type CaisseSession = z.infer<typeof caisseSession>

/** The caller's cash desk: their open session, and the rules that apply there. */
export const caisse = z
  .object({
    session: caisseSession.nullable(),
    isAveugle: z.boolean(),
    /** The amount that should be in the box; null while the count is blind. */
    theorique: z.number().int().nullable(),
    fondsCaisse: z.number().int(),
    ecartTolere: z.number().int(),
    /** The ceilings up to which the caller may act without approval; null without a ceiling. */
    plafonds: z.object({
      remise: z.number().int().nullable(),
      remboursement: z.number().int().nullable(),
      depense: z.number().int().nullable(),
      contrepassation: z.number().int().nullable(),
    }),
    /** The limit for cash taken at once, and whether more is refused or only warned of. */
    especes: z.object({ plafond: z.number().int(), isRefused: z.boolean() }),
  })
  .meta({ id: 'Caisse' })
export type Caisse = z.infer<typeof caisse>

/** The money in and out on one of the days of a session, by method. */
const jourTotals = z.object({
  jour: z.string(),
  methods: z.array(
    z.object({
      method: z.enum(METHODS),
      nombre: z.number().int(),
      incoming: z.number().int(),
      outgoing: z.number().int(),
    }),
  ),
})

const mouvement = z.object({
  id: z.number(),
  numero: z.string(),
  createdAt: z.string(),
  kind: z.enum(TRANSACTION_KINDS),
  method: z.enum(METHODS),
  /** The person, the payer or payee, or the category. */
  qui: z.string().nullable(),
  /** The amounts that it added to the school's money and to the box. */
  montant: z.number().int(),
  effet: z.number().int(),
  isReversal: z.boolean(),
})

/** The report of a closed session as it was printed: it never changes. */
export const rapportCaisse = z.object({
  numero: z.string(),
  caissier: z.string(),
  fermeePar: z.string(),
  ouverteLe: z.string(),
  fermeeLe: z.string(),
  fonds: z.number().int(),
  jours: z.array(jourTotals),
  mouvements: z.array(mouvement),
  /** Differences of earlier sessions that were taken back in this one. */
  reprises: z.array(z.object({ numero: z.string(), effet: z.number().int(), motif: z.string() })),
  theorique: z.number().int(),
  compte: z.number().int(),
  billetage: z.record(z.string(), z.number()).nullable(),
  ecart: z.number().int(),
  motif: z.string().nullable(),
  verse: z.number().int(),
  reste: z.number().int(),
  /** The counts before the last one. */
  comptages: z.array(z.object({ createdAt: z.string(), compte: z.number().int(), theorique: z.number().int() })),
})
export type RapportCaisse = z.infer<typeof rapportCaisse>

export const caisseSessionDetail = caisseSession
  .extend({
    /** Null until it is closed. */
    rapport: rapportCaisse.nullable(),
    empreinte: z.string().nullable(),
    /** The session in which its difference was taken back. */
    reprise: z
      .object({ jour: z.string(), numero: z.string().nullable(), motif: z.string(), par: z.string() })
      .nullable(),
    /** The transactions that were reversed since, in later sessions. */
    corrections: z.array(z.object({ numero: z.string(), parNumero: z.string(), parId: z.number(), jour: z.string() })),
  })
  .meta({ id: 'CaisseSessionDetail' })
export type CaisseSessionDetail = z.infer<typeof caisseSessionDetail>

export const ETATS_SESSION = ['ouverte', 'fermee', 'ecart'] as const
export const SESSION_SORTS = ['jour'] as const
export const sessionListQuery = listQuery(SESSION_SORTS).extend({
  etat: z.enum(ETATS_SESSION).optional(),
  idCaissier: idFilter,
  from: day.optional(),
  to: day.optional(),
})
export const sessionPage = pageOf(caisseSession).meta({ id: 'CaisseSessionPage' })

/** The differences of a cashier in a month, those taken back deducted. */
export const ecartsCaisse = z
  .object({
    data: z.array(
      z.object({
        mois: z.string(),
        idCaissier: z.number(),
        caissier: z.string(),
        sessions: z.number().int(),
        nombre: z.number().int(),
        manquant: z.number().int(),
        excedent: z.number().int(),
        net: z.number().int(),
      }),
    ),
  })
  .meta({ id: 'EcartsCaisse' })
