import { PAYS, type Pays } from '@contract/clock/pays'
import { dayIn } from '@contract/clock/wall'
import { outageOf } from '../../database/dialect'
import { type Rappel, schoolsToRemind } from '../../database/ecole/rappel'
import type { Deps } from '../../deps'
import { remindDebtors } from '../recouvrement/relance'
import { remindSchools } from './reminders'

/** Number of schools handled together, with a few statements and one transaction for all of them. */
const SCHOOLS = 50

interface Round {
  pays: Pays
  today: string
}

const RUNS: Record<Rappel, (deps: Deps, ecoles: readonly number[], round: Round) => Promise<unknown>> = {
  papiers: (deps, ecoles, { today }) => remindSchools(deps, ecoles, today),
  argent: (deps, ecoles, round) => remindDebtors(deps, { ...round, ecoles }),
}

/** Called for schools whose reminders failed; the next run tries them again. */
type Failed = (error: unknown, what: { rappel: Rappel; ecoles: number }) => void

/**
 * Handles some schools of a country together, and each alone when that fails: a school whose rows cannot be read does
 * not cost the others their reminders.
 */
async function remind(
  deps: Deps,
  failed: Failed,
  rappel: Rappel,
  { ecoles, ...round }: Round & { ecoles: readonly number[] },
): Promise<void> {
  try {
    await RUNS[rappel](deps, ecoles, round)
  } catch (error) {
    if (ecoles.length === 1 || outageOf(error) !== null) return failed(error, { rappel, ecoles: ecoles.length })
    for (const ecole of ecoles) await remind(deps, failed, rappel, { ...round, ecoles: [ecole] })
  }
}

/** Handles the schools of a country that were not handled yet on its day. */
async function remindCountry(deps: Deps, failed: Failed, rappel: Rappel, round: Round): Promise<void> {
  for (let after = 0; ; ) {
    const ecoles = await schoolsToRemind(deps.db, rappel, { ...round, after, limit: SCHOOLS })
    const last = ecoles.at(-1)
    if (last === undefined) return
    await remind(deps, failed, rappel, { ...round, ecoles })
    after = last
  }
}

/**
 * Sends the reminders that are due in all schools, once a day by the calendar of each country. During quiet hours,
 * payment reminders wait for the next run.
 */
export async function remindAll(deps: Deps, failed: Failed): Promise<void> {
  for (const pays of PAYS) {
    const today = dayIn(deps.clock(), pays)
    for (const rappel of ['papiers', 'argent'] as const) await remindCountry(deps, failed, rappel, { pays, today })
  }
}
