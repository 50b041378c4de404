import { type Redacted, redact } from './redact'

/**
 * The place where an error was noticed: while a page was drawn, in the page, in a promise, in a worker, or at the
 * start.
 */
export type FaultSource = 'render' | 'page' | 'promise' | 'worker' | 'start'

export interface Fault extends Redacted {
  source: FaultSource
  /** Milliseconds since the epoch. */
  at: number
}

/** The latest come first; older ones rarely explain the last. */
const KEPT = 5
let faults: readonly Fault[] = []
const listeners = new Set<(fault: Fault) => void>()
/** React and the router hand the same error to several boundaries. */
const noted = new WeakSet<object>()

/** The errors of this page load, redacted: nothing else of them is kept. */
export const currentFaults = (): readonly Fault[] => faults

/** React draws a failing part a second time, which throws another error of the same kind. */
export const kindOf = ({ name, message, frames: [place] }: Redacted): string => [name, message, place].join('\n')

export function noteFault(source: FaultSource, thrown: unknown): void {
  if (typeof thrown === 'object' && thrown !== null) {
    if (noted.has(thrown)) return
    noted.add(thrown)
  }
  const fault: Fault = { source, at: Date.now(), ...redact(thrown) }
  if (faults[0] && kindOf(faults[0]) === kindOf(fault)) return
  faults = [fault, ...faults].slice(0, KEPT)
  for (const hear of listeners) hear(fault)
}

/** Calls back for every error from now on. Returns the unsubscribe function. */
export function onFault(hear: (fault: Fault) => void): () => void {
  listeners.add(hear)
  return () => {
    listeners.delete(hear)
  }
}

/** Records the errors of this page or worker that no code caught. Returns the function that stops it. */
export function watchFaults(scope: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>): () => void {
  const failed = (event: Event) => {
    const { error, message } = event as ErrorEvent
    // A resource that did not load, and the browser's note on observers, are no errors of code.
    if (error || (message && !message.startsWith('ResizeObserver'))) noteFault('page', error ?? { message })
  }
  const rejected = (event: Event) => noteFault('promise', (event as PromiseRejectionEvent).reason)
  scope.addEventListener('error', failed)
  scope.addEventListener('unhandledrejection', rejected)
  return () => {
    scope.removeEventListener('error', failed)
    scope.removeEventListener('unhandledrejection', rejected)
  }
}

/** Forgets the errors, for tests. */
export const forgetFaults = (): void => {
  faults = []
}
