import { sha256 } from '../../auth/crypto'
import { beginCounts, countTry, runningAmong } from '../../database/compte/limite'
import type { Deps } from '../../deps'
import { tooMany } from '../../errors'
import type { Write } from '../write'

/*
 * An account is sent a temporary password once an hour, so that nobody's mailbox is flooded. Another address of the
 * account begins anew, because the first one may have been mistyped.
 */
const HOUR_MS = 3_600_000

interface Recipient {
  /** The account. */
  id: number
  adresse: string
}

const keyOf = async ({ id, adresse }: Recipient) => `acces:${id}:${await sha256(adresse)}`
const keysOf = (recipients: readonly Recipient[]) => Promise.all(recipients.map(keyOf))
const inAnHour = (moment: Date) => new Date(moment.getTime() + HOUR_MS).toISOString()

/** The accounts among these that were sent a password to the same address within the last hour. */
export async function sentLately({ db, clock }: Deps, recipients: readonly Recipient[]): Promise<Set<number>> {
  const keys = await keysOf(recipients)
  const running = await runningAmong(db, keys, clock().toISOString())
  return new Set(recipients.filter((_, index) => running.has(keys[index] ?? '')).map(({ id }) => id))
}

/** Notes that accounts are sent a password now. */
export async function noteSent({ trx, moment }: Write, recipients: readonly Recipient[]): Promise<void> {
  await beginCounts(trx, [...new Set(await keysOf(recipients))], inAnHour(moment))
}

/** The same for one account. @throws 429 with the seconds to wait when it was sent one within the last hour */
export async function countSent({ trx, moment, now }: Write, recipient: Recipient): Promise<void> {
  const { nombre, expiresAt } = await countTry(trx, await keyOf(recipient), inAnHour(moment), now)
  if (nombre > 1) throw tooMany(expiresAt, moment)
}
