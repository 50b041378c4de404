import type { AxiosInstance } from 'axios'
import { type Remote, wrap } from 'comlink'
import { answerBase } from './base'
import { installFakeDb } from './index'
import { whenReady } from './whenReady'
import type { WorkerHost } from './worker'

const NO_BODY = new Set([101, 204, 205, 304])

/** Starts the backend in its worker and puts it behind an axios instance. */
export async function startMockedBackend(http: AxiosInstance): Promise<void> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'voie-libre' })
  const host: Remote<WorkerHost> = wrap(worker)
  // Before anything is asked: the time limit of a request is for the request alone.
  await whenReady(worker, () => host.ready())
  const mock = await installFakeDb(http, {
    backend: {
      async request(path, init = {}) {
        const { status, headers, body } = await host.request(path, init)
        return new Response(NO_BODY.has(status) ? null : body, { status, headers })
      },
    },
  })
  answerBase(mock, host)
}
