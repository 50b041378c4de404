import { PAYS, type Pays } from '@contract/clock/pays'
import { dayIn } from '@contract/clock/wall'
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

/** Handles the schools of a country that were not handled yet on its day. */
async function remindCountry(deps: Deps, failed: Failed, rappel: Rappel, round: Round): Promise<void> {
  for (let after = 0; ; ) {
    const ecoles = await schoolsToRemind(deps.db, rappel, { ...round, after, limit: SCHOOLS })
    const last = ecoles.at(-1)
    if (last === undefined) return
    try {
      await RUNS[rappel](deps, ecoles, round)
    } catch (error) {
      failed(error, { rappel, ecoles: ecoles.length })
    }
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
