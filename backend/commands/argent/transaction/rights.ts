import type { Caller } from '../../../caller'
import { reglagesArgentOf } from '../../../database/argent/reglages'
import { aboveCeiling, forbidden } from '../../../errors'
import type { Write } from '../../write'

/**
 * Whether a caller may refund, spend and transfer money, and correct entries of others. The cash desk takes payments,
 * pays instructors what is due, and corrects its own mistakes of the day.
 */
export const mayRevise = ({ ability }: Caller): boolean => ability.can('update', 'Inscription')

const CEILINGS = {
  remise: 'plafondRemise',
  remboursement: 'plafondRemboursement',
  depense: 'plafondDepense',
  contrepassation: 'plafondContrepassation',
} as const

/** Earlier acts that count towards the ceiling of the next one, in millimes. */
type Given = () => number | Promise<number>

const nothing: Given = () => 0

/**
 * Checks the ceiling up to which the cash desk may act without approval, with what was given before: otherwise small
 * acts would pass it together. Call it with the school's money locked. `docs/decisions/0108`
 * @param montant millimes
 * @throws 403 above the ceiling
 */
export async function requireCeiling(
  { trx, caller, isApproved }: Write,
  idAutoEcole: number,
  kind: keyof typeof CEILINGS,
  montant: number,
  given: Given = nothing,
): Promise<void> {
  if (isApproved || mayRevise(caller)) return
  const plafond = (await reglagesArgentOf(trx, idAutoEcole))[CEILINGS[kind]]
  if (plafond === null) return
  if (montant + (await given()) > plafond) throw aboveCeiling(`plafond_${kind}`, plafond, caller.pays)
}

/** @throws 403 for the cash desk, unless the action was approved */
export function requireRevision({ caller, isApproved }: Pick<Write, 'caller' | 'isApproved'>): void {
  if (!isApproved && !mayRevise(caller)) throw forbidden()
}
