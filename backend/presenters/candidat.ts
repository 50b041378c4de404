import type { Candidat, CandidatDetail } from '@contract/candidat'
import type { CandidatRow } from '../database/candidat'
import { documentsOf } from '../database/document'
import type { Db, Trx } from '../database/schema'
import { etatDossier } from '../rules/candidat'
import { dayIn } from '../rules/time'

/** What the list and the sheet show of a row; nothing that the database keeps for itself. */
export function presentCandidat(row: CandidatRow, now: Date): Candidat {
  const { idAutoEcole: _, idUtilisateur: __, nomTri: ___, prenomTri: ____, idDomaine: _____, ...shown } = row
  const { documentsRecus, documentsExpiration, archived, ...fields } = shown
  return { ...fields, archived: archived === 1, dossier: etatDossier(documentsRecus, documentsExpiration, dayIn(now)) }
}

/** The whole sheet: the row, its account's name and its papers. */
export async function presentDetail(db: Db | Trx, row: CandidatRow, now: Date): Promise<CandidatDetail> {
  const { username } = await db
    .selectFrom('utilisateur')
    .select('username')
    .where('id', '=', row.idUtilisateur)
    .executeTakeFirstOrThrow()
  return { ...presentCandidat(row, now), username, documents: await documentsOf(db, row.id) }
}
