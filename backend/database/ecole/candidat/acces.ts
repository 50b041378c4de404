import { chunks } from '../../chunks'
import type { Conn } from '../../schema'

const holders = (db: Conn) =>
  db
    .selectFrom('candidat')
    .innerJoin('utilisateur', 'utilisateur.id', 'candidat.idUtilisateur')
    .select([
      'candidat.id',
      'candidat.idUtilisateur',
      'candidat.prenom',
      'candidat.email',
      'candidat.telephone',
      'username',
      'motDePasse',
      'isFirstLogin',
      'derniereConnexion',
    ])

/** A candidate with their account, as far as a message about their access needs them. */
export type AccessHolder = Awaited<ReturnType<ReturnType<typeof holders>['executeTakeFirstOrThrow']>>

/** Returns the candidates who are not archived, with their accounts. */
export async function accessHolders(db: Conn, ids: readonly number[]): Promise<AccessHolder[]> {
  const found: AccessHolder[] = []
  for (const part of chunks(ids, 500)) {
    const rows = holders(db).where('candidat.id', 'in', part).where('candidat.archived', '=', 0)
    found.push(...(await rows.orderBy('candidat.id').execute()))
  }
  return found
}
