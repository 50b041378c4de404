import 'temporal-polyfill/global'
import { format } from 'node:util'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { installTestClock } from './clock'

let errors: string[] = []

const ignore = () => {}
const listen = { addEventListener: ignore, removeEventListener: ignore, addListener: ignore, removeListener: ignore }

// jsdom has no media queries. Here every query answers false, which means a wide screen without reduced motion. It is a
// plain property, so that `vi.unstubAllGlobals` restores it. Tests on Node have no window.
if (typeof window !== 'undefined') {
  window.matchMedia = (media) => ({ matches: false, media, onchange: null, dispatchEvent: () => false, ...listen })
}

// Every run checks the same cases, so that only a change can change the result; `SEED=7 npx vitest run` tries others.
fc.configureGlobal({ seed: Number(process.env.SEED ?? 20_261_123) })

// Needed for code that runs before the first test of a file.
installTestClock()

beforeEach(() => {
  installTestClock()
  errors = []
  vi.spyOn(console, 'error').mockImplementation((...values: unknown[]) => {
    errors.push(format(...values))
  })
})

// Any message on the console is a fault. A test that expects one spies on console.error itself.
afterEach(() => {
  expect(errors, 'console.error was called').toEqual([])
})
