import type { Db } from '../schema'

/** A secret of the host by its name; `fresh` is stored when there is none yet, and the first writer wins. */
export async function readSecret(db: Db, nom: string, fresh: string): Promise<string> {
  await db
    .insertInto('secret')
    .values({ nom, valeur: fresh })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { valeur } = await db.selectFrom('secret').select('valeur').where('nom', '=', nom).executeTakeFirstOrThrow()
  return valeur
}
