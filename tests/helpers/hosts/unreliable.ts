import type { AxiosInstance } from 'axios'
import type { TestBackend } from '../backend'

/** The way in which an answer is garbled. The request is handled all the same. */
export type Garbled = 'empty' | 'null' | 'page' | 'wrong'
/**
 * `late`: the request arrives after its sender has given up; `cut`: only half of the answer arrives; `failed`: the
 * server fails before it does anything; `gateway`: the request works, but something in front of the server answers
 * instead.
 */
export type Mishap = Garbled | 'lost' | 'late' | 'cut' | 'failed' | 'gateway'

/** The delay of a late request in milliseconds. */
const LATE = 400

/** Milliseconds that the sender of a late request waits, because a test should not wait for five seconds. */
const PATIENCE = 50

/**
 * Makes the sender of one kind of request give up early. Its other requests keep their time limit, however slow the
 * machine.
 * @returns a function that ends this
 */
export function hurry(http: AxiosInstance, method: string, path: RegExp): () => void {
  const meant = http.interceptors.request.use((config) => {
    const { pathname, search } = new URL(http.getUri(config), 'http://localhost')
    const isMeant = config.method?.toUpperCase() === method && path.test(pathname + search)
    return isMeant ? { ...config, timeout: PATIENCE } : config
  })
  return () => http.interceptors.request.eject(meant)
}

const BODIES: Record<Garbled, string> = {
  empty: '',
  null: 'null',
  page: '<!doctype html><title>Wi-Fi</title><p>Acceptez les conditions.',
  wrong: '{"data":[{"id":"un"}],"id":null,"nom":7}',
}

const FAILED = JSON.stringify({ statusCode: 500, code: 'internal', message: 'Une erreur est survenue.' })
const GATEWAY = '<html><head><title>502 Bad Gateway</title></head><body><h1>502</h1></body></html>'

const json = { 'Content-Type': 'application/json' }
const html = { 'Content-Type': 'text/html' }

async function cut(given: Response): Promise<Response> {
  const text = await given.text()
  // An answer without content arrives as the beginning of one.
  return new Response(text.slice(0, Math.floor(text.length / 2)) || '{', { status: 200, headers: json })
}

const spoiled = (status: number, mishap: Garbled) =>
  new Response(BODIES[mishap], {
    status: status === 204 ? 200 : status,
    headers: json,
  })

/** A backend behind an unreliable network, which loses or garbles answers while `on` is set. */
export function unreliable(backend: TestBackend) {
  const line: { on: { method: string; path: RegExp; mishap: Mishap } | null } = { on: null }
  const underWay = new Set<Promise<unknown>>()
  const answer: TestBackend['request'] = async (path, init) => {
    const { on } = line
    const isMeant = on && (init?.method ?? 'GET') === on.method && on.path.test(path)
    if (isMeant && on.mishap === 'late') await new Promise((resolve) => setTimeout(resolve, LATE))
    if (isMeant && on.mishap === 'failed') return new Response(FAILED, { status: 500, headers: json })
    const given = await backend.request(path, init)
    if (!isMeant || !given.ok || on.mishap === 'late') return given
    if (on.mishap === 'lost') throw new TypeError('Failed to fetch')
    if (on.mishap === 'gateway') return new Response(GATEWAY, { status: 502, headers: html })
    if (on.mishap === 'cut') return cut(given)
    return on.mishap === 'failed' ? given : spoiled(given.status, on.mishap)
  }
  const request: TestBackend['request'] = (path, init) => {
    const answering = answer(path, init)
    underWay.add(answering)
    return answering
  }
  /** Resolves when every request has been handled. */
  const settled = () => Promise.allSettled(underWay)
  return { backend: { ...backend, request }, line, settled }
}
