import type { Pays } from '@contract/clock/pays'
import type { Conn, Trx } from '../schema'

/** The daily reminder runs of a host: about documents that expire soon, and about payments that are due. */
export type Rappel = 'papiers' | 'argent'

/** A page of the schools of a country for which a reminder run has not been done on a day, by id. */
export async function schoolsToRemind(
  db: Conn,
  rappel: Rappel,
  { pays, today, after, limit }: { pays: Pays; today: string; after: number; limit: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('auto_ecole')
    .leftJoin('rappel_ecole', 'rappel_ecole.idAutoEcole', 'auto_ecole.id')
    .select('auto_ecole.id')
    .where('auto_ecole.id', '>', after)
    .where('pays', '=', pays)
    .where((eb) => eb.or([eb(rappel, 'is', null), eb(rappel, '<', today)]))
    .orderBy('auto_ecole.id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Records that the reminder run of some schools was done on a day. */
export async function markReminded(trx: Trx, rappel: Rappel, ecoles: readonly number[], today: string): Promise<void> {
  if (ecoles.length === 0) return
  const day = { [rappel]: today }
  await trx
    .insertInto('rappel_ecole')
    .values(ecoles.map((idAutoEcole) => ({ papiers: null, argent: null, ...day, idAutoEcole })))
    .onConflict((conflict) => conflict.column('idAutoEcole').doUpdateSet(day))
    .execute()
}

/** Whether the reminder run of a school was done on a day. */
export const isReminded = async (db: Conn, rappel: Rappel, idAutoEcole: number, today: string): Promise<boolean> =>
  (await db
    .selectFrom('rappel_ecole')
    .select('idAutoEcole')
    .where('idAutoEcole', '=', idAutoEcole)
    .where(rappel, '=', today)
    .executeTakeFirst()) !== undefined

/** The active desk accounts of some schools, with the data that decides their rights. */
export const desksOf = (db: Conn, ecoles: readonly number[]) =>
  db
    .selectFrom('utilisateur')
    .select(['id', 'role', 'idAutoEcole', 'acces'])
    .where('idAutoEcole', 'in', ecoles)
    .where('role', '=', 'ecole')
    .where('actif', '=', 1)
    .orderBy('id')
    .execute()
