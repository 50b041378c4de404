import { addMinutes } from '@contract/clock/moments'
import { countTry } from '../../database/compte/limite'
import { transact } from '../../database/transact'
import type { Deps } from '../../deps'
import { tooMany } from '../../errors'

/** Maximum number of tries under a key, such as `signup:device:…` or `signup:tous`. */
export interface Limit {
  cle: string
  max: number
  minutes: number
}

/**
 * Throttles an action; for wrong passwords of an account see `auth/wrongPasswords.ts`. A try is counted under each key
 * in a separate transaction, so that it counts even when it fails later. A count begins with the first try and expires
 * after its minutes. A refused try is not counted.
 * @throws 429 with the seconds to wait, once any of the counts is full
 */
export async function throttle({ db, clock }: Deps, limits: Limit[]): Promise<void> {
  const now = clock()
  await transact(db, async (trx) => {
    for (const { cle, max, minutes } of limits) {
      const until = addMinutes(now.toISOString(), minutes)
      const { nombre, expiresAt } = await countTry(trx, cle, until, now.toISOString())
      if (nombre > max) throw tooMany(expiresAt, now)
    }
  })
}

/** How often a sender without an account may try something in an hour. */
interface Hourly {
  perSender: number
  /** For all senders of one IPv6 site: one line may have 256 networks, each of which is a sender. */
  perSite: number
  /** For everybody together: far above normal use and above one site's, so that nobody can block others. */
  inAll: number
}

const HOUR_MINUTES = 60

/** The site of a sender with an IPv6 network: the shortest prefix that providers assign to one customer. */
const siteOf = (sender: string): string | null => {
  const [, site] = /^((?:[\da-f]+:){3})[\da-f]+::\/64$/.exec(sender) ?? []
  return site ? `${site}:/48` : null
}

/** The limits of what anybody may try, such as `signup`. */
export function hourlyLimits(name: string, sender: string, { perSender, perSite, inAll }: Hourly): Limit[] {
  const site = siteOf(sender)
  return [
    { cle: `${name}:${sender}`, max: perSender, minutes: HOUR_MINUTES },
    ...(site === null ? [] : [{ cle: `${name}:${site}`, max: perSite, minutes: HOUR_MINUTES }]),
    { cle: `${name}:tous`, max: inAll, minutes: HOUR_MINUTES },
  ]
}
