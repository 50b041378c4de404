import { dayIn } from '@contract/clock/wall'
import { type Candidat, type CandidatDetail, TYPES_DOCUMENT } from '@contract/ecole/candidat'
import { etatDossier } from '@contract/ecole/dossier'
import type { Caller } from '../../caller'
import type { CandidatRow } from '../../database/ecole/candidat'
import { documentsOf } from '../../database/ecole/document'
import type { Db, Trx } from '../../database/schema'

/** Who reads, and when. */
export interface Reading {
  caller: Pick<Caller, 'role' | 'pays'>
  now: Date
}

/**
 * What the list and the sheet show of a row; nothing that the database keeps for itself. The note is the school's own:
 * its instructors read it, the candidate does not.
 */
export function presentCandidat(row: CandidatRow, { caller, now }: Reading): Candidat {
  const { idAutoEcole: _, idUtilisateur: __, nomTri: ___, prenomTri: ____, idDomaine: _____, ...shown } = row
  const { documentsRecus, documentsExpiration, archived, ...fields } = shown
  const note = caller.role === 'candidat' ? null : fields.note
  const papers = { documentsRecus, documentsExpiration }
  const dossier = etatDossier(papers, TYPES_DOCUMENT.length, dayIn(now, caller.pays))
  return { ...fields, note, archived: archived === 1, dossier }
}

/** The whole sheet: the row, its account's name and its papers. */
export async function presentDetail(db: Db | Trx, row: CandidatRow, reading: Reading): Promise<CandidatDetail> {
  const { username } = await db
    .selectFrom('utilisateur')
    .select('username')
    .where('id', '=', row.idUtilisateur)
    .executeTakeFirstOrThrow()
  return { ...presentCandidat(row, reading), username, documents: await documentsOf(db, row.id) }
}
