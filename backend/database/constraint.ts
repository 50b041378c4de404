import type { FieldErrors } from '@contract/errors'
import { conflict } from '../errors'
import { brokenColumns } from './dialect'

/**
 * Runs a write; a broken unique constraint becomes a 409 that names the field.
 * @param details sent with the refusal, for instance the record that already has the value
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
