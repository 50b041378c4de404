import { DAY_MS } from '@contract/clock/moments'
import type { IdempotenceTable } from './compte/tables'
import type { Conn, Trx } from './schema'

/** Days for which keys are kept: longer than any client retries. */
const KEPT_DAYS = 30

const oldest = (now: Date) => new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString()

export type Claim = Pick<IdempotenceTable, 'auteur' | 'cle' | 'route' | 'empreinte'>
export type Done = Pick<IdempotenceTable, 'route' | 'empreinte' | 'statut' | 'reponse'>

/** The stored answer of the caller's write with this key; undefined when there was none in the last thirty days. */
export const findDone = (db: Conn, { auteur, cle }: Claim, now: Date): Promise<Done | undefined> =>
  db
    .selectFrom('idempotence')
    .select(['route', 'empreinte', 'statut', 'reponse'])
    .where('auteur', '=', auteur)
    .where('cle', '=', cle)
    .where('createdAt', '>=', oldest(now))
    .executeTakeFirst()

/**
 * Claims a key for the write of this transaction; false when it is taken. Of two concurrent claims the second waits
 * here for the end of the first. Also deletes keys older than thirty days.
 */
export async function claimKey(trx: Trx, claim: Claim, now: Date): Promise<boolean> {
  await trx.deleteFrom('idempotence').where('createdAt', '<', oldest(now)).execute()
  const taken = await trx
    .insertInto('idempotence')
    .values({ ...claim, statut: 0, reponse: null, createdAt: now.toISOString() })
    .onConflict((conflict) => conflict.columns(['auteur', 'cle']).doNothing())
    .returning('cle')
    .executeTakeFirst()
  return taken !== undefined
}

export async function keepAnswer(
  trx: Trx,
  { auteur, cle }: Claim,
  answer: Pick<IdempotenceTable, 'statut' | 'reponse'>,
): Promise<void> {
  await trx.updateTable('idempotence').set(answer).where('auteur', '=', auteur).where('cle', '=', cle).execute()
}

/** Releases the key of a refused write: the corrected request may use it again. */
export async function releaseKey(trx: Trx, { auteur, cle }: Claim): Promise<void> {
  await trx.deleteFrom('idempotence').where('auteur', '=', auteur).where('cle', '=', cle).execute()
}
