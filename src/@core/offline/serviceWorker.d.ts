/** The parts of the scope of service workers that `worker.ts` uses; the DOM's types do not describe them. */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface ExtendableMessageEvent extends ExtendableEvent {
  readonly data: unknown
  readonly ports: readonly MessagePort[]
}

interface ServiceWorkerScope {
  skipWaiting(): Promise<void>
  addEventListener(type: 'activate', listener: (event: ExtendableEvent) => void): void
  addEventListener(type: 'message', listener: (event: ExtendableMessageEvent) => void): void
}

/**
 * Paths of the built files, written by `scripts/build/offline.ts`: those that start the application, then the others.
 */
declare const __BOOT__: readonly { url: string; revision: string | null }[]
declare const __REST__: readonly string[]
