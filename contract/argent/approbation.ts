import { z } from 'zod'
import { optionalText, requiredText } from '../fields'
import { pageNumber, pageOf, rowsOf } from '../list'
import { expenseInput, METHODS } from './transaction'

/**
 * The actions for which the cash desk asks the management when it may not decide alone: discount, refund, expense,
 * reversal and write-off.
 */
export const GESTES_APPROBATION = ['REMISE', 'REMBOURSEMENT', 'DEPENSE', 'CONTREPASSATION', 'PERTE'] as const
export type GesteApprobation = (typeof GESTES_APPROBATION)[number]

export const STATUTS_APPROBATION = ['WAITING', 'APPROVED', 'REFUSED'] as const
export type StatutApprobation = (typeof STATUTS_APPROBATION)[number]

const montant = z.number().int().min(1).max(1_000_000_000)
const motif = requiredText(300)

/** A requested action with its reason; it has no effect before it is approved. */
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
    // The expense is entered on the day of the approval, with the reason as its note.
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
    /** Null when no candidate is concerned. */
    idCandidat: z.number().nullable(),
    candidat: z.string().nullable(),
    /** The user who asked, and the moment. */
    idDemandeur: z.number(),
    demandeur: z.string(),
    createdAt: z.string(),
    /** The user who decided, the moment, and their reply; null while it waits. */
    decideur: z.string().nullable(),
    decidedAt: z.string().nullable(),
    reponse: z.string().nullable(),
    /** The transaction that resulted; null for a discount, which is not a transaction. */
    idTransaction: z.number().nullable(),
  })
  .meta({ id: 'Approbation' })
export type Approbation = z.infer<typeof approbation>

export const approbationQuery = z.object({
  statut: z.enum(STATUTS_APPROBATION).optional(),
  page: pageNumber,
  perPage: rowsOf(25),
})
/** A page of requests, the latest first, and the number of all that wait. */
export const approbationPage = pageOf(approbation)
  .extend({ enAttente: z.number().int() })
  .meta({ id: 'ApprobationPage' })

export const approveInput = z.strictObject({ reponse: optionalText(300) }).meta({ id: 'ApproveInput' })
export const refuseInput = z.strictObject({ reponse: motif }).meta({ id: 'RefuseInput' })
