import type { Conn } from '../schema'

/** Ids of a school's records of a kind that are not archived. */
export async function activeIds(
  db: Conn,
  table: 'moniteur' | 'vehicule' | 'examinateur',
  idAutoEcole: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom(table)
    .select('id')
    .where('idAutoEcole', '=', idAutoEcole)
    .where('archived', '=', 0)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}
