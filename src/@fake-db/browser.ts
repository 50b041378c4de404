import type { AxiosInstance } from 'axios'
import { answerBase } from './base'
import type { Ask } from './connection'
import { installFakeDb } from './index'

const NO_BODY = new Set([101, 204, 205, 304])

/** Puts the backend of a worker behind an axios instance; `ask` knows which worker answers now. */
export async function installWorker(http: AxiosInstance, ask: Ask): Promise<void> {
  const mock = await installFakeDb(http, {
    backend: {
      async request(path, init = {}) {
        const { status, headers, body } = await ask((host) => host.request(path, init))
        return new Response(NO_BODY.has(status) ? null : body, { status, headers })
      },
    },
  })
  answerBase(mock, ask)
}
