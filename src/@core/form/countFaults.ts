/** Distinguishes a fault from a group of fields, one of which may be named `type`. */
const isFault = (node: object) => 'type' in node && typeof node.type === 'string'

/** The number of invalid fields at any depth: a list of times counts each of its fields. */
export function countFaults(errors: unknown): number {
  if (typeof errors !== 'object' || errors === null) return 0
  if (isFault(errors)) return 1
  return Object.values(errors).reduce<number>((sum, inner) => sum + countFaults(inner), 0)
}
