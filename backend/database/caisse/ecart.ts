import { monthOf } from '@contract/clock/days'
import { sql } from 'kysely'
import { monthOfDay } from '../monthOfDay'
import type { Conn, Db, Trx } from '../schema'
import type { EcartReprisTable } from './tables'

export const insertReprise = (trx: Trx, reprise: Omit<EcartReprisTable, 'id'>) =>
  trx.insertInto('ecart_repris').values(reprise).execute()

/** The correction of a session's difference: the session that took it back, the author and the reason. */
export const repriseOf = (db: Conn, idSession: number) =>
  db
    .selectFrom('ecart_repris')
    .innerJoin('caisse_session', 'caisse_session.id', 'ecart_repris.dansSession')
    .innerJoin('utilisateur', 'utilisateur.id', 'ecart_repris.idUtilisateur')
    .select([
      'caisse_session.jour',
      'caisse_session.annee',
      'caisse_session.numero',
      'ecart_repris.motif',
      'utilisateur.nomComplet as par',
    ])
    .where('ecart_repris.idSession', '=', idSession)
    .executeTakeFirst()

/** The differences of earlier sessions that were taken back in a session. */
export const reprisesIn = (db: Conn, dansSession: number) =>
  db
    .selectFrom('ecart_repris')
    .innerJoin('caisse_session', 'caisse_session.id', 'ecart_repris.idSession')
    .select(['caisse_session.annee', 'caisse_session.numero', 'ecart_repris.montant', 'ecart_repris.motif'])
    .where('ecart_repris.dansSession', '=', dansSession)
    .orderBy('ecart_repris.id')
    .execute()

interface EcartRow {
  mois: string
  idCaissier: number
  caissier: string
  sessions: number
  nombre: number
  manquant: number
  excedent: number
}

/** Cash differences by month and cashier, the latest month first. Differences that were taken back count as zero. */
export async function ecartsByMonth(db: Db, idAutoEcole: number, idOwn: number | null): Promise<EcartRow[]> {
  const own = idOwn === null ? sql`1 = 1` : sql`s."idUtilisateur" = ${idOwn}`
  const { rows } = await sql<Omit<EcartRow, 'mois'> & { jour: string }>`
    select max(s.jour) as jour, s."idUtilisateur" as "idCaissier", u."nomComplet" as caissier,
      count(*) as sessions, sum(case when s.rest <> 0 then 1 else 0 end) as nombre,
      sum(case when s.rest < 0 then -s.rest else 0 end) as manquant,
      sum(case when s.rest > 0 then s.rest else 0 end) as excedent
    from (select c.jour, c."idUtilisateur", case when r.id is null then c.ecart else 0 end as rest
      from caisse_session as c left join ecart_repris as r on r."idSession" = c.id
      where c."idAutoEcole" = ${idAutoEcole} and c."fermeeLe" is not null) as s
    inner join utilisateur as u on u.id = s."idUtilisateur"
    where ${own}
    group by ${monthOfDay(sql`s.jour`)}, s."idUtilisateur", u."nomComplet"
    order by ${monthOfDay(sql`s.jour`)} desc, caissier limit 120`.execute(db)
  return rows.map(({ jour, ...row }) => ({
    ...row,
    mois: monthOf(jour),
    sessions: Number(row.sessions),
    nombre: Number(row.nombre),
    manquant: Number(row.manquant),
    excedent: Number(row.excedent),
  }))
}
