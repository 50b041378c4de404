import type { Pays } from '@contract/clock/pays'
import type { Periode, StatsInput, StatsScope } from '@contract/stats/periode'
import type { Caller } from '../../caller'
import type { Db } from '../../database/schema'
import type { Deps } from '../../deps'
import { periodBefore } from '../../rules/stats/periode'
import { schoolOf } from '../write'

/** What the statistics of a school are asked for. */
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
  return { db, caller, idAutoEcole, pays: caller.pays, scope, period, before: periodBefore(period) } satisfies Asked
}

/** The period and the one before it, as an answer says them. */
export const spans = ({ period, before }: Asked) => ({ ...period, before })

interface OfTranche {
  rang: number
}

/** Adds a number of the rows of one step up. */
export const sumOf = <Row extends OfTranche>(rows: readonly Row[], rang: number, of: (row: Row) => number): number =>
  rows.reduce((sum, row) => (row.rang === rang ? sum + Number(of(row)) : sum), 0)
