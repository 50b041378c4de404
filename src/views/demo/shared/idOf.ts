/** The id of an address; the one shown when it has none, 0 (which belongs to nothing) when it cannot be one. */
export function idOf(text: string | undefined, usual: number): number {
  if (text === undefined) return usual
  return /^\d{1,15}$/.test(text) ? Number(text) : 0
}
