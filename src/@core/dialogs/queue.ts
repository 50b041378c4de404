/** The dialogs that are open or wait, by key. */
const open = new Map<string, Promise<boolean>>()
let last: Promise<unknown> = Promise.resolve()

/**
 * Opens a dialog once the ones before it are closed: the library would put it in their place, unread. Returns the
 * promise of the one with the same key that is open or waits, if there is one.
 */
export function inTurn(key: string, show: () => Promise<boolean>): Promise<boolean> {
  const current = open.get(key)
  if (current) return current
  const answer = last.then(show).finally(() => open.delete(key))
  open.set(key, answer)
  last = answer.catch(() => undefined)
  return answer
}
