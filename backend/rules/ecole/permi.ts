import type { FieldCode } from '@contract/errors'

/**
 * The fault of the categories given to a record: from another country, or not taught by the school. Categories that
 * the record already has stay valid, taught or not.
 */
export function permiFault(
  permis: readonly { id: number; enseigne: boolean }[],
  asked: readonly number[],
  held: readonly number[] = [],
): FieldCode | null {
  const known = new Map(permis.map(({ id, enseigne }) => [id, enseigne]))
  if (asked.some((id) => !known.has(id))) return 'unknown'
  return asked.some((id) => !known.get(id) && !held.includes(id)) ? 'not_taught' : null
}
