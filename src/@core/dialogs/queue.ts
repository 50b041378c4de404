const open = new Map<string, Promise<boolean>>()

/** Opens a dialog, or returns the promise of the one that is already open with the same key. */
export function once(key: string, show: () => Promise<boolean>): Promise<boolean> {
  const current = open.get(key)
  if (current) return current
  const answer = show().finally(() => open.delete(key))
  open.set(key, answer)
  return answer
}
