import { ROLES, type Role } from '@contract/ability'
import type { ByRole, UserStats } from '@contract/compte/utilisateur'
import { sql } from 'kysely'
import type { Db } from '../schema'

interface Span {
  /** The first day, and the day after the last. */
  from: string
  until: string
  /** Null for all of them. */
  idAutoEcole: number | null
}

interface Counted {
  mois: string | null
  role: Role
  total: number
}

/** New accounts, by role and month. */
const newUsers = (db: Db, { from, until, idAutoEcole }: Span): Promise<Counted[]> =>
  db
    .selectFrom('utilisateur')
    .select((eb) => [sql<string>`substr("createdAt", 1, 7)`.as('mois'), 'role', eb.fn.countAll<number>().as('total')])
    .where('createdAt', '>=', from)
    .where('createdAt', '<', until)
    .$if(idAutoEcole !== null, (query) => query.where('idAutoEcole', '=', idAutoEcole))
    .groupBy(['mois', 'role'])
    .execute()

/** The moments at which somebody was seen: the beginning and the last use of its sessions, its last sign-in. */
function seen(db: Db, { from, until, idAutoEcole }: Span) {
  const session = (field: 'createdAt' | 'lastUsedAt') =>
    db
      .selectFrom('session')
      .select(['idUtilisateur', sql<string>`substr(${sql.ref(field)}, 1, 7)`.as('mois')])
      .where(field, '>=', from)
      .where(field, '<', until)
  const signedIn = db
    .selectFrom('utilisateur')
    .select(['id as idUtilisateur', sql<string>`substr("derniereConnexion", 1, 7)`.as('mois')])
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

/** Who was seen in two months counts once in all. */
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

/** The months that two days and all between them touch, `YYYY-MM`. */
function monthsOf(from: string, to: string): string[] {
  const months: string[] = []
  const date = new Date(`${from.slice(0, 7)}-01T00:00:00Z`)
  for (let mois = from.slice(0, 7); mois <= to.slice(0, 7); mois = date.toISOString().slice(0, 7)) {
    months.push(mois)
    date.setUTCMonth(date.getUTCMonth() + 1)
  }
  return months
}

/** New and active users of a school, or of all of them, from one day to another. */
export async function userStatsOf(db: Db, span: Span & { to: string }): Promise<UserStats> {
  const nouveaux = await newUsers(db, span)
  const actifs = await activeUsers(db, span)
  const of = (rows: Counted[], mois: string) => byRole(rows.filter((row) => row.mois === mois))
  return {
    from: span.from,
    to: span.to,
    nouveaux: byRole(nouveaux),
    actifs: byRole(await activeInAll(db, span)),
    mois: monthsOf(span.from, span.to).map((mois) => ({
      mois,
      nouveaux: of(nouveaux, mois),
      actifs: of(actifs, mois),
    })),
  }
}
