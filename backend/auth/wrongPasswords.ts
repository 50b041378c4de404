import { addMinutes } from '@contract/clock/moments'
import { updateUtilisateur } from '../database/compte/utilisateur'
import type { Trx } from '../database/schema'
import type { Deps } from '../deps'
import { HttpError } from '../errors'

export const MAX_FAILURES = 5
export const LOCK_MINUTES = 15

interface Lockable {
  id: number
  echecs: number
  verrouilleJusqua: string | null
}

/** Milliseconds until an account is unlocked. */
const lockedFor = (user: Lockable, now: Date): number =>
  user.verrouilleJusqua ? Date.parse(user.verrouilleJusqua) - now.getTime() : 0

export const locked = (milliseconds: number) =>
  new HttpError(429, 'locked', { details: { seconds: Math.ceil(milliseconds / 1000) } })

/** @throws 429 with the seconds to wait while an account is locked */
export function refuseLocked(user: Lockable, now: Date): void {
  const milliseconds = lockedFor(user, now)
  if (milliseconds > 0) throw locked(milliseconds)
}

/** Counts a wrong password; the fifth in a row locks the account and resets the count. Returns the tries left. */
export async function countFailure(trx: Trx, { clock }: Deps, user: Lockable): Promise<number> {
  // Tries already running when the fifth was counted must not begin a new count, which would unlock the account.
  if (lockedFor(user, clock()) > 0) return 0
  const isLast = user.echecs + 1 >= MAX_FAILURES
  const until = addMinutes(clock().toISOString(), LOCK_MINUTES)
  const echecs = isLast ? 0 : user.echecs + 1
  await updateUtilisateur(trx, user.id, { echecs, verrouilleJusqua: isLast ? until : null })
  return MAX_FAILURES - user.echecs - 1
}
