import { z } from 'zod'
import { STATUTS_CHEQUE, type StatutCheque } from '../argent/statutCheque'
import { day, optionalText, requiredText } from '../fields'
import { idFilter, listQuery, pageOf } from '../list'

/**
 * The possible next states of each state. The bank may refuse a cheque days after it was credited. A step that was
 * noted by mistake is undone, which is no step of the cheque.
 */
export const NEXT_STATUTS: Record<StatutCheque, readonly StatutCheque[]> = {
  EN_MAIN: ['REMIS', 'RENDU'],
  REMIS: ['ENCAISSE', 'REJETE'],
  ENCAISSE: ['REJETE'],
  REJETE: ['RENDU'],
  RENDU: [],
}

/** The steps at the bank, which can be undone when they were noted by mistake. */
export const UNDOABLE_STATUTS = ['REMIS', 'ENCAISSE', 'REJETE'] as const
export type UndoableStatut = (typeof UNDOABLE_STATUTS)[number]

/** The step of a cheque that can be undone; null when it has none. */
export const undoableOf = (statut: StatutCheque): UndoableStatut | null =>
  UNDOABLE_STATUTS.find((one) => one === statut) ?? null

/** The state that a cheque had before its latest step at the bank. */
export function statutBefore(statut: UndoableStatut, encaisseLe: string | null): StatutCheque {
  if (statut === 'REMIS') return 'EN_MAIN'
  return statut === 'REJETE' && encaisseLe !== null ? 'ENCAISSE' : 'REMIS'
}

export const cheque = z
  .object({
    id: z.number(),
    idTransaction: z.number(),
    /** The number of its receipt. */
    recu: z.string(),
    idCandidat: z.number().nullable(),
    candidat: z.string().nullable(),
    banque: z.string().nullable(),
    numero: z.string(),
    titulaire: z.string().nullable(),
    date: z.string(),
    reserve: z.boolean(),
    montant: z.number().int(),
    statut: z.enum(STATUTS_CHEQUE),
    recuLe: z.string(),
    remisLe: z.string().nullable(),
    bordereau: z.string().nullable(),
    encaisseLe: z.string().nullable(),
    rejeteLe: z.string().nullable(),
    frais: z.number().int().nullable(),
    renduLe: z.string().nullable(),
  })
  .meta({ id: 'Cheque' })
export type Cheque = z.infer<typeof cheque>

export const CHEQUE_SORTS = ['recuLe', 'montant'] as const
export const chequeListQuery = listQuery(CHEQUE_SORTS).extend({
  /** One alone, wherever it is in the list. */
  id: idFilter,
  statut: z.enum(STATUTS_CHEQUE).optional(),
  /** Those that were taken to the bank on this day. */
  remisLe: day.optional(),
})

/** A page of cheques, with the number and the sum of cheques in each state. */
export const chequePage = pageOf(cheque)
  .extend({
    statuts: z.array(z.object({ statut: z.enum(STATUTS_CHEQUE), nombre: z.number().int(), montant: z.number().int() })),
  })
  .meta({ id: 'ChequePage' })

const ids = z.array(z.number().int()).min(1).max(200)

/** Cheques taken to the bank on a day, with the number of the slip. */
export const remiseChequesInput = z
  .strictObject({ ids, jour: day, bordereau: optionalText(60) })
  .meta({ id: 'RemiseChequesInput' })

/** Cheques that the bank has paid. */
export const encaissementInput = z.strictObject({ ids, jour: day }).meta({ id: 'EncaissementInput' })

/** A cheque that the bank refused: the bank's fee, and whether the candidate pays it. */
export const rejetInput = z
  .strictObject({
    jour: day,
    frais: z.number().int().min(0).max(1_000_000_000),
    fraisCandidat: z.boolean(),
    motif: requiredText(300),
  })
  .meta({ id: 'RejetInput' })
export type RejetInput = z.output<typeof rejetInput>

export const renduInput = z.strictObject({ motif: requiredText(300) }).meta({ id: 'RenduInput' })

/** Cheques whose latest step was noted by mistake: `statut` is that step, so that a second press undoes no other. */
export const annulationChequesInput = z
  .strictObject({ ids, statut: z.enum(UNDOABLE_STATUTS) })
  .meta({ id: 'AnnulationChequesInput' })

/** The changed cheques in their current state. */
export const chequesChanged = z.object({ data: z.array(cheque) })
