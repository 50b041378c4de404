import { SOON_DAYS } from '@contract/clock/echeance'
import { PAYS_PLATEFORME } from '@contract/clock/pays'
import type { Periode } from '@contract/stats/periode'
import { sql } from 'kysely'
import { isOver } from '../cours/tentative'
import type { Db } from '../schema'
import { ofDays, ofMoments, withTranches } from './tranche'

export const PACKAGE_SOON_DAYS = SOON_DAYS

export const schoolsByState = (db: Db) =>
  db
    .selectFrom('auto_ecole')
    .groupBy('statut')
    .select((eb) => ['statut as key', eb.fn.countAll<number>().as('total')])
    .execute()

export const requestsByState = (db: Db) =>
  db
    .selectFrom('demande_pack')
    .groupBy('statut')
    .select((eb) => ['statut as key', eb.fn.countAll<number>().as('total')])
    .execute()

/** The number of packages in each state on a day, as their list shows it. */
export const packagesByState = (db: Db, today: string) =>
  db
    .selectFrom('package_ecole')
    .select((eb) => [
      sql<'ACTIVE' | 'UPCOMING' | 'EXPIRED'>`case when "dateFin" < ${today} then 'EXPIRED'
        when "dateDebut" > ${today} then 'UPCOMING' else 'ACTIVE' end`.as('key'),
      eb.fn.countAll<number>().as('total'),
    ])
    .groupBy('key')
    .execute()

/** The number of candidates in training and of working instructors at the active schools. */
export async function peopleOfPlatform(db: Db): Promise<{ candidats: number; moniteurs: number }> {
  const count = async (table: 'candidat' | 'moniteur') => {
    const { total } = await db
      .selectFrom(table)
      .innerJoin('auto_ecole', 'auto_ecole.id', `${table}.idAutoEcole`)
      .where('archived', '=', 0)
      .where('auto_ecole.statut', '=', 'ACTIVE')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    return Number(total)
  }
  return { candidats: await count('candidat'), moniteurs: await count('moniteur') }
}

/** The packages that begin in each step, with their agreed prices. */
export const packagesByTranche = (db: Db, steps: readonly Periode[]) =>
  withTranches(db, ofDays(steps))
    .selectFrom('tranche')
    .crossJoin('package_ecole')
    .whereRef('package_ecole.dateDebut', '>=', 'tranche.debut')
    .whereRef('package_ecole.dateDebut', '<', 'tranche.fin')
    .groupBy('tranche.rang')
    .select((eb) => [
      'tranche.rang',
      eb.fn.countAll<number>().as('total'),
      sql<number>`coalesce(sum("package_ecole"."prix"), 0)`.as('revenu'),
    ])
    .execute()

export const candidatsByTranche = (db: Db, steps: readonly Periode[]) =>
  withTranches(db, ofDays(steps))
    .selectFrom('tranche')
    .crossJoin('candidat')
    .whereRef('candidat.dateInscription', '>=', 'tranche.debut')
    .whereRef('candidat.dateInscription', '<', 'tranche.fin')
    .groupBy('tranche.rang')
    .select((eb) => ['tranche.rang', eb.fn.countAll<number>().as('total')])
    .execute()

/** Schools that signed up in each step. */
export const schoolsByTranche = (db: Db, steps: readonly Periode[]) =>
  withTranches(db, ofMoments(steps, PAYS_PLATEFORME))
    .selectFrom('tranche')
    .crossJoin('auto_ecole')
    .whereRef('auto_ecole.createdAt', '>=', 'tranche.debut')
    .whereRef('auto_ecole.createdAt', '<', 'tranche.fin')
    .groupBy('tranche.rang')
    .select((eb) => ['tranche.rang', eb.fn.countAll<number>().as('total')])
    .execute()

/** Requests for packs that were made in each step. */
export const requestsByTranche = (db: Db, steps: readonly Periode[]) =>
  withTranches(db, ofMoments(steps, PAYS_PLATEFORME))
    .selectFrom('tranche')
    .crossJoin('demande_pack')
    .whereRef('demande_pack.createdAt', '>=', 'tranche.debut')
    .whereRef('demande_pack.createdAt', '<', 'tranche.fin')
    .groupBy('tranche.rang')
    .select((eb) => ['tranche.rang', eb.fn.countAll<number>().as('total')])
    .execute()

/** The activity in the highway-code course since a moment. */
export const courseUse = (db: Db, since: string, now: string) =>
  db
    .selectFrom('tentative')
    .where('startedAt', '>=', since)
    .where('idAutoEcole', 'is not', null)
    .select((eb) => [
      sql<number>`count(distinct "idCandidat")`.as('candidats'),
      eb.fn.coalesce(eb.fn.sum<number>('answered'), sql<number>`0`).as('reponses'),
      sql<number>`coalesce(sum(case when mode = 'EXAM' and ${isOver(now)} then 1 else 0 end), 0)`.as('examens'),
      sql<number>`coalesce(sum(case when mode = 'EXAM' and ${isOver(now)} and correct >= "passMark"
        then 1 else 0 end), 0)`.as('reussis'),
    ])
    .executeTakeFirstOrThrow()

/** The active and the pending schools, with the last day of their packages and the last sign-in of a desk user. */
export const watchedSchools = (db: Db) =>
  db
    .selectFrom('auto_ecole')
    .where('auto_ecole.statut', 'in', ['ACTIVE', 'PENDING'])
    .select((eb) => [
      'auto_ecole.id',
      'auto_ecole.nom',
      'auto_ecole.statut',
      'auto_ecole.createdAt',
      'auto_ecole.approuveLe',
      eb
        .selectFrom('package_ecole')
        .select((inner) => inner.fn.max('dateFin').as('fin'))
        .whereRef('package_ecole.idAutoEcole', '=', 'auto_ecole.id')
        .as('finPackage'),
      eb
        .selectFrom('utilisateur')
        .select((inner) => inner.fn.max('derniereConnexion').as('last'))
        .whereRef('utilisateur.idAutoEcole', '=', 'auto_ecole.id')
        .where('utilisateur.role', '=', 'ecole')
        .as('derniereConnexion'),
    ])
    .orderBy('auto_ecole.nom')
    .orderBy('auto_ecole.id')
    .execute()
export type WatchedSchool = Awaited<ReturnType<typeof watchedSchools>>[number]

/** The accounts of a school that may sign in, by role. */
export const accountsByRole = (db: Db, idAutoEcole: number, since: string) =>
  db
    .selectFrom('utilisateur')
    .where('idAutoEcole', '=', idAutoEcole)
    .where('actif', '=', 1)
    .where('role', 'in', ['ecole', 'moniteur', 'candidat'])
    .groupBy('role')
    .select((eb) => [
      'role',
      eb.fn.countAll<number>().as('comptes'),
      sql<number>`coalesce(sum(case when "derniereConnexion" >= ${since} then 1 else 0 end), 0)`.as('actifs'),
      sql<number>`coalesce(sum(case when "derniereConnexion" is null then 1 else 0 end), 0)`.as('jamais'),
    ])
    .execute()

/** The desk users of a school, the latest sign-in first. */
export const deskUsers = (db: Db, idAutoEcole: number) =>
  db
    .selectFrom('utilisateur')
    .select(['id', 'nomComplet', 'acces', 'actif', 'derniereConnexion'])
    .where('idAutoEcole', '=', idAutoEcole)
    .where('role', '=', 'ecole')
    .orderBy(sql`case when "derniereConnexion" is null then 1 else 0 end`)
    .orderBy('derniereConnexion', 'desc')
    .orderBy('id')
    .execute()
