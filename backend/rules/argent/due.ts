/** A sum with the day on which it is due. */
export interface Due {
  date: string
  montant: number
}

export interface DueFacts {
  /** The candidate's balance: what is left to pay; negative for a credit. */
  aPayer: number
  /** Charges outside every payment plan. */
  charges: readonly Due[]
  /** The instalments of the current plans. */
  echeances: readonly Due[]
  /** All payments and other credits so far. */
  credits: number
}

const sumUntil = (dues: readonly Due[], day: string) =>
  dues.reduce((sum, { date, montant }) => (date <= day ? sum + montant : sum), 0)

/**
 * What a candidate has to pay by a day: charges and instalments due until then less everything paid, never more than
 * the balance and never less than nothing. An instalment is a date, not money: it is in no account.
 */
export function dueBy({ aPayer, charges, echeances, credits }: DueFacts, day: string): number {
  const due = sumUntil(charges, day) + sumUntil(echeances, day) - credits
  return Math.max(0, Math.min(aPayer, due))
}
