import { sha256 } from '../../auth/crypto'
import { LOCK_MINUTES, locked, MAX_FAILURES } from '../../auth/wrongPasswords'
import { countTry, findCount, setCountExpiry } from '../../database/compte/limite'
import { sameName } from '../../database/compte/utilisateur'
import { transact } from '../../database/transact'
import type { Deps } from '../../deps'

/*
 * Wrong passwords for unknown names are counted and answered like those of real accounts: otherwise the sixth try
 * would reveal which names exist.
 */

/** Days after which the count of an unknown name expires; that of a real account never does. */
const KEPT_DAYS = 30
const DAY_MS = 86_400_000

/** Hashed, because users may type a password into the name field. */
const keyOf = async (typed: string) => `login:${await sha256(sameName(typed))}`

const after = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString()

/** @throws 429 with the seconds to wait after too many tries for this name */
export async function refuseLockedName({ db, clock }: Deps, typed: string): Promise<void> {
  const now = clock()
  const count = await findCount(db, await keyOf(typed), now.toISOString())
  if (count && count.nombre >= MAX_FAILURES) throw locked(Date.parse(count.expiresAt) - now.getTime())
}

/** Counts a wrong password for a name without an account; returns the tries left. */
export async function countUnknown({ db, clock }: Deps, typed: string): Promise<number> {
  const key = await keyOf(typed)
  const now = clock()
  return transact(db, async (trx) => {
    const { nombre } = await countTry(trx, key, after(now, KEPT_DAYS * DAY_MS), now.toISOString())
    if (nombre === MAX_FAILURES) await setCountExpiry(trx, key, after(now, LOCK_MINUTES * 60_000))
    return Math.max(0, MAX_FAILURES - nombre)
  })
}
