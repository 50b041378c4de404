/** Part of the Prioritized Task Scheduling API, which Safari lacks. */
interface Scheduler {
  yield?(): Promise<void>
}

/**
 * Ends the task of the browser that runs, and goes on in the next one: what follows has time, and a tap or a drawing that
 * waits comes first.
 */
export function breathe(): Promise<void> {
  const { scheduler } = window as { scheduler?: Scheduler } // not in the DOM's types
  return scheduler?.yield?.() ?? new Promise((done) => setTimeout(done))
}
