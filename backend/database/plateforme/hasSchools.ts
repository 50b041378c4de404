import type { Conn } from '../schema'

/** Whether there is any school: a new database has none. */
export const hasSchools = async (db: Conn): Promise<boolean> =>
  Boolean(await db.selectFrom('auto_ecole').select('id').limit(1).executeTakeFirst())
