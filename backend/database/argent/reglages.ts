import { DEFAULT_REGLAGES_ARGENT, type ReglagesArgent, reglagesArgent } from '@contract/argent/reglages'
import type { Db, Trx } from '../schema'

/** The money rules of a school, complete: rules that it left out have their default. */
export async function reglagesArgentOf(db: Db | Trx, idAutoEcole: number): Promise<ReglagesArgent> {
  const row = await db
    .selectFrom('reglage_argent')
    .select('valeurs')
    .where('idAutoEcole', '=', idAutoEcole)
    .executeTakeFirst()
  return row ? reglagesArgent.parse(JSON.parse(row.valeurs)) : DEFAULT_REGLAGES_ARGENT
}
