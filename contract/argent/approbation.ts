import { z } from 'zod'
import { optionalText, requiredText } from '../fields'
import { pageNumber, pageOf, rowsOf } from '../list'
import { expenseInput, METHODS } from './transaction'

/** What the cash desk asks the management for, where it may not decide alone. */
export const GESTES_APPROBATION = ['REMISE', 'REMBOURSEMENT', 'DEPENSE', 'CONTREPASSATION', 'PERTE'] as const
export type GesteApprobation = (typeof GESTES_APPROBATION)[number]

export const STATUTS_APPROBATION = ['WAITING', 'APPROVED', 'REFUSED'] as const
export type StatutApprobation = (typeof STATUTS_APPROBATION)[number]

const montant = z.number().int().min(1).max(1_000_000_000)
const motif = requiredText(300)

/** A gesture with its reason; nothing of it counts before it is approved. */
export const approbationInput = z
  .discriminatedUnion('geste', [
    z.strictObject({
      geste: z.literal('REMISE'),
      idInscription: z.number().int(),
      idLot: z.number().int(),
      montant,
      motif,
    }),
    z.strictObject({
      geste: z.literal('REMBOURSEMENT'),
      idCandidat: z.number().int(),
      montant,
      method: z.enum(METHODS),
      reference: optionalText(60),
      motif,
    }),
    // It is entered on the day of the answer, and its note is the reason.
    expenseInput.omit({ kind: true, dateOperation: true, note: true }).extend({ geste: z.literal('DEPENSE'), motif }),
    z.strictObject({ geste: z.literal('CONTREPASSATION'), idTransaction: z.number().int(), motif }),
    z.strictObject({ geste: z.literal('PERTE'), idCandidat: z.number().int(), montant, motif }),
  ])
  .meta({ id: 'ApprobationInput' })
export type ApprobationInput = z.output<typeof approbationInput>

export const approbation = z
  .object({
    id: z.number(),
    geste: z.enum(GESTES_APPROBATION),
    statut: z.enum(STATUTS_APPROBATION),
    /** Millimes. */
    montant: z.number().int(),
    motif: z.string(),
    /** Null where no candidate is concerned. */
    idCandidat: z.number().nullable(),
    candidat: z.string().nullable(),
    /** Who asked, and when. */
    idDemandeur: z.number(),
    demandeur: z.string(),
    createdAt: z.string(),
    /** Who decided, when, and what they said; null while it waits. */
    decideur: z.string().nullable(),
    decidedAt: z.string().nullable(),
    reponse: z.string().nullable(),
    /** What came of it: the transaction that was entered. Null for a discount, which is none. */
    idTransaction: z.number().nullable(),
  })
  .meta({ id: 'Approbation' })
export type Approbation = z.infer<typeof approbation>

export const approbationQuery = z.object({
  statut: z.enum(STATUTS_APPROBATION).optional(),
  page: pageNumber,
  perPage: rowsOf(25),
})
/** A page of them, the latest first, and how many wait in all. */
export const approbationPage = pageOf(approbation)
  .extend({ enAttente: z.number().int() })
  .meta({ id: 'ApprobationPage' })

export const approveInput = z.strictObject({ reponse: optionalText(300) }).meta({ id: 'ApproveInput' })
export const refuseInput = z.strictObject({ reponse: motif }).meta({ id: 'RefuseInput' })
