import type { DemoOwner } from '@contract/demo/owner'
import type { AxiosInstance, InternalAxiosRequestConfig } from 'axios'
import axios from 'axios'
import MockAdapter from 'axios-mock-adapter'
import { AREAS, demoAreas } from './demo/areas'
import { type BackendHost, exchange, isUnrouted, type Reply } from './exchange'
import { withinTime } from './patience'

interface Options {
  /** Answers the product's paths; without it only the demo areas are answered. */
  backend?: BackendHost
  /** The signed-in user, read at each request of a demo area: each user has separate samples. */
  owner?: () => DemoOwner | null
  /** Delay of each answer in milliseconds, to try the application on a slow network. */
  delayMs?: number
}

/** The product's paths, with or without the leading slash. */
const PRODUCT = /^\/?(api|auth|contact-us)\//

/** Sends a request to the real network, bypassing the mock. */
async function passThrough(
  config: InternalAxiosRequestConfig,
  adapter: AxiosInstance['defaults']['adapter'],
): Promise<Reply> {
  const { status, data, headers } = await axios.getAdapter(adapter)(config)
  return [status, data, Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))]
}

/**
 * Answers an axios instance's requests in the browser: the demo areas from sample data, the product from the backend,
 * which knows its own paths. Requests without an answer here go to the network.
 */
export async function installFakeDb(
  http: AxiosInstance,
  { backend, owner, delayMs = 0 }: Options = {},
): Promise<MockAdapter> {
  const network = http.defaults.adapter
  const mock = new MockAdapter(http, { onNoMatch: 'passthrough' })
  const answerDemo = demoAreas(owner)

  async function answerProduct(request: InternalAxiosRequestConfig): Promise<Reply> {
    if (!backend || !PRODUCT.test(request.url ?? '')) return passThrough(request, network)
    const response = await withinTime(request, exchange(backend, request), delayMs)
    return isUnrouted(response) ? passThrough(request, network) : response.reply
  }

  const reply = (paths: RegExp, answer: (request: InternalAxiosRequestConfig) => Promise<Reply>) =>
    mock.onAny(paths).reply((config) => {
      // The adapter records every request for tests; here they would only fill the memory.
      mock.resetHistory()
      // Adapters receive complete configurations; the type of the mock is narrower.
      return answer(config as InternalAxiosRequestConfig)
    })

  for (const area of AREAS) {
    reply(
      area.paths,
      async (request) =>
        (await withinTime(request, answerDemo(area, request), delayMs)) ?? (await answerProduct(request)),
    )
  }
  if (backend) reply(PRODUCT, answerProduct)
  // The adapter's own `passThrough` records each request, and lets a refused answer be read only once: a client of a
  // server would lose memory, and every answer to a repeated request.
  else reply(/^/, (request) => passThrough(request, network))
  return mock
}
