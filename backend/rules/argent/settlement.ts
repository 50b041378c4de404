/** The name of an account within a school: its type and, where it has one, its key (`candidat:12`, `produit:code`). */
export type AccountName = string

/** A movement of money: a positive amount of whole millimes from the account credited to the account debited. */
export interface Line {
  debit: AccountName
  credit: AccountName
  montant: number
}

/** A line with what it stands for (`lot:3`, `lecon:45`): what one cause moves is compared with what it should move. */
export interface CausedLine extends Line {
  cause: string
}

const SEPARATOR = '\u0000'

/** The net movement between two accounts for one cause, positive from the second account to the first by name. */
function netOf(lines: readonly CausedLine[]): Map<string, number> {
  const net = new Map<string, number>()
  for (const { cause, debit, credit, montant } of lines) {
    const [first, second, sign] = debit < credit ? [debit, credit, 1] : [credit, debit, -1]
    const key = [cause, first, second].join(SEPARATOR)
    net.set(key, (net.get(key) ?? 0) + sign * montant)
  }
  return net
}

/**
 * The lines that turn what is posted into what should be posted, in a fixed order; none when both agree. Posted lines
 * never change: a difference is posted beside them, in the other direction where too much was posted.
 */
export function differenceOf(target: readonly CausedLine[], posted: readonly CausedLine[]): CausedLine[] {
  const missing = netOf(target)
  for (const [key, montant] of netOf(posted)) missing.set(key, (missing.get(key) ?? 0) - montant)
  return [...missing]
    .filter(([, montant]) => montant !== 0)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, montant]) => {
      const [cause = '', first = '', second = ''] = key.split(SEPARATOR)
      const [debit, credit] = montant > 0 ? [first, second] : [second, first]
      return { cause, debit, credit, montant: Math.abs(montant) }
    })
}

/** The balance of every account that the lines touch, debits positive; the balances of all accounts add up to zero. */
export function balancesOf(lines: readonly Line[]): Map<AccountName, number> {
  const balances = new Map<AccountName, number>()
  for (const { debit, credit, montant } of lines) {
    balances.set(debit, (balances.get(debit) ?? 0) + montant)
    balances.set(credit, (balances.get(credit) ?? 0) - montant)
  }
  return balances
}
