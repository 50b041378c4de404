/** A sum with the day on which it is due. */
export interface Due {
  date: string
  montant: number
}

/** The payment plan of an enrolment. */
export interface Plan {
  /** The first day of the enrolment: what was bought is due from then on. */
  dateDebut: string
  echeances: readonly Due[]
}

export interface DueFacts {
  /** The candidate's balance: what is left to pay; negative for a credit. */
  aPayer: number
  /** What is open of each charge, in a payment plan or not. */
  charges: readonly Due[]
  /** The plans in force: they put off a part of what was bought. */
  plans: readonly Plan[]
  /** What is open of payments and other credits. */
  credits: number
}

const sumOf = (dues: readonly Due[]) => dues.reduce((sum, { montant }) => sum + montant, 0)

/** What the plans put off beyond a day. */
const putOff = (plans: readonly Plan[], day: string) =>
  plans
    .filter(({ dateDebut }) => dateDebut <= day)
    .reduce((sum, { echeances }) => sum + sumOf(echeances.filter(({ date }) => date > day)), 0)

/**
 * What a candidate has to pay by a day: charges due until then less what a plan puts off, never more than the balance
 * and never less than nothing. An instalment is a date, not money: it is in no account. Whoever paid instalments ahead
 * has that much for what else becomes due.
 */
export function dueBy({ aPayer, charges, plans, credits }: DueFacts, day: string): number {
  const due = sumOf(charges.filter(({ date }) => date <= day)) - putOff(plans, day) - credits
  return Math.max(0, Math.min(aPayer, due))
}
