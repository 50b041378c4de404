import { format } from 'node:util'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

let errors: string[] = []

beforeEach(() => {
  errors = []
  vi.spyOn(console, 'error').mockImplementation((...values: unknown[]) => {
    errors.push(format(...values))
  })
})

// A message on the console is a fault that nobody looked at: a test that expects one spies on console.error itself.
afterEach(() => {
  cleanup()
  expect(errors, 'console.error was called').toEqual([])
})
