import type { TestBackend } from './backend'

/** What comes of a request on its way back; what it asked for is done all the same. */
export type Mishap = 'lost' | 'empty' | 'null' | 'page' | 'wrong'

const BODIES: Record<Exclude<Mishap, 'lost'>, string> = {
  empty: '',
  null: 'null',
  page: '<!doctype html><title>Wi-Fi</title><p>Acceptez les conditions.',
  wrong: '{"data":[{"id":"un"}],"id":null,"nom":7}',
}

const spoiled = (status: number, mishap: Exclude<Mishap, 'lost'>) =>
  new Response(BODIES[mishap], {
    status: status === 204 ? 200 : status,
    headers: { 'Content-Type': 'application/json' },
  })

/** A backend at the end of a line on which answers get lost or mixed up while `on` says so. */
export function unreliable(backend: TestBackend) {
  const line: { on: { method: string; path: RegExp; mishap: Mishap } | null } = { on: null }
  const request: TestBackend['request'] = async (path, init) => {
    const answer = await backend.request(path, init)
    const { on } = line
    if (!on || (init?.method ?? 'GET') !== on.method || !on.path.test(path) || !answer.ok) return answer
    if (on.mishap === 'lost') throw new TypeError('Failed to fetch')
    return spoiled(answer.status, on.mishap)
  }
  return { backend: { ...backend, request }, line }
}
