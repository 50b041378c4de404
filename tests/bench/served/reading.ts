import { type Figure, percentile } from '../figures'
import { type Host, usedBy } from './host'

/** Milliseconds between two pages of a user; `SERVER_PAUSE` sets another time. */
const PAUSE = Number(process.env.SERVER_PAUSE || 30_000)
/** `SERVER_SECONDS` sets another duration of the load. */
const SECONDS = Number(process.env.SERVER_SECONDS || 40)
/** The calls of a desk that opens its planning. */
const CALLS = [
  '/api/user/me',
  '/api/notif?page=1&limit=10',
  '/api/calendrier/evenement?from=2026-11-16T00:00:00.000Z&to=2026-11-23T00:00:00.000Z',
  '/api/candidat?page=1&perPage=25',
]
const MEGABYTE = 1e6

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** Measures users who open a page now and then. */
export async function reading(host: Host, dataDir: string, tokens: readonly string[]): Promise<Figure[]> {
  const times: number[] = []
  let failed = 0
  const before = await usedBy(host, dataDir)
  const begun = performance.now()
  const until = begun + SECONDS * 1000
  const ask = async (path: string, token: string) => {
    const asked = performance.now()
    const { status, body } = await fetch(host.url + path, { headers: { Authorization: `Bearer ${token}` } })
    for await (const _ of body ?? []);
    if (status !== 200) failed += 1
    times.push(performance.now() - asked)
  }
  await Promise.all(
    tokens.map(async (token) => {
      await wait(Math.random() * PAUSE)
      while (performance.now() < until) {
        await Promise.all(CALLS.map((path) => ask(path, token).catch(() => (failed += 1))))
        await wait(Math.min(PAUSE * (0.5 + Math.random()), until - performance.now()))
      }
    }),
  )
  const seconds = (performance.now() - begun) / 1000
  const after = await usedBy(host, dataDir)
  const perCall = (used: number) => (used / times.length) * 1000
  return [
    {
      label: `${tokens.length} users, a page every ${PAUSE / 1000} s: answers a second`,
      value: times.length / seconds,
      unit: '',
    },
    { label: "a page's call: median", value: percentile(times, 0.5), unit: 'ms' },
    { label: "a page's call: 99th percentile", value: percentile(times, 0.99), unit: 'ms' },
    { label: 'failed', value: failed, unit: '', wanted: { atMost: 0 } },
    { label: 'processor time of the process for a call', value: perCall(after.host - before.host), unit: 'ms' },
    {
      label: 'processor time of the database for a call',
      value: perCall(after.database - before.database),
      unit: 'ms',
    },
    { label: 'memory of the process after it', value: after.memory / MEGABYTE, unit: 'MB' },
  ]
}

/** Measures users who each have a page open that follows their notifications. */
export async function streaming(host: Host, dataDir: string, tokens: readonly string[]): Promise<Figure[]> {
  const before = await usedBy(host, dataDir)
  const end = new AbortController()
  let open = 0
  for (let first = 0; first < tokens.length; first += 100) {
    const some = tokens.slice(first, first + 100).map(async (token) => {
      const headers = { Authorization: `Bearer ${token}` }
      const { status, body } = await fetch(`${host.url}/api/live/notif`, { headers, signal: end.signal })
      await body?.getReader().read()
      if (status === 200) open += 1
    })
    await Promise.all(some)
  }
  const after = await usedBy(host, dataDir)
  end.abort()
  return [
    { label: 'open streams of events', value: open, unit: '', wanted: { atLeast: tokens.length } },
    { label: 'memory of the process for one', value: (after.memory - before.memory) / open / 1000, unit: 'kB' },
  ]
}
