import type { Pays } from '@contract/clock/pays'
import type { Periode, StatsInput, StatsScope } from '@contract/stats/periode'
import type { Caller } from '../../caller'
import type { Db } from '../../database/schema'
import type { Deps } from '../../deps'
import { periodBefore } from '../../rules/stats/periode'
import { schoolOf } from '../write'

/** The parameters of a school's statistics. */
export interface Asked {
  db: Db
  caller: Caller
  idAutoEcole: number
  pays: Pays
  scope: StatsScope
  period: Periode
  before: Periode
}

/** @throws 403 for callers without a school */
export function askedBy({ db }: Deps, caller: Caller, input: Omit<StatsInput, 'scope' | 'groupBy'>, scope: StatsScope) {
  const period = { from: input.from, to: input.to }
  const idAutoEcole = schoolOf(caller)
  return {
    db,
    caller,
    idAutoEcole,
    pays: caller.pays,
    scope,
    period,
    before: periodBefore(period, input.ensemble),
  } satisfies Asked
}

/** The period and the one before it, as in an answer. */
export const spans = ({ period, before }: Asked) => ({ ...period, before })

interface OfTranche {
  rang: number
}

/** The sum of a number over the rows of one step. */
export const sumOf = <Row extends OfTranche>(rows: readonly Row[], rang: number, of: (row: Row) => number): number =>
  rows.reduce((sum, row) => (row.rang === rang ? sum + Number(of(row)) : sum), 0)
