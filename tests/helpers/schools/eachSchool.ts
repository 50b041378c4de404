import { afterEach, beforeEach } from 'vitest'
import type { TestBackend } from '../backend'
import { type Client, startSchool } from '../http'

/** For a test file: signs a school in before each test and stops the backend after it. */
export function eachSchool(begin: (started: { backend: TestBackend; ecole: Client }) => void): void {
  let backend: TestBackend | undefined
  beforeEach(async () => {
    const started = await startSchool()
    backend = started.backend
    begin(started)
  })
  afterEach(() => backend?.stop())
}
