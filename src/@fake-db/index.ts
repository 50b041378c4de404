import type { DemoOwner } from '@contract/demo/owner'
import type { AxiosInstance, InternalAxiosRequestConfig } from 'axios'
import axios from 'axios'
import MockAdapter from 'axios-mock-adapter'
import { AREAS, demoAreas } from './demo/areas'
import { type BackendHost, exchange, isUnrouted, type Reply } from './exchange'
import { withinTime } from './patience'

interface Options {
  /** Whoever answers the product's paths; without one only the demo areas are answered. */
  backend?: BackendHost
  /** Who is signed in, asked at each request of a demo area: everybody has areas of their own. */
  owner?: () => DemoOwner | null
  /** Milliseconds before each answer, to try the application on a slow network. */
  delayMs?: number
}

/** Where the product's paths begin, with or without the leading slash. */
const PRODUCT = /^\/?(api|auth|contact-us)\//

/** Sends a request to the real network, as if nothing were installed. */
async function passThrough(
  config: InternalAxiosRequestConfig,
  adapter: AxiosInstance['defaults']['adapter'],
): Promise<Reply> {
  const { status, data, headers } = await axios.getAdapter(adapter)(config)
  return [status, data, Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))]
}

/**
 * Answers an axios instance's requests in the browser: those of the demo areas from sample data, those of the product
 * from the backend, which says itself which paths it knows. Whatever nobody here answers goes to the network.
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
      // The adapter keeps every request for tests to look at; here they would only fill the memory.
      mock.resetHistory()
      // Adapters are given complete configurations; the type of the mock says less.
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
  return mock
}
