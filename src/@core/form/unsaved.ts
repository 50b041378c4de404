/**
 * What is typed and not saved, in any tab of this browser. Each holder has a shared lock, which the browser gives back
 * even where a tab is killed, and which it can be asked about without waiting for tabs that sleep.
 */
const NAME = 'voie-libre:unsaved'

const locks = (): LockManager | undefined => globalThis.navigator?.locks

/** Says that something is unsaved, until the returned function is called. */
export function holdUnsaved(): () => void {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  // A page that is being closed is refused its lock.
  locks()
    ?.request(NAME, { mode: 'shared' }, () => released)
    .catch(() => undefined)
  return release
}

/** Whether something is unsaved in any tab; false in a browser without locks, where tabs know of themselves alone. */
export async function isAnythingUnsaved(): Promise<boolean> {
  try {
    const asked = await locks()?.query()
    return (asked?.held ?? []).some(({ name }) => name === NAME)
  } catch {
    return false
  }
}
