/** The id in an address; `usual` when missing, 0 (no record) when invalid. */
export function idOf(text: string | undefined, usual: number): number {
  if (text === undefined) return usual
  return /^\d{1,15}$/.test(text) ? Number(text) : 0
}
