import { oldestFirst } from './order'

/** What is left of an open item of a candidate. */
export interface OpenItem {
  id: number
  cause: string
  /** Of a discount: the cause that it lowers. */
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
 * Which credit settles which debit: a credit first the debit of its own cause (a lesson that became cheaper lowers that
 * lesson, a discount what it was given on), then the oldest due date. Afterwards no candidate has a debit and a credit open at once.
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
