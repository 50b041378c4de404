/** A sum with the day on which it is due. */
export interface Due {
  date: string
  montant: number
}

/** The payment plan of an enrolment. */
export interface Plan {
  /** The first day of the enrolment, from which on purchases are due. */
  dateDebut: string
  echeances: readonly Due[]
}

export interface DueFacts {
  /** The candidate's balance due; negative for a credit. */
  aPayer: number
  /** The open amount of each charge, in a payment plan or not. */
  charges: readonly Due[]
  /** The plans in force, which put off a part of the purchases. */
  plans: readonly Plan[]
  /** The open amount of payments and other credits. */
  credits: number
}

const sumOf = (dues: readonly Due[]) => dues.reduce((sum, { montant }) => sum + montant, 0)

/** The amount that the plans put off beyond a day. */
const putOff = (plans: readonly Plan[], day: string) =>
  plans
    .filter(({ dateDebut }) => dateDebut <= day)
    .reduce((sum, { echeances }) => sum + sumOf(echeances.filter(({ date }) => date > day)), 0)

/**
 * The amount that a candidate has to pay by a day: the charges due until then, less the amount that plans put off and
 * less credits, never more than the balance and never below zero. Instalments are dates and are not posted to any
 * account, so a candidate who paid instalments early can use that money for other dues.
 */
export function dueBy({ aPayer, charges, plans, credits }: DueFacts, day: string): number {
  const due = sumOf(charges.filter(({ date }) => date <= day)) - putOff(plans, day) - credits
  return Math.max(0, Math.min(aPayer, due))
}
