import type { BrowserContext } from '@playwright/test'
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

/** Gives everything that runs in a browser the clock of the journey. */
export async function setJourneyClock(context: BrowserContext): Promise<void> {
  const offset = JOURNEY_NOW.getTime() - Date.now()
  await context.addInitScript(shiftClock, offset)
  await context.route(WORKER, async (route) => {
    const response = await route.fetch()
    const body = `(${shiftClock})(${offset});\n${await response.text()}`
    // What was said of the file on the disk (its length, its compression) is not true of this one.
    const { 'content-length': _, 'content-encoding': __, etag: ___, ...headers } = response.headers()
    await route.fulfill({ response, headers, body })
  })
}
