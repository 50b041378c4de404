import type { ApiError } from '@contract/errors'
import { startBackend, type TestBackend } from './backend'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export interface Answer<Body> {
  status: number
  headers: Headers
  /** The parsed body; `null` without one. */
  body: Body
  text: string
}

interface Sending {
  token?: string | null
  /** Sent as JSON; text and bytes are sent as they are. */
  body?: unknown
  headers?: Record<string, string>
}

const BYTES = 'application/octet-stream'

type Requester = Pick<TestBackend, 'request'>

function encoded(body: unknown): BodyInit | undefined {
  if (body === undefined || typeof body === 'string') return body
  // The bytes are copied, because their type also allows a shared buffer.
  return body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body)
}

/** Sends a request as the client does and reads the answer. */
export async function send<Body = ApiError>(
  backend: Requester,
  method: Method,
  path: string,
  { token, body, headers = {} }: Sending = {},
): Promise<Answer<Body>> {
  const response = await backend.request(path, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'Content-Type': body instanceof Uint8Array ? BYTES : 'application/json' }),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: encoded(body) }),
  })
  const text = await response.text()
  const isFile = response.headers.has('Content-Disposition')
  // Every other answer of the API is JSON; the test gives its type.
  const parsed = (text === '' || isFile ? null : JSON.parse(text)) as Body
  return { status: response.status, headers: response.headers, body: parsed, text }
}

/** Requests of one user, or without a session (`null`). */
export interface Client {
  token: string | null
  get<Body = ApiError>(path: string): Promise<Answer<Body>>
  post<Body = ApiError>(path: string, body?: unknown): Promise<Answer<Body>>
  put<Body = ApiError>(path: string, body?: unknown): Promise<Answer<Body>>
  delete<Body = ApiError>(path: string): Promise<Answer<Body>>
}

export const clientOf = (backend: Requester, token: string | null): Client => ({
  token,
  get: (path) => send(backend, 'GET', path, { token }),
  post: (path, body) => send(backend, 'POST', path, { token, body }),
  put: (path, body) => send(backend, 'PUT', path, { token, body }),
  delete: (path) => send(backend, 'DELETE', path, { token }),
})

/** A client for a demo account. */
export const signedIn = async (backend: TestBackend, username: string): Promise<Client> =>
  clientOf(backend, await backend.login(username))

/** A backend with a school signed in: the usual start of a test. */
export async function startSchool(username = 'ecole'): Promise<{ backend: TestBackend; ecole: Client }> {
  const backend = await startBackend()
  return { backend, ecole: await signedIn(backend, username) }
}

/** The same without any planned events, for tests that plan their own. */
export async function startFreeSchool(): Promise<{ backend: TestBackend; ecole: Client }> {
  const backend = await startBackend({ seed: 'free' })
  return { backend, ecole: await signedIn(backend, 'ecole') }
}
