import { type Etape, EXAM_OF, HOUR_OF } from '@contract/planning/evenement'
import { sql } from 'kysely'
import type { Db } from '../schema'
import { EXAMS, HOURS, plannedMinutes } from './events'
import { type Tranche, withTranches } from './tranche'

const lessonMinutes = sql<number>`coalesce("evenement"."minutes", ${plannedMinutes})`

/** The number of latest passed exams over which the hours before the exam are averaged. */
const PASSED_EXAMS = 50

/**
 * The average lesson minutes before the exam of a stage, among the candidates of a school and licence category who
 * passed it most recently, and the number of these candidates.
 */
export async function minutesOfPassed(
  db: Db,
  { idAutoEcole, idPermi }: { idAutoEcole: number; idPermi: number },
  etape: Etape,
): Promise<{ people: number; average: number }> {
  const passed = db
    .selectFrom('evenement')
    .innerJoin('evenement_candidat', 'evenement_candidat.idEvenement', 'evenement.id')
    .innerJoin('candidat', 'candidat.id', 'evenement_candidat.idCandidat')
    .select(['evenement_candidat.idCandidat', 'evenement.start as passedAt'])
    .where('evenement.idAutoEcole', '=', idAutoEcole)
    .where('evenement.calendar', '=', EXAM_OF[etape])
    .where('evenement.status', '=', 'SUCCESS')
    .where('candidat.idPermi', '=', idPermi)
    .orderBy('evenement.start', 'desc')
    .limit(PASSED_EXAMS)
  const perPerson = db
    .selectFrom(passed.as('passed'))
    .leftJoin('evenement_candidat as place', (join) =>
      join.onRef('place.idCandidat', '=', 'passed.idCandidat').on('place.absent', '=', 0),
    )
    .leftJoin('evenement', (join) =>
      join
        .onRef('evenement.id', '=', 'place.idEvenement')
        .onRef('evenement.start', '<', 'passed.passedAt')
        .on('evenement.calendar', '=', HOUR_OF[etape])
        .on('evenement.status', '=', 'SUCCESS'),
    )
    .groupBy('passed.idCandidat')
    .select(['passed.idCandidat', sql<number>`coalesce(sum(${lessonMinutes}), 0)`.as('minutes')])
  const { people, average } = await db
    .selectFrom(perPerson.as('person'))
    .select((eb) => [
      eb.fn.countAll<number>().as('people'),
      sql<number | null>`cast(sum("person"."minutes") as bigint) / count(*)`.as('average'),
    ])
    .executeTakeFirstOrThrow()
  return { people: Number(people), average: Number(average ?? 0) }
}

/** The start of a candidate's last attested lesson behind the wheel. */
export async function lastDriving(db: Db, idCandidat: number): Promise<string | null> {
  const last = await db
    .selectFrom('evenement_candidat')
    .innerJoin('evenement', 'evenement.id', 'evenement_candidat.idEvenement')
    .select('evenement.start')
    .where('idCandidat', '=', idCandidat)
    .where('absent', '=', 0)
    .where('calendar', 'in', [HOUR_OF.circulation, HOUR_OF.parc])
    .where('evenement.status', '=', 'SUCCESS')
    .orderBy('evenement.start', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.start ?? null
}

/** The outcomes of a candidate's lessons and exams in each step. `absent` tells whether they missed a group lesson. */
export const coursByTranche = (db: Db, tranches: readonly Tranche[], idCandidat: number) =>
  withTranches(db, tranches)
    .selectFrom('tranche')
    .crossJoin('evenement_candidat')
    .innerJoin('evenement', 'evenement.id', 'evenement_candidat.idEvenement')
    .where('evenement_candidat.idCandidat', '=', idCandidat)
    .where('evenement.calendar', 'in', [...HOURS, ...EXAMS])
    .where('evenement.status', 'in', ['SUCCESS', 'FAILED', 'NO_SHOW'])
    .whereRef('evenement.start', '>=', 'tranche.debut')
    .whereRef('evenement.start', '<', 'tranche.fin')
    .groupBy(['tranche.rang', 'evenement.calendar', 'evenement.status', 'evenement_candidat.absent'])
    .select((eb) => [
      'tranche.rang',
      'evenement.calendar',
      'evenement.status',
      'evenement_candidat.absent',
      eb.fn.countAll<number>().as('total'),
      sql<number>`sum(${lessonMinutes})`.as('minutes'),
    ])
    .execute()

/** Answers of a candidate in the highway-code course, by step. */
export const answersByTranche = (db: Db, tranches: readonly Tranche[], idCandidat: number) =>
  withTranches(db, tranches)
    .selectFrom('tranche')
    .crossJoin('tentative')
    .innerJoin('tentative_question', 'tentative_question.idTentative', 'tentative.id')
    .where('tentative.idCandidat', '=', idCandidat)
    .whereRef('tentative_question.answeredAt', '>=', 'tranche.debut')
    .whereRef('tentative_question.answeredAt', '<', 'tranche.fin')
    .groupBy('tranche.rang')
    .select((eb) => ['tranche.rang', eb.fn.countAll<number>().as('total')])
    .execute()

const paid = sql<number>`coalesce(sum(case kind when 'PAYMENT' then 1 when 'REFUND' then -1 else 0 end
  * case when "idReversed" is null then montant else -montant end), 0)`

/** The total that a candidate has paid, less refunds and reversals. */
export async function paidBy(db: Db, idCandidat: number): Promise<number> {
  const { total } = await db
    .selectFrom('transaction')
    .where('idCandidat', '=', idCandidat)
    .select(paid.as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** The same totals by step. */
export const paidByTranche = (db: Db, tranches: readonly Tranche[], idCandidat: number) =>
  withTranches(db, tranches)
    .selectFrom('tranche')
    .crossJoin('transaction')
    .where('transaction.idCandidat', '=', idCandidat)
    .whereRef('transaction.jour', '>=', 'tranche.debut')
    .whereRef('transaction.jour', '<', 'tranche.fin')
    .groupBy('tranche.rang')
    .select(['tranche.rang', paid.as('total')])
    .execute()
