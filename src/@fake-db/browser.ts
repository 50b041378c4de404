import type { DemoOwner } from '@contract/demo/owner'
import type { AxiosInstance } from 'axios'
import { answerBase } from './base'
import type { Ask } from './connection'
import { installFakeDb } from './index'

const NO_BODY = new Set([101, 204, 205, 304])

/**
 * Installs a worker's backend on an axios instance; `ask` calls the current worker, `owner` returns the signed-in user.
 */
export async function installWorker(http: AxiosInstance, ask: Ask, owner: () => DemoOwner | null): Promise<void> {
  const mock = await installFakeDb(http, {
    owner,
    backend: {
      async request(path, init = {}) {
        const { status, headers, body } = await ask((host) => host.request(path, init))
        return new Response(NO_BODY.has(status) ? null : body, { status, headers })
      },
    },
  })
  answerBase(mock, ask)
}
