import { PASSWORD_ROUNDS } from '@backend/auth/password'
import type { Db } from '@backend/database/schema'
import { seedDemo } from '@backend/seed/demo'

/** Fills an empty database with the demo, dated around today. */
export async function fillWithDemo(db: Db): Promise<void> {
  await seedDemo(db, new Date(), PASSWORD_ROUNDS)
}
