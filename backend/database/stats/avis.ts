import type { Selectable } from 'kysely'
import type { Caller } from '../../caller'
import { RULE_COLUMNS } from '../ecole/candidat/rows'
import type { Conn, Trx } from '../schema'
import { allowedRows } from '../scope'
import type { AvisTable } from './tables'

export type AvisRow = Selectable<AvisTable>

/** The candidate, if the caller may record an opinion on their readiness. */
export const findJudged = (db: Conn, caller: Caller, id: number) =>
  db
    .selectFrom('candidat')
    .select(['id', 'idAutoEcole', 'idUtilisateur', 'archived'])
    .where('id', '=', id)
    .where(allowedRows<'candidat'>(caller, 'update', 'Avis', RULE_COLUMNS))
    .executeTakeFirst()

export const avisOf = (db: Conn, idCandidat: number): Promise<AvisRow | undefined> =>
  db.selectFrom('avis').selectAll().where('idCandidat', '=', idCandidat).executeTakeFirst()

/** Stores the latest opinion in place of the earlier one. */
export const keepAvis = ({ idCandidat, ...said }: AvisRow, trx: Trx) =>
  trx
    .insertInto('avis')
    .values({ idCandidat, ...said })
    .onConflict((one) => one.column('idCandidat').doUpdateSet(said))
    .execute()

export const removeAvis = (trx: Trx, idCandidat: number) =>
  trx.deleteFrom('avis').where('idCandidat', '=', idCandidat).execute()
