/** Part of the Prioritized Task Scheduling API, which Safari lacks. */
interface Scheduler {
  yield?(): Promise<void>
}

/**
 * Ends the current task of the browser and continues in the next one: the following work is not urgent, and a waiting
 * tap or drawing comes first.
 */
export function breathe(): Promise<void> {
  const { scheduler } = window as { scheduler?: Scheduler } // not in the DOM's types
  return scheduler?.yield?.() ?? new Promise((done) => setTimeout(done))
}
