import type { BrowserContext, Page, Route } from '@playwright/test'
import { TEST_NOW } from './clock'

/** The moment at which a journey begins, `E2E_NOW` of the environment or that of all tests; from then on it passes. */
export const JOURNEY_NOW = new Date(process.env.E2E_NOW || TEST_NOW)

/** Runs in the page and in the backend's worker: their clock is that of the machine, so many milliseconds away. */
function shiftClock(offset: number): void {
  // A module of the page that is named like the worker finds the page's clock set.
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

    // A date that came from the other side, the page's or the worker's, is a date all the same.
    static override [Symbol.hasInstance](value: unknown): boolean {
      return Object.prototype.toString.call(value) === '[object Date]'
    }
  }
  globalThis.Date = JourneyDate as DateConstructor
}

/** The worker that hosts the backend, as the build names it. */
const WORKER = /\/assets\/worker-[\w-]+\.js$/

const offset = () => JOURNEY_NOW.getTime() - Date.now()

/** A file of the build as the host sent it. */
interface Sent {
  headers: Record<string, string>
  text: string
}

/** Asked for once in a process: the build stays the same, and a connection that the host has just closed is one too many. */
const sent = new Map<string, Promise<Sent>>()

async function fetched(route: Route): Promise<Sent> {
  const response = await route.fetch({ maxRetries: 2, timeout: 20_000 })
  // What was said of the file on the disk (its length, its compression) is not true of an altered one.
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

/** Puts code before the worker's own, as if the browser were another one; it keeps the clock of the journey. */
export async function alterWorker(where: BrowserContext | Page, code = ''): Promise<void> {
  await where.route(WORKER, async (route) => {
    const { headers, text } = await sentFor(route)
    await route.fulfill({ status: 200, headers, body: `(${shiftClock})(${offset()});\n${code}\n${text}` })
  })
}

/** Gives everything that runs in a browser the clock of the journey. */
export async function setJourneyClock(context: BrowserContext): Promise<void> {
  await context.addInitScript(shiftClock, offset())
  await alterWorker(context)
}
