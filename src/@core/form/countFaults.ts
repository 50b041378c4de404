/** A fault itself, rather than a group of fields one of which may be called `type`. */
const isFault = (node: object) => 'type' in node && typeof node.type === 'string'

/** How many fields are wrong, however deep they lie: a list of times counts each of its fields. */
export function countFaults(errors: unknown): number {
  if (typeof errors !== 'object' || errors === null) return 0
  if (isFault(errors)) return 1
  return Object.values(errors).reduce<number>((sum, inner) => sum + countFaults(inner), 0)
}
