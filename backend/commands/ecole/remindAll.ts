import { PAYS, type Pays } from '@contract/clock/pays'
import { dayIn } from '@contract/clock/wall'
import { type Rappel, schoolsToRemind } from '../../database/ecole/rappel'
import type { Deps } from '../../deps'
import { remindDebtors } from '../recouvrement/relance'
import { remindSchools } from './reminders'

/** Schools that are gone through together: some statements and one transaction for all of them. */
const SCHOOLS = 50

interface Round {
  pays: Pays
  today: string
}

const RUNS: Record<Rappel, (deps: Deps, ecoles: readonly number[], round: Round) => Promise<unknown>> = {
  papiers: (deps, ecoles, { today }) => remindSchools(deps, ecoles, today),
  argent: (deps, ecoles, round) => remindDebtors(deps, { ...round, ecoles }),
}

/** Hears of schools whose reminders failed: the next run comes back to them. */
type Failed = (error: unknown, what: { rappel: Rappel; ecoles: number }) => void

/** Goes through the schools of a country that were not gone through on its day. */
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

/** Reminds everybody who is due, of all schools, once a day of their country; in quiet hours money waits for the next run. */
export async function remindAll(deps: Deps, failed: Failed): Promise<void> {
  for (const pays of PAYS) {
    const today = dayIn(deps.clock(), pays)
    for (const rappel of ['papiers', 'argent'] as const) await remindCountry(deps, failed, rappel, { pays, today })
  }
}
