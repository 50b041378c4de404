import type { FieldErrors } from '@contract/errors'
import { sql } from 'kysely'
import { conflict } from '../errors'
import { brokenColumns, engineOf } from './dialect'
import type { Trx } from './schema'

/**
 * Runs a part of a transaction that can fail without ending it. SQLite undoes a refused statement by itself. PostgreSQL
 * refuses all further statements until the part is rolled back to a savepoint.
 */
async function apart<T>(trx: Trx, write: () => Promise<T>): Promise<T> {
  if (engineOf(trx) === 'sqlite') return write()
  await sql`savepoint apart`.execute(trx)
  try {
    return await write()
  } catch (error) {
    await sql`rollback to savepoint apart`.execute(trx)
    throw error
  }
}

/**
 * Runs a write; a broken unique constraint becomes a 409 that names the field.
 * @param details sent with the refusal, for instance the record that already has the value
 */
export async function unique<T>(
  trx: Trx,
  write: () => Promise<T>,
  details?: (field: string) => Promise<unknown>,
): Promise<T> {
  try {
    return await apart(trx, write)
  } catch (error) {
    const field = (await brokenColumns(trx, error))?.find((column) => column !== 'idAutoEcole')
    if (!field) throw error
    const errors: FieldErrors = { [field]: 'duplicate' }
    throw conflict(errors, await details?.(field))
  }
}
