import { ROLES, type Role } from '@contract/ability'
import { addDays, monthAfter, monthsBetween } from '@contract/clock/days'
import type { Pays } from '@contract/clock/pays'
import { momentOf } from '@contract/clock/wall'
import type { ByRole, UserStats } from '@contract/compte/utilisateur'
import { sql } from 'kysely'
import type { Db } from '../schema'

interface Asked {
  /** The first and the last day of the period. */
  from: string
  to: string
  /** The country whose days and months are used. */
  pays: Pays
  /** Null for all schools. */
  idAutoEcole: number | null
}

/** The requested period in moments; each month with the moment at which it ends. */
interface Span {
  from: string
  until: string
  months: readonly { mois: string; until: string }[]
  idAutoEcole: number | null
}

function spanOf({ from, to, pays, idAutoEcole }: Asked): Span {
  const midnight = (day: string) => momentOf({ day, time: '00:00' }, pays).toISOString()
  const months = monthsBetween(from, to).map((mois) => ({ mois, until: midnight(`${monthAfter(mois, 1)}-01`) }))
  return { from: midnight(from), until: midnight(addDays(to, 1)), months, idAutoEcole }
}

/** The month of a moment in the school's time zone; the month in the stored text would be that of UTC. */
function monthSql(field: string, { months }: Span) {
  const cases = months.map(({ mois, until }) => sql`when ${sql.ref(field)} < ${until} then ${mois}`)
  return sql<string>`case ${sql.join(cases, sql` `)} end`
}

interface Counted {
  mois: string | null
  role: Role
  total: number
}

/** New accounts, by role and month. */
function newUsers(db: Db, span: Span): Promise<Counted[]> {
  const { from, until, idAutoEcole } = span
  return db
    .selectFrom('utilisateur')
    .select((eb) => [monthSql('createdAt', span).as('mois'), 'role', eb.fn.countAll<number>().as('total')])
    .where('createdAt', '>=', from)
    .where('createdAt', '<', until)
    .$if(idAutoEcole !== null, (query) => query.where('idAutoEcole', '=', idAutoEcole))
    .groupBy(['mois', 'role'])
    .execute()
}

/** The moments at which users were active: the start and last use of their sessions, and their last sign-in. */
function seen(db: Db, span: Span) {
  const { from, until, idAutoEcole } = span
  const session = (field: 'createdAt' | 'lastUsedAt') =>
    db
      .selectFrom('session')
      .select(['idUtilisateur', monthSql(field, span).as('mois')])
      .where(field, '>=', from)
      .where(field, '<', until)
  const signedIn = db
    .selectFrom('utilisateur')
    .select(['id as idUtilisateur', monthSql('derniereConnexion', span).as('mois')])
    .where('derniereConnexion', '>=', from)
    .where('derniereConnexion', '<', until)
  const all = session('createdAt').union(session('lastUsedAt')).union(signedIn)
  return db
    .selectFrom(all.as('vu'))
    .innerJoin('utilisateur', 'utilisateur.id', 'vu.idUtilisateur')
    .$if(idAutoEcole !== null, (query) => query.where('utilisateur.idAutoEcole', '=', idAutoEcole))
}

const activeUsers = (db: Db, span: Span): Promise<Counted[]> =>
  seen(db, span)
    .select((eb) => ['vu.mois', 'role', eb.fn.count<number>('utilisateur.id').distinct().as('total')])
    .groupBy(['vu.mois', 'role'])
    .execute()

/** A user active in two months counts once in the total. */
const activeInAll = async (db: Db, span: Span): Promise<Counted[]> => {
  const rows = await seen(db, span)
    .select((eb) => ['role', eb.fn.count<number>('utilisateur.id').distinct().as('total')])
    .groupBy('role')
    .execute()
  return rows.map((row) => ({ ...row, mois: null }))
}

function byRole(rows: Counted[]): ByRole {
  const totals: ByRole = { manager: 0, ecole: 0, candidat: 0, moniteur: 0, client: 0 }
  for (const role of ROLES) {
    totals[role] = rows.filter((row) => row.role === role).reduce((sum, { total }) => sum + total, 0)
  }
  return totals
}

/** New and active users of a school, or of all schools, from one day to another. */
export async function userStatsOf(db: Db, asked: Asked): Promise<UserStats> {
  const span = spanOf(asked)
  const nouveaux = await newUsers(db, span)
  const actifs = await activeUsers(db, span)
  const of = (rows: Counted[], mois: string) => byRole(rows.filter((row) => row.mois === mois))
  return {
    from: asked.from,
    to: asked.to,
    nouveaux: byRole(nouveaux),
    actifs: byRole(await activeInAll(db, span)),
    mois: span.months.map(({ mois }) => ({ mois, nouveaux: of(nouveaux, mois), actifs: of(actifs, mois) })),
  }
}
