import type { DemoOwner } from '@contract/demo/owner'
import type { AxiosInstance } from 'axios'
import { type Remote, wrap } from 'comlink'
import { answerBase } from './base'
import { installFakeDb } from './index'
import type { WorkerHost } from './worker'

const NO_BODY = new Set([101, 204, 205, 304])

/** Puts the backend of a worker behind an axios instance, once it is ready. */
export async function installWorker(http: AxiosInstance, worker: Worker, owner: () => DemoOwner | null): Promise<void> {
  const host: Remote<WorkerHost> = wrap(worker)
  // Before anything is asked: the time limit of a request is for the request alone.
  await host.ready()
  const mock = await installFakeDb(http, {
    owner,
    backend: {
      async request(path, init = {}) {
        const { status, headers, body } = await host.request(path, init)
        return new Response(NO_BODY.has(status) ? null : body, { status, headers })
      },
    },
  })
  answerBase(mock, host)
}
