import type { FieldErrors } from '@contract/errors'
import { conflict } from '../http/errors'

const UNIQUE = /UNIQUE constraint failed: (.+)/

/** The columns of a broken unique constraint, from SQLite's message; null for any other error. */
function brokenColumns(error: unknown): string[] | null {
  const match = UNIQUE.exec(error instanceof Error ? error.message : '')
  return match?.[1]?.split(', ').map((column) => column.split('.')[1] ?? column) ?? null
}

/**
 * Runs a write; a value that must be unique and is taken becomes a 409 that names its field.
 * @param details told with the refusal, for instance the record that has the value already
 */
export async function unique<T>(write: () => Promise<T>, details?: (field: string) => Promise<unknown>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    const field = brokenColumns(error)?.find((column) => column !== 'idAutoEcole')
    if (!field) throw error
    const errors: FieldErrors = { [field]: 'duplicate' }
    throw conflict(errors, await details?.(field))
  }
}
