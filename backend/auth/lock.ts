import type { Trx } from '../database/schema'
import type { Deps } from '../deps'
import { HttpError } from '../errors'

const MAX_FAILURES = 5
const LOCK_MINUTES = 15

interface Lockable {
  id: number
  echecs: number
  verrouilleJusqua: string | null
}

/** Milliseconds for which an account is still locked. */
const lockedFor = (user: Lockable, now: Date): number =>
  user.verrouilleJusqua ? Date.parse(user.verrouilleJusqua) - now.getTime() : 0

/** @throws 429 with the seconds to wait while an account is locked */
export function refuseLocked(user: Lockable, now: Date): void {
  const milliseconds = lockedFor(user, now)
  if (milliseconds > 0) throw new HttpError(429, 'locked', { details: { seconds: Math.ceil(milliseconds / 1000) } })
}

/** Counts a wrong password; the fifth in a row locks the account and starts the count anew. */
export async function countFailure(trx: Trx, { clock }: Deps, user: Lockable): Promise<void> {
  // Tries that were under way when the fifth was counted: they must not begin a new count, which would unlock.
  if (lockedFor(user, clock()) > 0) return
  const locked = user.echecs + 1 >= MAX_FAILURES
  const until = new Date(clock().getTime() + LOCK_MINUTES * 60_000).toISOString()
  await trx
    .updateTable('utilisateur')
    .set({ echecs: locked ? 0 : user.echecs + 1, verrouilleJusqua: locked ? until : null })
    .where('id', '=', user.id)
    .execute()
}
