/** What `worker.ts` uses of the scope of service workers, which the DOM's types do not describe. */
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

/** Paths of the built files, written by `scripts/build/offline.ts`: what starts the application, then the rest. */
declare const __BOOT__: readonly { url: string; revision: string | null }[]
declare const __REST__: readonly string[]
