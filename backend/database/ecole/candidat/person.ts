import type { Conn } from '../../schema'

const people = (db: Conn) =>
  db
    .selectFrom('candidat')
    .select(['id', 'idAutoEcole', 'idUtilisateur', 'idPermi', 'idMoniteur', 'nom', 'prenom', 'archived'])

/** The candidate of an account, archived or not. */
export const candidatOfAccount = (db: Conn, idUtilisateur: number) =>
  people(db).where('idUtilisateur', '=', idUtilisateur).executeTakeFirst()

/** A candidate of a school. */
export const candidatOfSchool = (db: Conn, idAutoEcole: number, id: number) =>
  people(db).where('id', '=', id).where('idAutoEcole', '=', idAutoEcole).executeTakeFirst()

/** The candidate of a school who has an identity number. */
export const holderOfNumber = (db: Conn, idAutoEcole: number, field: 'cin' | 'passeport', number: string | null) =>
  people(db).where('idAutoEcole', '=', idAutoEcole).where(field, '=', number).executeTakeFirst()

/** The names and photos with which candidates are shown. */
export async function facesOf(db: Conn, ids: readonly number[]) {
  const rows = await db.selectFrom('candidat').select(['id', 'nom', 'prenom', 'photo']).where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, row]))
}
