import type { BrowserContext, Page, Route } from '@playwright/test'
import { TEST_NOW } from '../clock'

/** The start of a journey: `E2E_NOW` of the environment or the moment of all tests; then time passes. */
export const JOURNEY_NOW = new Date(process.env.E2E_NOW || TEST_NOW)

/** Runs in the page and in the backend's worker: shifts the machine's clock by these milliseconds. */
function shiftClock(offset: number): void {
  // A module of the page with the same name as the worker already has the page's clock.
  if (Date.name === 'JourneyDate') return
  const MachineDate = Date
  class JourneyDate extends MachineDate {
    constructor(...parts: [] | ConstructorParameters<typeof MachineDate>) {
      if (parts.length === 0) super(MachineDate.now() + offset)
      else super(...parts)
    }

    static override now(): number {
      return MachineDate.now() + offset
    }

    // Dates from the other side, page or worker, also count as Dates.
    static override [Symbol.hasInstance](value: unknown): boolean {
      return Object.prototype.toString.call(value) === '[object Date]'
    }
  }
  globalThis.Date = JourneyDate as DateConstructor
}

/** The file name of the backend's worker in the build. */
const WORKER = /\/assets\/worker-[\w-]+\.js$/

const offset = (now: Date) => now.getTime() - Date.now()

/** A file of the build as the host sent it. */
interface Sent {
  headers: Record<string, string>
  text: string
}

/**
 * The files are fetched once in a process: the build does not change, and each new connection may hit one that the host
 * just closed.
 */
const sent = new Map<string, Promise<Sent>>()

async function fetched(route: Route): Promise<Sent> {
  const response = await route.fetch({ maxRetries: 2, timeout: 20_000 })
  // Headers about the original file (length, compression) are wrong for an altered one.
  const { 'content-length': _, 'content-encoding': __, etag: ___, ...headers } = response.headers()
  return { headers, text: await response.text() }
}

function sentFor(route: Route): Promise<Sent> {
  const url = route.request().url()
  const known = sent.get(url)
  if (known) return known
  const asking = fetched(route)
  sent.set(url, asking)
  asking.catch(() => sent.delete(url))
  return asking
}

/** Puts code before the worker's own, to imitate another browser; keeps the clock of the journey. */
export async function alterWorker(where: BrowserContext | Page, code = '', now = JOURNEY_NOW): Promise<void> {
  await where.route(WORKER, async (route) => {
    const { headers, text } = await sentFor(route)
    await route.fulfill({ status: 200, headers, body: `(${shiftClock})(${offset(now)});\n${code}\n${text}` })
  })
}

/** Gives pages and workers of a browser the clock of the journey. */
export async function setJourneyClock(context: BrowserContext, now = JOURNEY_NOW): Promise<void> {
  await context.addInitScript(shiftClock, offset(now))
  await alterWorker(context, '', now)
}
