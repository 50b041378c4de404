/** The moment at which tests happen, unless they say another. */
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

  // A date made before the test's clock was set is a date all the same.
  static override [Symbol.hasInstance](value: unknown): boolean {
    return Object.prototype.toString.call(value) === '[object Date]'
  }
}

/** The one clock of a test: pages and backend read it, and it stands still until a test moves it. */
export const testClock = {
  get now(): Date {
    return new MachineDate(moment)
  },
  set now(date: Date) {
    moment = date.getTime()
  },
}

/** Puts the test's clock in the place of the machine's, for everything that asks for the date; timers run as ever. */
export function installTestClock(now = TEST_NOW): void {
  moment = MachineDate.parse(now)
  globalThis.Date = TestDate as DateConstructor
}
