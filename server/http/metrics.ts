import { timingSafeEqual } from 'node:crypto'
import type { Context, Handler } from 'hono'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { senderOf } from './sender'

interface Answered {
  method: string
  route: string
  status: number
  seconds: number
}

/** The measurements of a process, in the format of Prometheus. */
export interface Metrics {
  answered(answer: Answered): void
  /** Adds a number that is read at each request for the metrics; it is not a number (NaN) while it cannot be read. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void
  text(): Promise<string>
  readonly contentType: string
}

/** The buckets of durations in seconds, from a read in memory to the time limit of the client. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

/** Creates a separate registry, so that several applications in one process, as in tests, are measured separately. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of answers by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  })
  return {
    answered: ({ seconds, ...labels }) => duration.observe(labels, seconds),
    gauge: (name, help, read) => {
      new Gauge({
        name,
        help,
        registers,
        async collect() {
          try {
            this.set(await read())
          } catch {
            // The others still matter, all the more while the database does not answer.
            this.set(Number.NaN)
          }
        },
      })
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** Whether a request comes from this machine itself, through no proxy. */
const isLocal = (c: Context) =>
  c.req.header('X-Forwarded-For') === undefined && ['local', '127.0.0.1', '0:0:0:0::/64'].includes(senderOf(c, 0))

/** Sends the metrics to callers with the token. Without a configured token, only to this machine. */
export const metricsPage =
  (metrics: Metrics, token: string | undefined): Handler =>
  async (c) => {
    if (!token && !isLocal(c)) return c.notFound()
    if (token && !isSame(c.req.header('Authorization') ?? '', `Bearer ${token}`)) return c.text('Unauthorized', 401)
    return c.body(await metrics.text(), 200, { 'Content-Type': metrics.contentType, 'Cache-Control': 'no-store' })
  }
