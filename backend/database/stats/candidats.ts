import type { Periode, StatsScope } from '@contract/stats/periode'
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { Database, Db } from '../schema'
import { ofDays, withTranches } from './tranche'

interface Counted {
  idAutoEcole: number
  scope: StatsScope
}

const eb = expressionBuilder<Database, 'candidat'>()

const matching = ({ idAutoEcole, scope: { idMoniteur, idPermi } }: Counted): Expression<SqlBool> =>
  eb.and([
    eb('candidat.idAutoEcole', '=', idAutoEcole),
    ...(idMoniteur === undefined ? [] : [eb('candidat.idMoniteur', '=', idMoniteur)]),
    ...(idPermi === undefined ? [] : [eb('candidat.idPermi', '=', idPermi)]),
  ])

/**
 * Counts the candidates in training at the end of each day as their list would: those in training today, without those
 * who enrolled later, plus those archived since. Only the latter have a day of archiving. Each count reads one range of
 * an index, which is short for a recent day.
 */
export async function inTraining<Day extends string>(
  db: Db,
  days: Record<Day, string>,
  counted: Counted,
): Promise<Record<Day, number>> {
  const all = db
    .selectFrom('candidat')
    .where(matching(counted))
    .select((eb) => eb.fn.countAll<number>().as('total'))
  const open = all.where('candidat.archived', '=', 0)
  // `Object.entries` loses the key types.
  const named = Object.entries(days) as [Day, string][]
  return db
    .with('today', () => open)
    .selectFrom('today')
    .select(
      named.map(([name, day]) =>
        sql<number>`"today"."total" - ${open.where('candidat.dateInscription', '>', day)}
          + ${all.where('candidat.archiveLe', '>', day).where('candidat.dateInscription', '<=', day)}`.as(name),
      ),
    )
    .$castTo<Record<Day, number>>()
    .executeTakeFirstOrThrow()
}

/**
 * The enrolments of each step. `stayed` counts those who then were in training: it leaves out candidates who were
 * archived without a day, or not after the day of their enrolment.
 */
export const enrolled = (db: Db, steps: readonly Periode[], counted: Counted) =>
  withTranches(db, ofDays(steps))
    .selectFrom('tranche')
    .crossJoin('candidat')
    .where(matching(counted))
    .whereRef('candidat.dateInscription', '>=', 'tranche.debut')
    .whereRef('candidat.dateInscription', '<', 'tranche.fin')
    .groupBy('tranche.rang')
    .select((eb) => [
      'tranche.rang',
      eb.fn.countAll<number>().as('total'),
      sql<number>`sum(case when "candidat"."archived" = 0 or "candidat"."archiveLe" > "candidat"."dateInscription"
        then 1 else 0 end)`.as('stayed'),
    ])
    .execute()

/** The candidates archived in each step. `left` counts those archived after the day of their enrolment. */
export const archived = (db: Db, steps: readonly Periode[], counted: Counted) =>
  withTranches(db, ofDays(steps))
    .selectFrom('tranche')
    .crossJoin('candidat')
    .where(matching(counted))
    .whereRef('candidat.archiveLe', '>=', 'tranche.debut')
    .whereRef('candidat.archiveLe', '<', 'tranche.fin')
    .groupBy('tranche.rang')
    .select((eb) => [
      'tranche.rang',
      eb.fn.countAll<number>().as('total'),
      sql<number>`sum(case when "candidat"."archiveLe" > "candidat"."dateInscription" then 1 else 0 end)`.as('left'),
    ])
    .execute()
