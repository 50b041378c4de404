import type { Db } from '../schema'

/** A secret of the host by its name: `fresh` becomes it where there is none yet, whoever comes first. */
export async function readSecret(db: Db, nom: string, fresh: string): Promise<string> {
  await db
    .insertInto('secret')
    .values({ nom, valeur: fresh })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { valeur } = await db.selectFrom('secret').select('valeur').where('nom', '=', nom).executeTakeFirstOrThrow()
  return valeur
}
