import { addDays } from '@contract/clock/days'
import { SOON_DAYS } from '@contract/clock/echeance'
import { PAYS_PLATEFORME } from '@contract/clock/pays'
import { momentOf } from '@contract/clock/wall'
import type { AutoEcoleInput, autoEcoleListQuery, SignupInput } from '@contract/plateforme/autoecole'
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import type { Caller } from '../../caller'
import { listPage } from '../listPage'
import type { Conn, Database, Db, Trx } from '../schema'
import { allowedRows } from '../scope'
import { idsWith } from '../search/words'

type Query = z.output<typeof autoEcoleListQuery>

const midnight = (day: string) => momentOf({ day, time: '00:00' }, PAYS_PLATEFORME).toISOString()

/** The package of a school that is valid on a day; the one that ends last if there are several. */
export const activePackage = (db: Conn, idAutoEcole: number, today: string) =>
  db
    .selectFrom('package_ecole')
    .selectAll()
    .where('idAutoEcole', '=', idAutoEcole)
    .where('dateDebut', '<=', today)
    .where('dateFin', '>=', today)
    .orderBy('dateFin', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Whether a school has this agreement number, or this address. */
export async function isSchoolKnown(db: Conn, by: { matricule: string } | { email: string }): Promise<boolean> {
  const schools = db.selectFrom('auto_ecole').select('id').limit(1)
  const found = 'email' in by ? schools.where('email', '=', by.email) : schools.where('matricule', '=', by.matricule)
  return (await found.executeTakeFirst()) !== undefined
}

/** Inserts a school that signs up; it is pending approval. */
export async function insertAutoEcole(trx: Trx, ecole: Omit<SignupInput, 'password'>, now: string): Promise<number> {
  const { id } = await trx
    .insertInto('auto_ecole')
    .values({ ...ecole, logo: null, statut: 'PENDING', createdAt: now, updatedAt: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Number of a school's people of a kind who are not archived. */
export async function peopleOf(db: Conn, idAutoEcole: number, table: 'candidat' | 'moniteur'): Promise<number> {
  const { total } = await db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('idAutoEcole', '=', idAutoEcole)
    .where('archived', '=', 0)
    .executeTakeFirstOrThrow()
  return total
}

export const findAutoEcole = (db: Conn, id: number) =>
  db.selectFrom('auto_ecole').selectAll().where('id', '=', id).executeTakeFirst()

/** The same count as a subquery. */
const inSchool = (table: 'candidat' | 'moniteur') =>
  expressionBuilder<Database, 'auto_ecole'>()
    .selectFrom(table)
    .select((inner) => inner.fn.countAll<number>().as('count'))
    .whereRef(`${table}.idAutoEcole`, '=', 'auto_ecole.id')
    .where(`${table}.archived`, '=', 0)
    .$asScalar()
    .$notNull()

/** The last day covered by a school's packages, future renewals included; null when no package is valid today. */
const coveredUntil = (today: string) =>
  sql<string | null>`case when "courant"."id" is not null then (
    select max("dateFin") from "package_ecole" as "suite"
    where "suite"."idAutoEcole" = "auto_ecole"."id" and "suite"."dateFin" >= ${today}
  ) end`

/** Schools with their package of a day and the number of their people. */
const schools = (db: Conn, today: string) =>
  db
    .selectFrom('auto_ecole')
    .leftJoin('package_ecole as courant', (join) =>
      join.on('courant.id', '=', (eb) =>
        eb
          .selectFrom('package_ecole as un')
          .select('un.id')
          .whereRef('un.idAutoEcole', '=', 'auto_ecole.id')
          .where('un.dateDebut', '<=', today)
          .where('un.dateFin', '>=', today)
          .orderBy('un.dateFin', 'desc')
          .limit(1),
      ),
    )
    .selectAll('auto_ecole')
    .select(['courant.nom as packageNom', coveredUntil(today).as('packageFin')])
    .select([inSchool('candidat').as('candidats'), inSchool('moniteur').as('moniteurs')])

export type AutoEcoleRow = Awaited<ReturnType<ReturnType<typeof schools>['executeTakeFirstOrThrow']>>

const SEARCHED = ['nom', 'matricule', 'responsable', 'email', 'telephone', 'gouvernorat'] as const

/** The searchable fields of all schools that a caller may read. */
export const autoEcolesToFind = (db: Db, caller: Caller) =>
  db
    .selectFrom('auto_ecole')
    .select(['id', 'statut', 'approuveLe', ...SEARCHED])
    .where(allowedRows(caller, 'read', 'AutoEcole', { idAutoEcole: 'auto_ecole.id' }))
    .execute()

/** Ids of the schools whose fields have the words of a search. */
const schoolsNamed = (db: Db, q: string | undefined) =>
  idsWith(
    q,
    () =>
      db
        .selectFrom('auto_ecole')
        .select(['id', ...SEARCHED])
        .execute(),
    (school) => SEARCHED.map((field) => school[field]),
  )

function abonnementIs(wanted: Query['abonnement'], today: string): Expression<SqlBool> {
  const soon = addDays(today, SOON_DAYS)
  if (wanted === 'NONE') return sql<SqlBool>`"courant"."dateFin" is null`
  const until = coveredUntil(today)
  return wanted === 'SOON' ? sql<SqlBool>`${until} <= ${soon}` : sql<SqlBool>`${until} > ${soon}`
}

const SORTING = {
  columns: {
    nom: 'auto_ecole.nom',
    createdAt: 'auto_ecole.createdAt',
    candidats: 'candidats',
    moniteurs: 'moniteurs',
    dateFin: 'packageFin',
  },
  usual: 'nom',
  id: 'auto_ecole.id',
  lead: (field: string) => [
    sql`case when "statut" = 'PENDING' then 0 else 1 end`,
    ...(field === 'dateFin' ? [sql`"courant"."id" is null`] : []),
  ],
} as const

/** One page of the platform's schools, those pending approval first. */
export async function listAutoEcoles(db: Db, query: Query, today: string) {
  const found = await schoolsNamed(db, query.q)
  const { inscriteDepuis, inscriteJusqua } = query
  const matching = schools(db, today)
    .$if(query.statut !== undefined, (list) => list.where('statut', '=', query.statut ?? 'ACTIVE'))
    .$if(query.pays !== undefined, (list) => list.where('pays', '=', query.pays ?? PAYS_PLATEFORME))
    .$if(query.abonnement !== undefined, (list) => list.where(abonnementIs(query.abonnement, today)))
    .$if(inscriteDepuis !== undefined, (list) =>
      list.where('auto_ecole.createdAt', '>=', midnight(inscriteDepuis ?? today)),
    )
    .$if(inscriteJusqua !== undefined, (list) =>
      list.where('auto_ecole.createdAt', '<', midnight(addDays(inscriteJusqua ?? today, 1))),
    )
    .$if(found !== null, (list) => list.where('auto_ecole.id', 'in', found ?? []))
  return listPage(matching, query, SORTING)
}

/** One school, if the caller may perform the action on it; its settings are visible to itself only. */
export const findSchool = (
  db: Conn,
  caller: Caller,
  [action, subject]: readonly ['read' | 'manage', 'AutoEcole'] | readonly ['update', 'Configuration'],
  id: number,
  today: string,
) =>
  schools(db, today)
    .where('auto_ecole.id', '=', id)
    .where(allowedRows(caller, action, subject, { idAutoEcole: 'auto_ecole.id' }))
    .executeTakeFirst()

type Change = Omit<AutoEcoleInput, 'version'> | Partial<Pick<AutoEcoleRow, 'statut' | 'motif' | 'approuveLe'>>

export async function updateAutoEcole(trx: Trx, id: number, change: Change, updatedAt: string): Promise<void> {
  await trx
    .updateTable('auto_ecole')
    .set({ ...change, updatedAt })
    .where('id', '=', id)
    .execute()
}

/** The active desk users with full access of a school. */
export const desk = (db: Conn, idAutoEcole: number) =>
  db
    .selectFrom('utilisateur')
    .select(['id', 'nomComplet', 'email'])
    .where('idAutoEcole', '=', idAutoEcole)
    .where('role', '=', 'ecole')
    .where('actif', '=', 1)
    .where((eb) => eb.or([eb('acces', 'is', null), eb('acces', '=', 'tout')]))
    .orderBy('id')
    .execute()

/** The managers of the platform. */
export async function managerIds(db: Conn): Promise<number[]> {
  const rows = await db
    .selectFrom('utilisateur')
    .select('id')
    .where('role', '=', 'manager')
    .where('actif', '=', 1)
    .execute()
  return rows.map(({ id }) => id)
}

/** All desk users of a school. */
export const usersOfSchool = (db: Conn, idAutoEcole: number) =>
  db
    .selectFrom('utilisateur')
    .select(['id', 'username', 'nomComplet', 'email', 'telephone', 'actif', 'derniereConnexion'])
    .where('idAutoEcole', '=', idAutoEcole)
    .where('role', '=', 'ecole')
    .orderBy('id')
    .execute()

const PLATFORM = ['autoecole', 'demandePack', 'package'] as const
const LOG_SHOWN = 100

/** The log of the school's sign-up, requests and packages, newest first. */
export const platformLog = (db: Db, idAutoEcole: number) =>
  db
    .selectFrom('historique')
    .select(['id', 'createdAt', 'auteur', 'entite', 'action', 'before', 'after'])
    .where('idAutoEcole', '=', idAutoEcole)
    .where('entite', 'in', PLATFORM)
    .orderBy('id', 'desc')
    .limit(LOG_SHOWN)
    .execute()
