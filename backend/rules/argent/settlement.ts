/** The name of an account within a school: its type and, where it has one, its key (`candidat:12`, `produit:code`). */
export type AccountName = string

/** A movement of money: a positive amount of whole millimes from the account credited to the account debited. */
export interface Line {
  debit: AccountName
  credit: AccountName
  montant: number
}

/** A line with its cause (`lot:3`, `lecon:45`). Posted and required amounts are compared by cause. */
export interface CausedLine extends Line {
  cause: string
}

/** The line with debit and credit swapped. */
const reversed = (line: CausedLine): CausedLine => ({ ...line, debit: line.credit, credit: line.debit })

/** A line with its accounts in alphabetical order; the amount becomes negative when they were swapped. */
const ordered = (line: CausedLine): CausedLine =>
  line.debit < line.credit ? line : { ...reversed(line), montant: -line.montant }

/**
 * The lines that turn the posted amounts into the required ones, in the order of their causes and accounts; none when
 * both agree. Posted lines never change: a difference is posted in addition, in the other direction when too much was
 * posted.
 */
export function differenceOf(target: readonly CausedLine[], posted: readonly CausedLine[]): CausedLine[] {
  const missing = new Map<string, CausedLine>()
  for (const line of [...target, ...posted.map(reversed)]) {
    const net = ordered(line)
    const key = [net.cause, net.debit, net.credit].join('\u0000')
    missing.set(key, { ...net, montant: (missing.get(key)?.montant ?? 0) + net.montant })
  }
  return [...missing]
    .filter(([, { montant }]) => montant !== 0)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, line]) => (line.montant > 0 ? line : { ...reversed(line), montant: -line.montant }))
}

/** The balance of every account in the lines, debits positive. The balances of all accounts add up to zero. */
export function balancesOf(lines: readonly Line[]): Map<AccountName, number> {
  const balances = new Map<AccountName, number>()
  for (const { debit, credit, montant } of lines) {
    balances.set(debit, (balances.get(debit) ?? 0) + montant)
    balances.set(credit, (balances.get(credit) ?? 0) - montant)
  }
  return balances
}
