/** Splits a list, because one statement takes a limited number of parameters (32,766 in SQLite). */
export function chunks<T>(list: readonly T[], size: number): T[][] {
  const parts: T[][] = []
  for (let start = 0; start < list.length; start += size) parts.push(list.slice(start, start + size))
  return parts
}
