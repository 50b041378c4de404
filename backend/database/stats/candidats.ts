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
 * Candidates in training at the end of a day, as their list finds them: those who still are, and those archived since.
 * Two counts, because an index answers each of them and none answers both; only an archived file has the day of its
 * archiving.
 */
export async function inTraining(db: Db, day: string, counted: Counted): Promise<number> {
  const enrolledBy = db
    .selectFrom('candidat')
    .where(matching(counted))
    .where('candidat.dateInscription', '<=', day)
    .select((eb) => eb.fn.countAll<number>().as('total'))
  const { still, archivedSince } = await db
    .selectNoFrom([
      enrolledBy.where('candidat.archived', '=', 0).as('still'),
      enrolledBy.where('candidat.archiveLe', '>', day).as('archivedSince'),
    ])
    .executeTakeFirstOrThrow()
  return Number(still) + Number(archivedSince)
}

/**
 * Enrolments of each step. `stayed` are those who were in training from then on: not those whose archiving has no
 * day, or an earlier one.
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

/** Archivings of each step; `left` are those who had been in training before. */
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
