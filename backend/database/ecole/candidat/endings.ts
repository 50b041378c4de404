import type { Bit } from '../../bit'
import type { Conn } from '../../schema'

interface Ending {
  idAutoEcole: number
  idCandidat: number
  /** The candidate's own account, and whether it may sign in. */
  idUtilisateur: number
  actif: Bit
  nom: string
  prenom: string
  /** The kind of paper, or `code`. */
  objet: string
  fin: string
}

/** The candidates in training of some schools; with `idUtilisateur`, only the candidate of that account. */
const candidatsOf = (db: Conn, ecoles: readonly number[], idUtilisateur: number | null) =>
  db
    .selectFrom('candidat')
    .innerJoin('utilisateur', 'utilisateur.id', 'candidat.idUtilisateur')
    .where('candidat.idAutoEcole', 'in', ecoles)
    .where('candidat.archived', '=', 0)
    .$if(idUtilisateur !== null, (query) => query.where('candidat.idUtilisateur', '=', idUtilisateur ?? 0))

const NAMED = [
  'candidat.idAutoEcole',
  'candidat.id as idCandidat',
  'candidat.idUtilisateur',
  'utilisateur.actif',
  'candidat.nom',
  'candidat.prenom',
] as const

/**
 * Documents and access codes of candidates that expire between two days, both included.
 * @param idUtilisateur the account of a single candidate; null for all candidates of the schools
 */
export async function endingsOf(
  db: Conn,
  ecoles: readonly number[],
  { from, to }: { from: string; to: string },
  idUtilisateur: number | null,
): Promise<Ending[]> {
  // Each table is filtered by school, because its index begins with the school.
  const papers = await candidatsOf(db, ecoles, idUtilisateur)
    .innerJoin('document', 'document.idCandidat', 'candidat.id')
    .select([...NAMED, 'document.type as objet', 'document.dateExpiration as fin'])
    .where('document.idAutoEcole', 'in', ecoles)
    .where('document.recu', '=', 1)
    .where('document.dateExpiration', '>=', from)
    .where('document.dateExpiration', '<=', to)
    .execute()
  const codes = await candidatsOf(db, ecoles, idUtilisateur)
    .innerJoin('code_acces', 'code_acces.idCandidat', 'candidat.id')
    .select([...NAMED, 'code_acces.dateExpiration as fin'])
    .where('code_acces.idAutoEcole', 'in', ecoles)
    .where('code_acces.actif', '=', 1)
    .where('code_acces.dateExpiration', '>=', from)
    .where('code_acces.dateExpiration', '<=', to)
    .execute()
  // The condition excludes rows without a date, which the compiler cannot infer.
  const dated = papers.flatMap(({ fin, ...paper }) => (fin === null ? [] : [{ ...paper, fin }]))
  return [...dated, ...codes.map((code) => ({ ...code, objet: 'code' }))]
}
