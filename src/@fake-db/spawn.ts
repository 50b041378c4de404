/** Starts the worker that hosts the backend. It needs a while: what talks to it is fetched meanwhile. */
export const spawnBackend = (): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'voie-libre' })
