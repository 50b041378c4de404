import type { Db, IdempotenceTable, Trx } from './schema'

/** Longer than anybody goes on trying. */
const KEPT_DAYS = 30
const DAY_MS = 86_400_000

const oldest = (now: Date) => new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString()

export type Claim = Pick<IdempotenceTable, 'auteur' | 'cle' | 'route' | 'empreinte'>
export type Done = Pick<IdempotenceTable, 'route' | 'empreinte' | 'statut' | 'reponse'>

/** What a caller's write with this key was answered; nothing when it was not done in the last thirty days. */
export const findDone = (db: Db | Trx, { auteur, cle }: Claim, now: Date): Promise<Done | undefined> =>
  db
    .selectFrom('idempotence')
    .select(['route', 'empreinte', 'statut', 'reponse'])
    .where('auteur', '=', auteur)
    .where('cle', '=', cle)
    .where('createdAt', '>=', oldest(now))
    .executeTakeFirst()

/**
 * Takes a key for the write of this transaction; false when another has it. Of two at once the second waits here for the
 * end of the first. What is older than thirty days is forgotten on the way.
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

/** The write was refused after all: the same key may come with a mended one. */
export async function releaseKey(trx: Trx, { auteur, cle }: Claim): Promise<void> {
  await trx.deleteFrom('idempotence').where('auteur', '=', auteur).where('cle', '=', cle).execute()
}
