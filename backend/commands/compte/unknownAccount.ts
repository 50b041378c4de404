import { addMinutes } from '@contract/clock/moments'
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
const DAY_MINUTES = 24 * 60

/** Hashed, because users may type a password into the name field. */
const keyOf = async (typed: string) => `login:${await sha256(sameName(typed))}`

/** @throws 429 with the seconds to wait after too many tries for this name */
export async function refuseLockedName({ db, clock }: Deps, typed: string): Promise<void> {
  const now = clock()
  const count = await findCount(db, await keyOf(typed), now.toISOString())
  if (count && count.nombre >= MAX_FAILURES) throw locked(Date.parse(count.expiresAt) - now.getTime())
}

/** Counts a wrong password for a name without an account; returns the tries left. */
export async function countUnknown({ db, clock }: Deps, typed: string): Promise<number> {
  const key = await keyOf(typed)
  const now = clock().toISOString()
  return transact(db, async (trx) => {
    const { nombre } = await countTry(trx, key, addMinutes(now, KEPT_DAYS * DAY_MINUTES), now)
    if (nombre === MAX_FAILURES) await setCountExpiry(trx, key, addMinutes(now, LOCK_MINUTES))
    return Math.max(0, MAX_FAILURES - nombre)
  })
}
