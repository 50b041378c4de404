const open = new Map<string, Promise<boolean>>()

/** Opens a dialog unless the very same one is open already: whoever asks again waits for the same answer. */
export function once(key: string, show: () => Promise<boolean>): Promise<boolean> {
  const current = open.get(key)
  if (current) return current
  const answer = show().finally(() => open.delete(key))
  open.set(key, answer)
  return answer
}
