import type { Db, Trx } from './schema'

/** The package of a school that runs on a day, the longest of several. */
export const activePackage = (db: Db | Trx, idAutoEcole: number, today: string) =>
  db
    .selectFrom('package_ecole')
    .selectAll()
    .where('idAutoEcole', '=', idAutoEcole)
    .where('dateDebut', '<=', today)
    .where('dateFin', '>=', today)
    .orderBy('dateFin', 'desc')
    .limit(1)
    .executeTakeFirst()

export const findAutoEcole = (db: Db | Trx, id: number) =>
  db.selectFrom('auto_ecole').selectAll().where('id', '=', id).executeTakeFirst()
