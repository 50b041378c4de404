import { oldestFirst } from './order'

/** The open part of an item on a candidate's account. */
export interface OpenItem {
  id: number
  cause: string
  /** For a discount: the cause of the charge that it lowers. */
  pour?: string | undefined
  dateEcheance: string
  reste: number
}

export interface Allocation {
  idDebit: number
  idCredit: number
  montant: number
}

const ownCause = ({ cause, pour }: OpenItem) => pour ?? cause

const byDueDate = (items: readonly OpenItem[]) => oldestFirst(items, ({ dateEcheance }) => dateEcheance)

/**
 * Allocates credits to debits. A credit first settles the debit of its own cause (a lesson that became cheaper lowers
 * that lesson, a discount lowers its purchase), then the debits with the oldest due dates. Afterwards a candidate never
 * has an open debit and an open credit at the same time.
 */
export function allocationsOf(debits: readonly OpenItem[], credits: readonly OpenItem[]): Allocation[] {
  const left = new Map([...debits, ...credits].map(({ id, reste }) => [id, reste]))
  const allocations: Allocation[] = []
  const match = (debit: OpenItem, credit: OpenItem) => {
    const montant = Math.min(left.get(debit.id) ?? 0, left.get(credit.id) ?? 0)
    if (montant <= 0) return
    allocations.push({ idDebit: debit.id, idCredit: credit.id, montant })
    left.set(debit.id, (left.get(debit.id) ?? 0) - montant)
    left.set(credit.id, (left.get(credit.id) ?? 0) - montant)
  }
  const [oldDebits, oldCredits] = [byDueDate(debits), byDueDate(credits)]
  for (const credit of oldCredits)
    for (const debit of oldDebits) if (debit.cause === ownCause(credit)) match(debit, credit)
  for (const credit of oldCredits) for (const debit of oldDebits) match(debit, credit)
  return allocations
}
