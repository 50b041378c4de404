import type { FieldErrors } from '@contract/errors'
import { conflict } from '../errors'
import { brokenColumns } from './dialect'

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
