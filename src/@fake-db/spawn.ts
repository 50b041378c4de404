/** Starts the backend's worker. It takes a while, so the code that talks to it is loaded meanwhile. */
export const spawnBackend = (): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'voie-libre' })
