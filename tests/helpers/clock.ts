/** The moment at which tests run by default. */
export const TEST_NOW = '2026-11-21T09:00:00.000Z'

const MachineDate = Date
let moment = Date.parse(TEST_NOW)

class TestDate extends MachineDate {
  constructor(...parts: [] | ConstructorParameters<typeof MachineDate>) {
    if (parts.length === 0) super(moment)
    else super(...parts)
  }

  static override now(): number {
    return moment
  }

  // Dates that were created before the test's clock was installed also count as Dates.
  static override [Symbol.hasInstance](value: unknown): boolean {
    return Object.prototype.toString.call(value) === '[object Date]'
  }
}

/** The one clock of a test: pages and backend read it, and it does not move by itself. */
export const testClock = {
  get now(): Date {
    return new MachineDate(moment)
  },
  set now(date: Date) {
    moment = date.getTime()
  },
}

/** Replaces the machine's clock for everything that reads the date; timers are unaffected. */
export function installTestClock(now = TEST_NOW): void {
  moment = MachineDate.parse(now)
  globalThis.Date = TestDate as DateConstructor
}
