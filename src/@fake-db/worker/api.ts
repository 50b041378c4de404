import { PASSWORD_ROUNDS } from '@backend/auth/password'
import { outageOf } from '@backend/database/dialect'
import { tableOutbox } from '@backend/database/outbox'
import type { Deps } from '@backend/deps'
import { createFirstApp } from '@backend/firstApp'
import type { Hono } from 'hono'
import { tellFault } from './faults'
import type { Store } from './store'

const clock = () => new Date()

/** Outages are reported where they happen; only unexpected errors go to the report that a user can copy. */
function reportError(error: Error): void {
  // biome-ignore lint/suspicious/noConsole: an unexpected error must be visible to whoever develops.
  console.error('Backend error', error)
  if (!outageOf(error)) tellFault(error)
}

/** The rest of the API is loaded this long after a start, or with the first request for it. */
const WHOLE_MS = 2000

/** The API on the database of this browser. */
export function createApi(module: object, { db }: Store): Hono {
  const deps: Deps = {
    db,
    clock,
    outbox: tableOutbox(db, clock, { shown: true }),
    passwordRounds: PASSWORD_ROUNDS,
    checkAnswers: import.meta.env.DEV,
    sqlite: async () => module,
    reportError,
  }
  // The next request starts another worker.
  const { hono, loadWhole } = createFirstApp(deps, () => globalThis.close())
  setTimeout(() => loadWhole().catch(() => undefined), WHOLE_MS)
  return hono
}
