import 'temporal-polyfill/global'
import { format } from 'node:util'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { installTestClock } from './clock'

let errors: string[] = []

const ignore = () => {}
const listen = { addEventListener: ignore, removeEventListener: ignore, addListener: ignore, removeListener: ignore }

// jsdom has no media queries: every query answers false, which means a wide screen without reduced motion. A plain
// property, so that `vi.unstubAllGlobals` restores it. Tests on Node have no window.
if (typeof window !== 'undefined') {
  window.matchMedia = (media) => ({ matches: false, media, onchange: null, dispatchEvent: () => false, ...listen })
}

// Every run checks the same cases, so that a change is judged by what it changed; `SEED=7 npx vitest run` tries others.
fc.configureGlobal({ seed: Number(process.env.SEED ?? 20_261_123) })

// For code that runs before the first test of a file.
installTestClock()

beforeEach(() => {
  installTestClock()
  errors = []
  vi.spyOn(console, 'error').mockImplementation((...values: unknown[]) => {
    errors.push(format(...values))
  })
})

// A message on the console is an unnoticed fault: a test that expects one spies on console.error itself.
afterEach(() => {
  expect(errors, 'console.error was called').toEqual([])
})
