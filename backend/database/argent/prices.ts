import type { Conn } from '../schema'

/** The active default prices of a school for a licence category. */
export const activePrices = (db: Conn, idAutoEcole: number, idPermi: number) =>
  db
    .selectFrom('config_prix')
    .selectAll()
    .where('idAutoEcole', '=', idAutoEcole)
    .where('idPermi', '=', idPermi)
    .where('is_active', '=', 1)
    .executeTakeFirst()

/** The packages on sale at a school for a licence category, the cheapest first. */
export const packagesOnSale = (db: Conn, idAutoEcole: number, idPermi: number) =>
  db
    .selectFrom('forfait')
    .selectAll()
    .where('idAutoEcole', '=', idAutoEcole)
    .where('idPermi', '=', idPermi)
    .where('active', '=', 1)
    .orderBy('prix')
    .orderBy('id')
    .execute()

/** A package on sale at a school for a licence category. */
export const packageOnSale = (db: Conn, idAutoEcole: number, idPermi: number, id: number) =>
  db
    .selectFrom('forfait')
    .selectAll()
    .where('id', '=', id)
    .where('idAutoEcole', '=', idAutoEcole)
    .where('idPermi', '=', idPermi)
    .where('active', '=', 1)
    .executeTakeFirst()
