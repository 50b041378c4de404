import { format } from 'node:util'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { installTestClock } from './clock'

let errors: string[] = []

const ignore = () => {}
const listen = { addEventListener: ignore, removeEventListener: ignore, addListener: ignore, removeListener: ignore }

// jsdom knows no media: every query is answered with no, which means a wide screen and no reduced motion.
// A plain property, for `vi.unstubAllGlobals` to come back to. Tests on Node have no window.
if (typeof window !== 'undefined') {
  window.matchMedia = (media) => ({ matches: false, media, onchange: null, dispatchEvent: () => false, ...listen })
}

// For what a file does before its first test.
installTestClock()

beforeEach(() => {
  installTestClock()
  errors = []
  vi.spyOn(console, 'error').mockImplementation((...values: unknown[]) => {
    errors.push(format(...values))
  })
})

// A message on the console is a fault that nobody looked at: a test that expects one spies on console.error itself.
afterEach(() => {
  expect(errors, 'console.error was called').toEqual([])
})
