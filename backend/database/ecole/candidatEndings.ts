import type { Caller } from '../../caller'
import type { Db, Trx } from '../schema'

interface Ending {
  idCandidat: number
  nom: string
  prenom: string
  /** The kind of paper, or `code`. */
  objet: string
  fin: string
}

/** The candidates in training that concern the caller: all of their school, or themselves. */
function candidatsOf(db: Db | Trx, { role, id, idAutoEcole }: Caller) {
  const query = db.selectFrom('candidat').where('candidat.idAutoEcole', '=', idAutoEcole).where('archived', '=', 0)
  return role === 'candidat' ? query.where('candidat.idUtilisateur', '=', id) : query
}

/** Papers and access codes of candidates that end between two days, both included. */
export async function endingsOf(
  db: Db | Trx,
  caller: Caller,
  { from, to }: { from: string; to: string },
): Promise<Ending[]> {
  const named = ['candidat.id as idCandidat', 'candidat.nom', 'candidat.prenom'] as const
  const papers = await candidatsOf(db, caller)
    .innerJoin('document', 'document.idCandidat', 'candidat.id')
    .select([...named, 'document.type as objet', 'document.dateExpiration as fin'])
    .where('document.recu', '=', 1)
    .where('document.dateExpiration', '>=', from)
    .where('document.dateExpiration', '<=', to)
    .execute()
  const codes = await candidatsOf(db, caller)
    .innerJoin('code_acces', 'code_acces.idCandidat', 'candidat.id')
    .select([...named, 'code_acces.dateExpiration as fin'])
    .where('code_acces.actif', '=', 1)
    .where('code_acces.dateExpiration', '>=', from)
    .where('code_acces.dateExpiration', '<=', to)
    .execute()
  // The condition excludes rows without a date, which the compiler cannot infer.
  const dated = papers.flatMap(({ fin, ...paper }) => (fin === null ? [] : [{ ...paper, fin }]))
  return [...dated, ...codes.map((code) => ({ ...code, objet: 'code' }))]
}
